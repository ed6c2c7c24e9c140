// More texts of the article "Testing screens", which SampleTests compares with this file.

import Testing

@testable import StoryCodeTesting

struct ArticleFolderTests {
    @Test func folderHasTheNameOfTheTest() {
        let words = """
            The run is in runs/StoryCodeTestingTests.CityTitleTests.cityHasATitle.
            """
        let test = TestName(components: ["StoryCodeTestingTests", "CityTitleTests", "cityHasATitle()"])
        #expect(RunFolder.sentence(about: RunFolder().reserve(for: test, in: "runs")) == words)
    }
}
