#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    private class Part {
        weak var other: Part?
        weak var view: ScreenView?
        weak var viewController: UIViewController?
    }

    private class ScreenView: UIView {}

    private class Listener: ViewObserver {
        var received: [String] = []

        func viewDidLoad() { received.append("viewDidLoad") }
        func viewWillAppear(_ animated: Bool) { received.append("viewWillAppear") }
        func viewDidAppear(_ animated: Bool) { received.append("viewDidAppear") }
        func viewWillDisappear(_ animated: Bool) { received.append("viewWillDisappear") }
        func viewDidDisappear(_ animated: Bool) { received.append("viewDidDisappear") }
        func viewWillLayoutSubviews() { received.append("viewWillLayoutSubviews") }
        func viewDidLayoutSubviews() { received.append("viewDidLayoutSubviews") }
    }

    /// The example of StoryCode's README and the cases of its three test files, with UIKit's classes.
    @MainActor
    struct StoryCodeTests {
        /// A scene in StoryCode's own spelling.
        private func makeScene(_ kind: ControllerKind) -> (UIViewController, (Part, Part)?) {
            var made: (Part, Part)?
            // StoryCode's own spelling, spaces included.
            // swift-format-ignore
            let viewController = Scene {
                return kind.make()
            } .with {
                return Part()
            } .with {
                return Part()
            } .instantiate(connect: { viewController, first, second in
                first.other = second
                second.other = first
                first.viewController = viewController
                made = (first, second)
            }, view: { viewController, first, second in
                let view = ScreenView()
                second.view = view
                return view
            })
            return (viewController, made)
        }

        @Test(arguments: ControllerKind.allCases)
        func theHelpersAreRetainedAndReleasedWithTheController(kind: ControllerKind) {
            var scene: (UIViewController, (Part, Part)?)? = makeScene(kind)
            weak let part = scene?.1?.0
            scene?.1 = nil
            #expect(part != nil)
            scene = nil
            #expect(part == nil)
        }

        @Test(arguments: ControllerKind.allCases)
        func helpersAreConnected(kind: ControllerKind) {
            let (viewController, parts) = makeScene(kind)
            #expect(parts?.0.other === parts?.1)
            #expect(parts?.1.other === parts?.0)
            #expect(parts?.0.viewController === viewController)
        }

        @Test(arguments: ControllerKind.allCases)
        func viewIsCreatedAndConnected(kind: ControllerKind) throws {
            let (viewController, parts) = makeScene(kind)
            let view = try #require(viewController.view)
            #expect(view is ScreenView)
            #expect(parts?.1.view === view)
        }

        @Test(arguments: ControllerKind.allCases)
        func viewIsRecreatedAndReconnectedAndNotLeaked(kind: ControllerKind) throws {
            let (viewController, parts) = makeScene(kind)
            viewController.loadViewIfNeeded()
            weak let first = viewController.view
            viewController.view = nil
            #expect(first == nil)
            let second = try #require(viewController.view)
            #expect(second is ScreenView)
            #expect(parts?.1.view === second)
            #expect(second == viewController.view)
        }

        @Test(arguments: ControllerKind.allCases)
        func helperReceivesEachMethodOfTheController(kind: ControllerKind) {
            // StoryCode's own spelling, spaces included.
            // swift-format-ignore
            let host = Scene {
                return kind.make()
            } .with { () -> Listener in
                let listener = Listener()
                return listener
            } .host()
            let events: [ViewEvent] = [
                .viewDidLoad, .viewWillAppear(false), .viewDidAppear(false), .viewWillDisappear(false),
                .viewDidDisappear(false), .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            ]
            for event in events { host.controller.call(event) }
            #expect(host.helpers.received == events.map(\.name))
        }

        @Test(arguments: ControllerKind.allCases)
        func controllerAndHelpersAreAwokenAfterConnect(kind: ControllerKind) {
            final class Awaking: Awakable {
                var isConnected = false
                var wasConnected = false

                func awake() { wasConnected = isConnected }
            }
            let host = Scene { return kind.make() }.with { Awaking() }.host(connect: { $1.isConnected = true })
            #expect(host.helpers.wasConnected)
        }
    }
#endif
