#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Mistakes that the compiler is to find, and its words.
    struct CompileErrorTests {
        /// What the compiler says about a program that uses the package.
        func errors(_ program: String) throws -> String {
            try Program.withFolder(["main.swift": program]) { folder in
                let outcome = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    [
                        "swiftc", "-typecheck", "-swift-version", "6", "-I",
                        Program.folder.appending(path: "Modules").path, folder.appending(path: "main.swift").path,
                    ]
                )
                return outcome.errors + outcome.output
            }
        }

        @Test func aSeventeenthHelper() throws {
            let chain = "Scene { ViewController() }" + String(repeating: ".with { 1 }", count: 16)
            let words = try errors("import StoryCode\n@MainActor func make() { _ = \(chain) }\n")
            #expect(words == "")
            for name in [
                "with { 1 }", "withTrying { 1 }", "withTrying(Int.self, from: Container.current)",
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

        @Test func aSharedObjectThatIsNotSendable() throws {
            let words = try errors(
                """
                import StoryCode
                final class Cat {}
                @MainActor final class Page {}
                func register(in container: Container) {
                    container.register(main: Page.init).lifetime(.single)
                    container.register(Cat.init).lifetime(.objectGraph)
                    container.register(Cat.init).lifetime(.single)
                    container.register(Cat.init).lifetime(.weak)
                }
                """
            )
            #expect(words.contains(":7:") && words.contains(":8:") && !words.contains(":5:") && !words.contains(":6:"))
            #expect(words.contains("error: type 'Cat' does not conform to the 'Sendable' protocol"))
        }

        @Test func aValueThatIsHeldWeakly() throws {
            let words = try errors(
                """
                import StoryCode
                func register(in container: Container) { container.register { 1 }.lifetime(.weak) }
                """
            )
            #expect(words.contains("a weak lifetime requires a class that is Sendable or of the main actor"))
        }

        @Test func aServiceThatTheComponentIsNot() throws {
            let words = try errors(
                """
                import StoryCode
                protocol Animal {}
                protocol Pet {}
                final class Robot: Sendable {}
                final class Dog: Animal {}
                func register(in container: Container) {
                    container.register(Dog.init).as((any Animal).self) { $0 }
                    container.register(Dog.init).as((any Pet).self) { $0 }
                    container.register(Dog.init).as((any Animal).self) { $0 }.as(Robot.self) { $0 }.lifetime(.objectGraph)
                }
                """
            )
            #expect(words.contains(":8:55: error: argument type 'Dog' does not conform to expected type 'Pet'"))
            #expect(words.contains("error: cannot convert value of type 'Dog' to expected argument type 'Robot'"))
            #expect(!words.contains(":7:") && !words.contains("failed to produce diagnostic"))
        }
    }
#endif
