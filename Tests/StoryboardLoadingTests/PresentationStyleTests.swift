import StoryCode
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// The presentation styles of files are those of portable screens.
struct PresentationStyleTests {
    @Test func eachStyleOfAFileIsOneOfPortableScreens() {
        let styles = ModalPresentationStyle.allCases.filter { $0 != .automatic }
        #expect(FileElement.presentationStyles == Set(styles.map { "\($0)" }))
        for style in styles { #expect(ModalPresentationStyle(file: "\(style)") == style) }
        #expect(ModalPresentationStyle(file: nil) == nil)
    }
}
