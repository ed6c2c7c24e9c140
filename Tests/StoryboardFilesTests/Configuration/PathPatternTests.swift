import Testing

@testable import StoryboardFiles

/// Patterns for paths, and paths from a folder.
struct PathPatternTests {
    @Test(arguments: [
        ("App", "App/Main.storyboard"), ("./App/", "App/A/B/Main.storyboard"), ("*", "Main.storyboard"),
        ("App/*.storyboard", "App/Main.storyboard"), ("App/M*n.*", "App/Main.storyboard"), ("M?in.xib", "Main.xib"),
        ("**/Main.xib", "Main.xib"), ("**/Main.xib", "A/B/Main.xib"), ("A/**/D", "A/D/x"), ("A/**/D", "A/B/C/D/x"),
        ("**/B/*/D", "A/B/B/C/D"), ("**", "A"), ("*a*b*c", "xaybzc"), ("**/A/**/B", "A/A/C/B"),
        ("*b", "xxb"), ("**/b", "x/x/b"),
    ])
    func patternMatches(pattern: String, path: String) {
        #expect(PathPattern(pattern).matches(path))
    }

    @Test(arguments: [
        ("App", "Apps/Main.storyboard"), ("App", "Kit/App/Main.storyboard"), ("App/*.xib", "App/A/Main.xib"),
        ("M?in.xib", "Min.xib"), ("**/Main.xib", "Main.xib2"), ("A/**/D", "A/B/C"), ("*.xib", "A.xi"), ("A/B", "A"),
        ("main.xib", "Main.xib"), ("*a*b*c", "xaybz"),
    ])
    func patternDoesNotMatch(pattern: String, path: String) {
        #expect(!PathPattern(pattern).matches(path))
    }

    @Test(arguments: [
        ("./a//b", ["a", "b"]), ("a/../b", ["b"]), ("../../a", ["..", "..", "a"]), ("a/../../b", ["..", "b"]),
    ])
    func pathWithoutAFolderMayBeginWithItsParents(path: String, components: [String]) {
        #expect(ProjectFolder.components(of: path, in: [], isRooted: false) == components)
    }

    @Test(arguments: [
        (".", "App/Main.xib", "App/Main.xib"), (".", "./App//../Main.xib", "Main.xib"),
        ("App", "App/Main.xib", "Main.xib"),
        ("App", "Kit/Main.xib", "../Kit/Main.xib"), ("/projects/App", "/projects/App/A.xib", "A.xib"),
        ("..", "A.xib", "projects/A.xib"),
        ("/", "A.xib", "projects/A.xib"), (".", "/../other/A.xib", "../other/A.xib"),
    ])
    func pathIsRelativeToFolder(folder: String, path: String, relative: String) {
        #expect(ProjectFolder(folder, workingDirectory: "/projects").relativePath(of: path) == relative)
    }
}
