import StoryCode
import Testing

@testable import StoryCodeTesting

/// The names of folders are those of tests, and safe on every file system.
struct RunFolderTests {
    private func name(_ components: String..., in parent: String) -> String {
        RunFolder().reserve(for: TestName(components: components), in: parent)
    }

    @Test(
        arguments: [
            (["App", "CityTests", "appears()"], "App.CityTests.appears"),
            (["App", "titles(city:count:)"], "App.titles-city-count"),
            (["App", "a name/with: spaces & \"quotes\"()"], "App.a-name-with-spaces-quotes"),
            (["..", "..", "evil()"], "evil"),
            (["App", "größe_2()"], "App.größe_2"),
            (["App", "\u{202E}\0()"], "App"),
            (["()"], "test"),
            ([], "test"),
        ]
    )
    func nameHasOnlySafeCharacters(components: [String], name: String) {
        let parent = "/runs of \(components)"
        #expect(RunFolder().reserve(for: TestName(components: components), in: parent) == "\(parent)/\(name)")
    }

    @Test func longNamesAreCut() {
        let parent = "/long"
        let names = (0..<2).map { name("App", String(repeating: "ü", count: 300), "\($0)", in: parent) }
        #expect(names[0] == "\(parent)/App.\(String(repeating: "ü", count: 98))")
        #expect(names[1] == names[0] + "-2")
        let long = name("App", String(repeating: "x", count: 300), in: parent)
        #expect(long == "\(parent)/App.\(String(repeating: "x", count: 196))")
    }

    @Test func folderIsReservedOnce() {
        let folder = RunFolder()
        #expect(folder.reservedPath == nil)
        let test = TestName(components: ["Once", "test()"])
        #expect(folder.reserve(for: test, in: "runs/") == "runs/Once.test")
        #expect(folder.reserve(for: test, in: "runs/") == "runs/Once.test")
        #expect(folder.reservedPath == "runs/Once.test")
    }

    /// Some file systems ignore the case.
    @Test func namesDifferInMoreThanTheirCase() {
        #expect(name("Case", "shows()", in: "runs") == "runs/Case.shows")
        #expect(name("Case", "Shows()", in: "runs") == "runs/Case.Shows-2")
        #expect(name("Case", "Shows()", in: "other") == "other/Case.Shows")
    }

    @Test func testIsNamedAfterItsSuite() throws {
        let current = TestName.current(function: "helper()", fileID: "Other/Other.swift")
        #expect(current.components == ["StoryCodeTestingTests", "RunFolderTests", "testIsNamedAfterItsSuite()"])
        #expect(current.function == "testIsNamedAfterItsSuite()")
    }

    @Test func testOfAnotherFrameworkIsNamedAfterItsFile() async {
        let name = await Task.detached {
            TestName.current(function: "testCity()", fileID: "AppTests/City+Tests.swift").components
        }.value
        #expect(name == ["AppTests", "City+Tests", "testCity()"])
    }
}
