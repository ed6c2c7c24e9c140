#if os(Linux) || os(macOS) || os(Windows)
    import StoryCode
    import TestSupport
    import Testing

    /// In strict mode a programmer error ends the program, inside the call that caused it.
    @MainActor
    struct StrictModeTests {
        /// A programmer error, and the beginning of its message.
        enum Mistake: String, CaseIterable, Codable, Sendable {
            case pushTwice = "Pushing the same view controller"
            case pushContainer = "Pushing a <TabBarController>"
            case popToStranger = "Tried to pop to a view controller"
            case selectStranger = "Only a view controller in the tab bar"
            case presentActive = "Application tried to present modally an active controller"
            case addToItself = "child view controller <ViewController> should have another parent"
            case replaceStranger = "Children view controllers"

            @MainActor func make() {
                let (a, b, window) = (ViewController(), ViewController(), Window())
                let nav = NavigationController(rootViewController: a)
                window.rootViewController = nav
                window.makeKeyAndVisible()
                switch self {
                case .pushTwice: nav.pushViewController(a, animated: false)
                case .pushContainer: nav.pushViewController(TabBarController(), animated: false)
                case .popToStranger: nav.popToViewController(b, animated: false)
                case .selectStranger: TabBarController().selectedViewController = b
                case .presentActive: nav.present(a, animated: false)
                case .addToItself: b.addChild(b)
                case .replaceStranger: b.transition(from: a, to: b)
                }
            }
        }

        @Test(arguments: Mistake.allCases)
        func programEnds(mistake: Mistake) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
                await MainActor.run {
                    DiagnosticHandler.$current.withValue(.strict) { mistake.make() }
                }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: \(mistake.rawValue)"))
        }
    }
#endif
