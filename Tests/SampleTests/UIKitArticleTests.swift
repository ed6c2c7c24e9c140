#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The code of the articles about UIKit is in files of the adapter's tests, which are compiled with UIKit and with a
    /// stub of it.
    @Suite(.waitsForPrograms)
    struct UIKitArticleTests {
        /// An article and the file with its code.
        struct Article: CustomTestStringConvertible {
            let name: String
            let files: [String]
            /// Whether the page has code without UIKit, too.
            var isMixed = false
            var path: String { "Sources/StoryCode/StoryCode.docc/\(name).md" }
            var testDescription: String { name }
        }

        static let articles =
            [
                Article(name: "Scenes-in-a-UIKit-app", files: ["Articles/ScenesInAUIKitApp.swift"]),
                Article(
                    name: "Next-to-SwiftUI",
                    files: ["Articles/NextToSwiftUI.swift", "SwiftUI/AppNames.swift", "SwiftUI/SceneNames.swift"]
                ),
                Article(name: "The-flow-of-an-app", files: ["Articles/FlowInUIKit.swift"], isMixed: true),
                Article(name: "Writing-code-with-StoryCode", files: ["Articles/WritingCode.swift"], isMixed: true),
                Article(name: "Testing-a-first-app", files: ["Articles/FirstAppInUIKit.swift"], isMixed: true),
            ]
            + [
                "Injecting-into-controllers", "Coming-from-SwinjectStoryboard", "Coming-from-DITranquillity",
                "Coming-from-Resolver", "Coming-from-StoryCode", "Coming-from-Swinject",
            ].map { Article(name: $0, files: ["Articles/MovingControllers.swift"], isMixed: true) }

        @Test func codeOfTheReadmeIsCompiled() throws {
            try check(Program.text("README.md"), isMixed: true, in: ["Articles/Readme.swift"])
        }

        @Test(arguments: articles)
        func codeOfTheArticleIsCompiled(article: Article) throws {
            try check(Program.text(article.path), isMixed: article.isMixed, in: article.files)
        }

        /// Checks that each block of a page is in a file.
        private func check(_ page: String, isMixed: Bool, in files: [String]) throws {
            let code = try files.map { try statements(of: Program.text("Tests/StoryCodeUIKitTests/\($0)")) }
            let blocks = page.components(separatedBy: "```swift\n").dropFirst()
                .filter { !isMixed || $0.contains("import StoryCodeUIKit\n") }
            #expect(!blocks.isEmpty)
            for block in blocks {
                let text = try #require(block.components(separatedBy: "```").first)
                // The declarations of a block are in one file, perhaps with others between them.
                let parts = text.components(separatedBy: "\n\n").map { statements(of: $0) }
                #expect(code.contains { file in parts.allSatisfy { contains(file, $0) } }, "\(text)")
            }
        }

        /// The lines without indentation, comments at their ends and empty lines.
        private func statements(of text: String) -> [Substring] {
            text.split(separator: "\n")
                .map { line in
                    let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
                    return code.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
                }
                .map { Substring(String($0)) }
                .filter { !$0.isEmpty }
        }

        /// Whether a file has the lines of a block: imports anywhere, and the others one after the other.
        private func contains(_ file: [Substring], _ block: [Substring]) -> Bool {
            let imports = block.filter { $0.hasPrefix("import ") }
            let rest = block.filter { !$0.hasPrefix("import ") }
            guard imports.allSatisfy(file.contains) else { return false }
            return rest.isEmpty || file.indices.contains { file[$0...].starts(with: rest) }
        }
    }
#endif
