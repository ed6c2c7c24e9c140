#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The code and the failures in the article on testing are those of tests.
    struct TestingArticleTests {
        @Test func everyBlockIsInATest() throws {
            let page = try Page("Sources/StoryCodeTesting/StoryCodeTesting.docc/Testing-screens.md")
            let files = [
                "ArticleTests", "ArticleFolderTests", "Conformance/WidgetController",
                "Conformance/SceneConformanceTests",
            ]
            let tests = try trimmed(
                files.map { try Program.text("Tests/StoryCodeTestingTests/\($0).swift") }.joined(separator: "\n")
            )
            let blocks = page.blocks("swift") + page.blocks("text")
            #expect(!blocks.isEmpty)
            for block in blocks { #expect(tests.contains(trimmed(block)), "not in the tests:\n\(block)") }
        }

        /// Removes the indentation, which differs in the tests.
        private func trimmed(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: "\n")
        }
    }
#endif
