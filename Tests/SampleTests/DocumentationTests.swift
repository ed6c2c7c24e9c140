#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The code of an article is a program, and the text blocks are what it prints.
    struct DocumentationTests {
        static let articles = [
            "StoryCode", "Composing-a-scene", "The-life-of-a-scene", "Moving-between-screens", "Keeping-state",
            "Registering-components", "Injecting", "Lifetimes", "Finding-mistakes-before-they-happen",
            "Writing-a-storyboard", "Injecting-into-controllers", "Storyboard-features", "Coming-from-StoryCode",
            "Coming-from-DITranquillity", "Coming-from-Swinject", "Coming-from-SwinjectStoryboard",
            "Coming-from-Resolver",
        ]

        /// What an article may import in code that is not part of its program: other libraries, and that for tests.
        static let others = ["UIKit", "Testing", "SwinjectStoryboard"]

        @Test(arguments: articles)
        func theArticleIsAProgramThatPrintsWhatItSays(article: String) throws {
            let page = try Page("Sources/StoryCode/StoryCode.docc/\(article).md")
            let program = page.blocks("swift").filter { block in
                !Self.others.contains { block.contains("import \($0)\n") }
            }.joined()
            let drawings = CharacterSet(charactersIn: "─│↑")
            let output = page.blocks("text").filter { $0.rangeOfCharacter(from: drawings) == nil }.joined()
            #expect(try run(program) == output)
        }

        @Test func everyArticleIsTested() throws {
            let folder = Program.package.appending(path: "Sources/StoryCode/StoryCode.docc")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
            #expect(Set(files) == Set(Self.articles.map { "\($0).md" }))
        }

        /// Compiles a program that uses the package, and gives what it prints.
        private func run(_ program: String) throws -> String {
            let folder = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (source, binary) = (folder.appending(path: "main.swift"), folder.appending(path: "program"))
            try Data(program.utf8).write(to: source)
            let built = try Program.folder
            let objects = try FileManager.default
                .contentsOfDirectory(atPath: built.appending(path: "StoryCode.build").path)
                .filter { $0.hasSuffix(".o") }
                .map { built.appending(path: "StoryCode.build/\($0)").path }
            let arguments = ["swiftc", "-swift-version", "6", "-I", built.appending(path: "Modules").path, source.path]
            let compiled = try Program.run(URL(filePath: "/usr/bin/env"), arguments + objects + ["-o", binary.path])
            try #require(compiled.status == 0, "\(compiled.errors)\(compiled.output)")
            return try Program.run(binary, []).output
        }
    }
#endif
