#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The compiler finds a mistake in `connect` if the scene is written as in the article "Composing a scene".
    @Suite(.waitsForPrograms)
    struct MistakenSceneTests {
        /// A wrong line of `connect`, and the message of the compiler.
        private static let mistakes = [
            "helper1.nmae = \"\"": "value of type 'Helper1' has no member 'nmae'",
            "helper2.name = 7": "cannot assign value of type 'Int' to type 'String'",
            "helper2.next = helper1": "cannot assign value of type 'Helper1' to type 'Helper2'",
            "controller.titel = \"\"": "value of type 'ViewController' has no member 'titel'",
        ]

        /// Returns a function that makes a scene, with a line of `connect`.
        private func scene(of count: Int, connect line: String, named name: String, isStored: Bool) -> String {
            let helpers = (1...count).map { "helper\($0)" }.joined(separator: ", ")
            let chain = (1...count).map { "}.with {\n    return Helper\($0)()\n" }.joined()
            let scene = "Scene {\n    return ViewController()\n\(chain)}"
            return """
                @MainActor func \(name)() -> ViewController {
                \(isStored ? "let scene = \(scene)\nreturn scene" : scene).instantiate(
                    connect: { controller, \(helpers) in
                        controller.title = helper1.name
                        \(line)
                    },
                    view: { _, \(helpers) in
                        let view = View()
                        helper1.view = view
                        return view
                    }
                )
                }

                """
        }

        /// Compiles each mistake, and checks that the compiler reports it and nothing else.
        private func check(_ count: Int, isStored: Bool) throws {
            let classes = (1...count).map { number in
                """
                @MainActor final class Helper\(number) {
                    var name = ""
                    weak var view: View?
                    var next: Helper2?
                }

                """
            }
            for (line, message) in Self.mistakes.sorted(by: { $0.key < $1.key }) {
                let function = scene(of: count, connect: line, named: "make", isStored: isStored)
                let start = ContinuousClock.now
                let outcome = try Program.typeCheck(["Scene.swift": "import StoryCode\n" + classes.joined() + function])
                let time = ContinuousClock.now - start
                print("\(count) helpers, \(line): \(time)")
                let errors = (outcome.errors + outcome.output).matches(of: /Scene.swift:\d+:\d+: error: (.*)/).map(\.1)
                #expect(errors.map(String.init) == [message])
                // At most a second without other work; an exponential search exceeds minutes.
                #expect(time < .seconds(30))
            }
        }

        @Test(arguments: [4, 7, 10])
        func mistakeInChainIsReported(count: Int) throws {
            try check(count, isStored: false)
        }

        @Test(arguments: [4, 10, 13, 16])
        func mistakeInStoredSceneIsReported(count: Int) throws {
            try check(count, isStored: true)
        }

        @Test func misspeltObserverMethodIsReported() throws {
            let outcome = try Program.typeCheck([
                "Presenter.swift": """
                import StoryCode
                @MainActor final class Presenter {}
                extension Presenter: ViewObserver {
                    func viewDidApear(_ animated: Bool) {}
                }
                struct Counter {
                    var count = 0
                }
                extension Counter: ViewObserver {
                    mutating func viewDidLoad() { count += 1 }
                }
                """
            ])
            let warnings = (outcome.errors + outcome.output).matches(of: /swift:(\d+):\d+: warning: (.*)/)
            #expect(
                warnings.map { "\($0.1): \($0.2)" } == [
                    "4: instance method 'viewDidApear' nearly matches defaulted requirement 'viewDidAppear' of "
                        + "protocol 'ViewObserver'",
                    "10: instance method 'viewDidLoad()' nearly matches defaulted requirement 'viewDidLoad()' of "
                        + "protocol 'ViewObserver'",
                ]
            )
        }
    }
#endif
