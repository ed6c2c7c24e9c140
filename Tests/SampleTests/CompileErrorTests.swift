#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Mistakes that the compiler finds, and its output.
    @Suite(.waitsForPrograms)
    struct CompileErrorTests {
        /// Returns the output of the compiler for a program.
        func errors(_ program: String) throws -> String {
            let outcome = try Program.typeCheck(["main.swift": program])
            return outcome.errors + outcome.output
        }

        @Test func seventeenthHelper() throws {
            let chain = "Scene { ViewController() }" + String(repeating: ".with { 1 }", count: 16)
            let output = try errors("import StoryCode\n@MainActor func make() { _ = \(chain) }\n")
            #expect(output == "")
            for name in [
                "with { 1 }", "withTrying { 1 }",
                "withDerived { _, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in 1 }",
                "withDerivedTrying { _, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in 1 }",
            ] {
                let more = try errors("import StoryCode\n@MainActor func make() { _ = \(chain).\(name) }\n")
                #expect(more.contains("is unavailable: a scene takes at most 16 helpers; let one helper hold several"))
            }
        }

        @Test func lifetimesHaveTheErrorsOfTheArticle() throws {
            let article = try Program.text("Sources/StoryCode/StoryCode.docc/Lifetimes.md")
            let expected = article.matches(of: /\/\/ (error: .+)/).map(\.1)
            let output = try errors(
                """
                import StoryCode
                final class Draft {}
                @MainActor func use(_ container: Container) {
                    container.register(Draft.init).lifetime(.single)
                    container.register { 7 }.lifetime(.weak)
                }
                """
            )
            #expect(expected.count == 2)
            for error in expected { #expect(output.contains(error), "\(output)") }
        }

        @Test func spellingsOfOtherLibraries() throws {
            let output = try errors(
                """
                import StoryCode
                protocol Animal: AnyObject {}
                final class Food { init() {} }
                final class Cat: Animal { init(food: Food) {} }
                @MainActor func use(_ container: Container) throws {
                    container.register1(Cat.init)
                    container.register((any Animal).self) { r in Cat(food: r.resolve(Food.self)!) }
                    container.register((any Animal).self, name: "cat") { r in Cat(food: r.resolve(Food.self)!) }
                    container.register((any Animal).self) { _ in Cat(food: Food()) }
                    container.register(Cat.self, name: "cat")
                    container.register(Food())
                    _ = SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
                    _ = DIStoryboard.create(name: "Main", bundle: nil, container: container)
                    DISetting.Defaults.lifeTime = .single
                    _ = Storyboard.create(name: "Main", bundle: nil, container: container)
                    _ = Scene { ViewController() }.instantiante()
                    _ = Scene { ViewController() }.with { 1 }.instantiante(connect: { _, _ in }, view: { _, _ in View() })
                }
                """
            )
            let closure = "register the object: register { Cat(food: $0) }.as((any Animal).self, name: \"name\") { $0 }"
            let expected = [
                ":6:": "'register1' has been renamed to 'register(_:fileID:line:)'",
                ":7:": closure, ":8:": closure, ":9:": closure,
                ":10:": "add the name with as: register(Cat.self).as(Cat.self, name: \"name\") { $0 }",
                ":11:": "register a closure that returns the object: register { store }",
                ":12:": "'SwinjectStoryboard' has been renamed to 'Storyboard': conform Storyboard to StoryboardSetup",
                ":13:": "'DIStoryboard' has been renamed to 'Storyboard'",
                ":14:": "set the lifetime of each component, and injectsToSubviews of each container",
                ":15:": "write Storyboard(name: name, container: container) { scenes in … }",
                ":16:": "'instantiante(connect:view:)' is deprecated: renamed to 'instantiate(connect:view:)'",
                ":17:": "'instantiante(connect:view:)' is deprecated: renamed to 'instantiate(connect:view:)'",
            ]
            let lines = output.split(separator: "\n")
            for (line, message) in expected {
                #expect(lines.contains { $0.contains(line) && $0.contains(message) }, "\(line) \(output)")
            }
        }

        @Test func setupOfSwinjectStoryboard() throws {
            let output = try errors(
                """
                import StoryCode
                extension SwinjectStoryboard {
                    class func setup() {}
                }
                """
            )
            #expect(output.contains("renamed to 'Storyboard': conform Storyboard to StoryboardSetup for setup()"))
        }

        @Test func throwingSceneWithoutTry() throws {
            let output = try errors(
                """
                import StoryCode
                @MainActor func make() -> ViewController {
                    Scene { ViewController() }.withTrying { 1 }.instantiate()
                }
                """
            )
            #expect(output.contains("is not marked with 'try'"))
        }

        @Test func helperOfAnotherType() throws {
            let output = try errors(
                """
                import StoryCode
                @MainActor func make() -> ViewController {
                    Scene { ViewController() }.with { 1 }.instantiate(connect: { (_: ViewController, text: String) in })
                }
                """
            )
            #expect(output.contains("'Int'") && output.contains("'String'"))
        }

        @Test func sharedObjectThatIsNotSendable() throws {
            let output = try errors(
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
            #expect(output.contains(":7:") && output.contains(":8:"))
            #expect(!output.contains(":5:") && !output.contains(":6:"))
            #expect(output.contains("error: type 'Cat' does not conform to the 'Sendable' protocol"))
        }

        @Test func weakValue() throws {
            let output = try errors(
                """
                import StoryCode
                func register(in container: Container) { container.register { 1 }.lifetime(.weak) }
                """
            )
            #expect(output.contains("a weak lifetime requires a class that is Sendable or of the main actor"))
        }

        @Test func serviceOfAnotherType() throws {
            let output = try errors(
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
            #expect(output.contains(":8:55: error: argument type 'Dog' does not conform to expected type 'Pet'"))
            #expect(output.contains("error: cannot convert value of type 'Dog' to expected argument type 'Robot'"))
            #expect(!output.contains(":7:") && !output.contains("failed to produce diagnostic"))
        }
    }
#endif
