#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// The code of an article is a program, and its text blocks are the output of that program.
    @Suite(.tags(.slow), .waitsForPrograms)
    struct DocumentationTests {
        static let articles = [
            "StoryCode", "Scenes-and-stories", "From-the-view-to-the-presenter", "Observing-all-screens",
            "The-coordinator-is-a-helper", "Composing-a-scene", "Choosing-helpers", "The-life-of-a-scene",
            "Delivering-events",
            "Updating-content", "Phases-of-a-window", "Passing-traits", "Hosting-screens", "Keeping-state",
            "Loading-data", "Writing-code-with-StoryCode",
            "Moving-between-screens", "The-flow-of-an-app", "Going-back", "Showing-lists",
            "Registering-components", "Isolating-components", "Injecting", "Lifetimes",
            "Finding-mistakes-before-they-happen", "Writing-a-storyboard", "Connecting-storyboards",
            "Injecting-into-controllers", "Coming-from-StoryCode", "Coming-from-DITranquillity",
            "Coming-from-Swinject", "Coming-from-SwinjectStoryboard", "Coming-from-Resolver",
        ]

        /// The articles without a program.
        static let texts = [
            "How-it-works", "Feature-comparison", "Words", "Troubleshooting", "Benchmarks", "Release-notes",
        ]

        /// The articles about files, whose programs read `Guide.storyboard` from the working directory.
        static let fileArticles = [
            "StoryboardFiles", "Reading-storyboard-files", "From-file-to-code", "Checking-storyboards-in-CI",
            "Pictures-and-differences",
        ]

        /// The articles about running files.
        static let loadingArticles = ["StoryboardLoading", "Running-storyboard-files"]

        /// The articles about runs.
        static let runArticles = ["StoryCodeRuns", "Inspecting-a-run"]

        /// Imports of code that is not part of an article's program.
        static let others = ["UIKit", "Testing", "SwinjectStoryboard", "PackageDescription"]

        /// The paths of the articles with a program.
        static let programs = [
            ("StoryCode", articles), ("StoryboardFiles", fileArticles), ("StoryboardLoading", loadingArticles),
            ("StoryCodeRuns", runArticles),
        ].flatMap { module, articles in articles.map { "Sources/\(module)/\(module).docc/\($0).md" } }

        @Test(arguments: programs)
        func articleIsAProgramWithItsOutput(path: String) throws {
            let page = try Page(path)
            let program = page.blocks("swift").filter { block in
                !Self.others.contains { block.contains("import \($0)\n") }
            }.joined()
            let drawings = CharacterSet(charactersIn: "─│↑")
            let output = page.blocks("text").filter { $0.rangeOfCharacter(from: drawings) == nil }.joined()
            #expect(try run(program) == output)
        }

        @Test func everyArticleIsTested() throws {
            let own = Self.articles + Self.texts + UIKitArticleTests.articles.map(\.name) + TutorialTests.pages
            let all = [
                ("StoryCode", own), ("StoryboardFiles", Self.fileArticles), ("StoryboardLoading", Self.loadingArticles),
                ("StoryCodeRuns", Self.runArticles),
            ]
            for (module, articles) in all {
                let folder = Program.package.appending(path: "Sources/\(module)/\(module).docc")
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(Set(files.filter { $0.hasSuffix(".md") }) == Set(articles.map { "\($0).md" }))
            }
        }

        /// Compiles a program and returns its output.
        private func run(_ program: String) throws -> String {
            try Program.withFolder(["main.swift": program]) { folder in
                let (source, binary) = (folder.appending(path: "main.swift"), folder.appending(path: "program"))
                try Program.compile([source.path], to: binary)
                let guide = Program.package.appending(path: "Tests/SampleTests/Storyboards/Guide.storyboard")
                try FileManager.default.copyItem(at: guide, to: folder.appending(path: "Guide.storyboard"))
                return try Program.run(binary, [], in: folder).output
            }
        }
    }
#endif
