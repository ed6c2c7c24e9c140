#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Mistakes that the compiler is to find, and its words.
    struct CompileErrorTests {
        /// What the compiler says about a program that uses the package.
        func errors(_ program: String) throws -> String {
            let file = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString).swift")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(program.utf8).write(to: file)
            let outcome = try Program.run(
                URL(filePath: "/usr/bin/env"),
                [
                    "swiftc", "-typecheck", "-swift-version", "6", "-I", Program.folder.appending(path: "Modules").path,
                    file.path,
                ]
            )
            return outcome.errors + outcome.output
        }

        @Test func aSeventeenthHelper() throws {
            let chain = "Scene { ViewController() }" + String(repeating: ".with { 1 }", count: 16)
            let words = try errors("import StoryCode\n@MainActor func make() { _ = \(chain) }\n")
            #expect(words == "")
            for name in [
                "with { 1 }", "withTrying { 1 }",
                "withDerived { _, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in 1 }",
            ] {
                let more = try errors("import StoryCode\n@MainActor func make() { _ = \(chain).\(name) }\n")
                #expect(more.contains("is unavailable: a scene takes at most 16 helpers; let one helper hold several"))
            }
        }

        @Test func aThrowingSceneWithoutTry() throws {
            let words = try errors(
                """
                import StoryCode
                @MainActor func make() -> ViewController {
                    Scene { ViewController() }.withTrying { 1 }.instantiate()
                }
                """
            )
            #expect(words.contains("is not marked with 'try'"))
        }

        @Test func aHelperOfAnotherTypeThanTheClosureSays() throws {
            let words = try errors(
                """
                import StoryCode
                @MainActor func make() -> ViewController {
                    Scene { ViewController() }.with { 1 }.instantiate(connect: { (_: ViewController, text: String) in })
                }
                """
            )
            #expect(words.contains("'Int'") && words.contains("'String'"))
        }
    }
#endif
