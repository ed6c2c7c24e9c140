#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The code of an article is a program, and its text blocks are the output of that program.
    struct DocumentationTests {
        static let articles = [
            "StoryCode", "Composing-a-scene", "The-life-of-a-scene", "Moving-between-screens", "Keeping-state",
            "Registering-components", "Injecting", "Lifetimes", "Finding-mistakes-before-they-happen",
            "How-it-works", "Writing-a-storyboard", "Injecting-into-controllers", "Storyboard-features",
            "Coming-from-StoryCode",
            "Coming-from-DITranquillity", "Coming-from-Swinject", "Coming-from-SwinjectStoryboard",
            "Coming-from-Resolver",
        ]

        /// The articles about files, whose programs read `Guide.storyboard` from the working directory.
        static let fileArticles = [
            "StoryboardFiles", "Reading-storyboard-files", "From-file-to-code", "Checking-storyboards-in-CI",
            "Pictures-and-differences",
        ]

        /// Imports of code that is not part of an article's program.
        static let others = ["UIKit", "Testing", "SwinjectStoryboard"]

        @Test(arguments: articles)
        func articleIsAProgramWithItsOutput(article: String) throws {
            try check(Page("Sources/StoryCode/StoryCode.docc/\(article).md"), with: ["StoryCode"])
        }

        @Test(arguments: fileArticles)
        func fileArticleIsAProgramWithItsOutput(article: String) throws {
            let page = try Page("Sources/StoryboardFiles/StoryboardFiles.docc/\(article).md")
            try check(page, with: ["StoryCode", "StoryboardFiles"])
        }

        /// Checks that the code of a page has the output that the page shows.
        private func check(_ page: Page, with modules: [String]) throws {
            let program = page.blocks("swift").filter { block in
                !Self.others.contains { block.contains("import \($0)\n") }
            }.joined()
            let drawings = CharacterSet(charactersIn: "─│↑")
            let output = page.blocks("text").filter { $0.rangeOfCharacter(from: drawings) == nil }.joined()
            #expect(try run(program, with: modules) == output)
        }

        @Test func everyArticleIsTested() throws {
            let own = Self.articles + UIKitArticleTests.articles.map(\.name)
            for (module, articles) in [("StoryCode", own), ("StoryboardFiles", Self.fileArticles)] {
                let folder = Program.package.appending(path: "Sources/\(module)/\(module).docc")
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(Set(files.filter { $0.hasSuffix(".md") }) == Set(articles.map { "\($0).md" }))
            }
        }

        /// Compiles a program and returns its output.
        private func run(_ program: String, with modules: [String]) throws -> String {
            try Program.withFolder(["main.swift": program]) { folder in
                let (source, binary) = (folder.appending(path: "main.swift"), folder.appending(path: "program"))
                try Program.compile([source.path], with: modules, to: binary)
                let guide = Program.package.appending(path: "Tests/SampleTests/Storyboards/Guide.storyboard")
                try FileManager.default.copyItem(at: guide, to: folder.appending(path: "Guide.storyboard"))
                return try Program.run(binary, [], in: folder).output
            }
        }
    }
#endif
