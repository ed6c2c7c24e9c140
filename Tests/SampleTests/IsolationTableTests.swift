#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The ways to move an object that is not Sendable to another isolation domain through a container.
    ///
    /// | way | result | test |
    /// |---|---|---|
    /// | 1 to 15 | refused by the type checker | `typeCheckerRefuses` |
    /// | 16 to 22 | refused by the region analysis of the compiler | `regionAnalysisRefuses` |
    /// | 23: `resolve` as `any P & Sendable`, by type, name or tag | refused at run time | `nonSendableIsNotResolvedAsSendable` |
    /// | 24: `optional` and `resolveAll` as `any P & Sendable` | refused at run time | `nonSendableIsNotResolvedAsSendable` |
    /// | 25: `resolve(main:)` and `resolve(async:)` as `any P & Sendable` | refused at run time | `nonSendableIsNotResolvedAsSendable` |
    /// | 26: `Lazy`, `Provider`, `AsyncProvider` of `any P & Sendable` | refused at run time | `lazyChecksEachAccess` |
    /// | 27: `Named` and `by(name:on:)` of `any P & Sendable` | refused at run time | `namedChecksEachAccess` |
    /// | 28: an unchecked `as` to a Sendable type | refused at run time | `uncheckedConversionKeepsIt` |
    /// | 29: a generic type around `any P` | refused at run time | `genericBoxIsNotResolvedAsSendable` |
    /// | 30: `Any` as `any Sendable` | refused at run time | `anyIsNotResolvedAsSendable` |
    /// | 31: parameters that are all Sendable | refused at run time | `sendableParametersTakeSendableServices` |
    /// | 32: a dependency of a shared object | refused at run time | `sharedObjectTakesSendableServices` |
    /// | 33: an `objectGraph` object of the caller and the main actor | refused at run time | `mainActorAndCallerDoNotShare` |
    /// | 34: an `objectGraph` object of an actor and the caller | refused at run time | `actorAndCallerDoNotShare` |
    /// | 35: `Named` that its owner uses off the main actor | refused at run time | `namedIsNotUsedOffMainActor` |
    /// | 36: `injection(method:)` with a method of the main actor | refused at run time | `methodOfMainActorRunsOnIt` |
    /// | 37: `Named` that gives an actor an `objectGraph` object of the caller | refused at run time | `nameDoesNotShareWithActor` |
    /// | 38: an injection of `any P & Sendable` by closure, key path or method | refused at run time | `eachFormOfInjectionTakesSendableServices` |
    /// | 39: the same on the main actor | refused at run time | `mainActorInjectionsTakeSendableServices` |
    /// | 40: a dependency of a shared object of the main actor | refused at run time | `sharedMainActorObjectTakesSendableServices` |
    /// | 41: a class as `C & Sendable` | refused at run time | `classIsNotResolvedAsSendable` |
    /// | 42: a class as `C & Sendable`, for a shared object with several parameters | refused at run time | `sharedObjectTakesNoClassAmongOthers` |
    /// | 43: a type in a generic type around `any P` | refused at run time | `typeInGenericTypeIsNotResolvedAsSendable` |
    /// | 44: an unchecked `as` of a main-actor conformance, by `resolve(async:)` or in an object | refused at run time | `conformanceOfMainActorStaysOnIt` |
    /// | 45: an unchecked `as` of a main-actor conformance, as `any P & Sendable` | refused at run time | `conformanceOfMainActorStaysOnIt` |
    /// | 46: `register(X.self)` in a cycle with an actor | refused at run time | `injectedObjectIsNotSharedWithActor` |
    /// | 47: the converted value of a shared object | a new value for each caller | `convertedValueIsNotShared` |
    /// | 48: `any P & Sendable` for a generic parameter, or one of several, that need not be Sendable | limit: the conformance is not known | article |
    /// | 49: a function reference with a `sending` parameter | limit: the conversion to a parameter pack loses `sending` | `compilerLosesSending` |
    /// | 50: `injection(method:)` with a method of another global actor, of a Sendable class | limit: the conversion loses the actor | `compilerLosesActorOfMethod` |
    /// | 51: an unchecked `as` on the main actor of an object of any thread | limit: the cast depends on the thread | `castDependsOnThread` |
    ///
    /// The tests of rows 23 to 47 are those of the container; the article is "Isolating components".
    @Suite(.waitsForPrograms)
    struct IsolationTableTests {
        /// One way, as the body of a function, and the compiler's error.
        private struct Row {
            let code: String
            let error: String
        }

        private static let notSendable = "type 'Draft' does not conform to the 'Sendable' protocol"
        private static let captured = "capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure"
        private static let race = "risks causing data races"

        private static let typeErrors = [
            Row(code: "container.register(Draft.init).lifetime(.single)", error: notSendable),
            Row(code: "container.register(Draft.init).lifetime(.container)", error: notSendable),
            Row(code: "container.register(Draft.init).lifetime(.scope(Scope()))", error: notSendable),
            Row(code: "container.register(Draft.init).lifetime(.weak)", error: notSendable),
            Row(code: "container.register(Draft.init).as((any Service & Sendable).self) { $0 }", error: notSendable),
            Row(code: "_ = try container.resolve(Page.self, arguments: draft)", error: notSendable),
            Row(code: "container.register { () -> Draft in draft }", error: captured),
            Row(code: "container.register(async: { () -> Draft in draft })", error: captured),
            Row(code: "container.register(Page.init).postInit { _ in draft.text = \"\" }", error: captured),
            Row(
                code: "container.register(Page.init).injection { (_: inout Page) in draft.text = \"\" }",
                error: captured
            ),
            Row(code: "_ = Provider { draft }", error: captured),
            Row(code: "container.register { Screen() }", error: "call to main actor-isolated initializer"),
            Row(
                code: "container.register(Draft.init).injection { (_: inout Draft, screen: Screen) in screen.show() }",
                error: "call to main actor-isolated instance method"
            ),
            Row(
                code: "final class Owner: Sendable { let lazy: Lazy<Draft>? = nil }",
                error: "contains non-Sendable type 'Draft'"
            ),
            Row(
                code: "final class Owner: Sendable { @Injected var draft: Draft; init() {} }",
                error: "of 'Sendable'-conforming class 'Owner' is mutable"
            ),
        ]

        private static let regionErrors = [
            Row(
                code:
                    "let new = try container.resolve(Draft.self); Task.detached { new.text = \"\" }; new.text = \"x\"",
                error: race
            ),
            Row(
                code:
                    "let new = try await container.resolve(async: Draft.self); Task.detached { new.text = \"\" }; new.text = \"x\"",
                error: race
            ),
            Row(
                code:
                    "let new = try container.resolve(Provider<Draft>.self)(); Task.detached { new.text = \"\" }; new.text = \"x\"",
                error: race
            ),
            Row(
                code:
                    "let new = try await container.resolve(AsyncProvider<Draft>.self)(); Task.detached { new.text = \"\" }; new.text = \"x\"",
                error: race
            ),
            Row(code: "let new = lazy.value; Task.detached { new.text = \"\" }", error: race),
            Row(code: "container.register { Keeper($0) }", error: race),
            Row(code: "container.register(Label.init).injection(method: Label.set)", error: race),
        ]

        private static let declarations = """
            import StoryCodeContainer
            protocol Service: AnyObject {}
            final class Draft: Service { var text = "" }
            final class Page: Sendable { init() {} }
            @MainActor final class Screen { init() {}; func show() {} }
            final class Label { nonisolated init() {}; @MainActor func set(_ draft: Draft) {} }
            actor Keeper { init(_ draft: sending Draft) {} }

            """

        /// Compiles a function for each row, and returns the rows without the expected error in their line.
        private func accepted(_ rows: [Row], _ mode: [String]) throws -> [String] {
            let functions = rows.enumerated().map { index, row in
                "func way\(index)(_ container: Container, _ draft: Draft, _ lazy: Lazy<Draft>) async throws { \(row.code) }\n"
            }
            return try Program.withFolder(["main.swift": Self.declarations + functions.joined()]) { folder in
                let outcome = try Program.swiftc(
                    mode + ["-swift-version", "6"] + Program.searchPaths(in: Program.folder)
                        + [folder.appending(path: "main.swift").path]
                )
                let first = Self.declarations.split(separator: "\n").count + 1
                let lines = outcome.errors.split(separator: "\n")
                return rows.enumerated().filter { index, row in
                    !lines.contains { $0.contains("main.swift:\(first + index):") && $0.contains(row.error) }
                }.map(\.element.code)
            }
        }

        @Test func typeCheckerRefuses() throws {
            #expect(Self.typeErrors.count == 15)
            #expect(try accepted(Self.typeErrors, ["-typecheck"]) == [])
        }

        /// Fails when the compiler refuses the example, so that the row is no longer a limit.
        @Test func compilerLosesActorOfMethod() throws {
            let outcome = try Program.typeCheck([
                "main.swift": """
                @globalActor actor Painter { static let shared = Painter() }
                final class Wall: Sendable { @Painter func paint(_ colour: String) {} }
                let paint: (Wall) -> (String) -> Void = Wall.paint
                nonisolated func use(_ wall: Wall) { paint(wall)("red") }
                """
            ])
            #expect(outcome.errors + outcome.output == "")
        }

        /// Fails when the compiler refuses the first conversion, so that the row is no longer a limit.
        @Test func compilerLosesSending() throws {
            let declarations = """
                final class Note {}
                func keep(_ note: sending Note) -> Int { Task { print(note) }; return 1 }
                func register<each P>(_ make: (repeat each P) -> Int) {}

                """
            #expect(try Program.typeCheck(["main.swift": declarations + "register(keep)"]).errors == "")
            let refused = try Program.typeCheck(["main.swift": declarations + "let make: (Note) -> Int = keep"])
            #expect(refused.errors.contains("converting a function typed value with a sending parameter"))
        }

        /// Fails when the compiler or the run time refuses the cast, so that the row is no longer a limit.
        @Test func castDependsOnThread() throws {
            try Program.withFolder([
                "main.swift": """
                protocol Work { func work() }
                @MainActor final class Sign: @MainActor Work { nonisolated init() {}; func work() {} }
                nonisolated func isWork(_ object: Any) -> Bool { object is any Work }
                print(isWork(Sign()), await Task.detached { isWork(Sign()) }.value)
                """
            ]) { folder in
                let program = folder.appending(path: "program")
                try Program.compile([folder.appending(path: "main.swift").path], to: program)
                #expect(try Program.run(program, []).output == "true false\n")
            }
        }

        @Test func regionAnalysisRefuses() throws {
            #expect(Self.regionErrors.count == 7)
            #expect(try accepted(Self.regionErrors, ["-emit-sil", "-o", "/dev/null"]) == [])
        }
    }
#endif
