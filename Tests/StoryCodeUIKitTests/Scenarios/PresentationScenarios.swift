#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// One controller presents another, with the lists of the portable controllers.
    @MainActor
    struct PresentationScenarios {
        let log = Log()
        let window = UIWindow.phone()

        /// Presents a controller in a style and logs the completion.
        private func present(
            _ b: UIViewController,
            over a: UIViewController,
            _ style: UIModalPresentationStyle = .fullScreen
        ) async {
            b.modalPresentationStyle = style
            startToPresent(b, over: a)
            await log.wait(for: window)
        }

        /// Dismisses from a controller and logs the completion.
        private func dismiss(over a: UIViewController) async {
            startToDismiss(over: a)
            await log.wait(for: window)
        }

        // Not in an asynchronous function, where UIKit's methods wait for the end of the transition.
        private func startToPresent(_ b: UIViewController, over a: UIViewController) {
            a.present(b, animated: true) { [log] in log.add("completion") }
        }

        private func startToDismiss(over a: UIViewController) {
            a.dismiss(animated: true) { [log] in log.add("completion") }
        }

        @Test("B1.36 a controller is presented over the full screen", arguments: ControllerKind.allCases)
        func fullScreenIsPresented(kind: ControllerKind) async {
            let (a, b) = (log.controller("A", kind), log.controller("B", kind))
            await log.show(a, in: window)
            await present(b, over: a)
            log.expect([
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
                "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "B.didAppear", "A.didDisappear", "completion",
            ])
        }

        @Test("B1.37 a full screen is dismissed", arguments: ControllerKind.allCases)
        func fullScreenIsDismissed(kind: ControllerKind) async {
            let a = log.controller("A", kind)
            let b = Scene { UIViewController() }.with { Tracker("B", log: log) }.host()
            await log.show(a, in: window)
            await present(b.controller, over: a)
            _ = log.take()
            b.helpers.react = { [log, weak b = b.controller] event in
                guard event == .viewDidDisappear(true), let b else { return }
                log.add("\(b.presentingViewController == nil) \(b.isBeingDismissed)")
            }
            await dismiss(over: a)
            log.expect([
                "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
                "A.didAppear", "B.didDisappear", "true true", "completion",
            ])
        }

        @Test("B1.38 a sheet is presented and dismissed", arguments: ControllerKind.allCases)
        func sheetComesAndGoes(kind: ControllerKind) async {
            let (a, b) = (log.controller("A", kind), log.controller("B", kind))
            await log.show(a, in: window)
            await present(b, over: a, .pageSheet)
            await dismiss(over: a)
            log.expect([
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "B.didAppear", "completion",
                "B.willDisappear", "~", "B.didDisappear", "completion",
            ])
        }

        #if !canImport(ObjectiveC)
            @Test("a drag of a sheet is cancelled", arguments: ControllerKind.allCases)
            func dragOfASheetIsCancelled(kind: ControllerKind) async {
                let (a, b) = (log.controller("A", kind), log.controller("B", kind))
                await log.show(a, in: window)
                await present(b, over: a, .pageSheet)
                _ = log.take()
                b.stubDragAndCancel()
                await log.wait(for: window)
                log.expect(["B.willDisappear", "~", "B.willAppear", "B.isAppearing", "B.didAppear"])
                await dismiss(over: a)
                log.expect(["B.willDisappear", "~", "B.didDisappear", "completion"])
            }
        #endif
    }
#endif
