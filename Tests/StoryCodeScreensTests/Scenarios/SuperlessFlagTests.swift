#if os(Linux) || os(macOS)
    import Foundation
    import StoryCode
    import TestSupport
    import Testing

    /// The cause flags are the same in overrides without `super`, and every method has such an override.
    @MainActor
    struct SuperlessFlagTests {
        let log = Log()

        /// The events of a stack and of a presentation, each with its flags.
        func flags(_ a: LoggedController, _ b: LoggedController) -> [String] {
            for each in [a, b] {
                each.react = { [log] each, _ in
                    log.add(
                        "\(each.isBeingPresented) \(each.isBeingDismissed) \(each.isMovingToParent) "
                            + "\(each.isMovingFromParent) \(each.isBeingDismissedByAncestor)"
                    )
                }
            }
            let window = Window(scheduler: ManualClock())
            let nav = log.navigation(a)
            log.show(nav, in: window)
            nav.pushViewController(b, animated: true)
            log.wait(for: window)
            nav.beginInteractivePop()?.cancel()
            log.wait(for: window)
            nav.popViewController(animated: true)
            log.wait(for: window)
            let sheet = log.navigation(b)
            nav.present(sheet, animated: true)
            log.wait(for: window)
            nav.dismiss(animated: true)
            log.wait(for: window)
            return log.take()
        }

        @Test func flagsAreTheSame() {
            let dutiful = flags(log.controller("A"), log.controller("B"))
            #expect(
                dutiful
                    == flags(
                        LoggedController("A", log: log, callsSuper: false),
                        LoggedController("B", log: log, callsSuper: false)
                    )
            )
            #expect(
                dutiful.contains("false false false true false") && dutiful.contains("false false false false true")
            )
        }

        @Test func everyMethodHasItsOverride() throws {
            // The package in Tests/UIKitStub has a link to these tests.
            let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            let sources = tests.deletingLastPathComponent().appending(path: "Sources/StoryCodeScreens/Controllers")
            let open = try String(contentsOf: sources.appending(path: "ViewController.swift"), encoding: .utf8)
            let overrides = try ["EventReceiver", "LoggedController", "SuperlessControllers"].map { name in
                try String(contentsOf: tests.appending(path: "TestSupport/\(name).swift"), encoding: .utf8)
            }.joined()
            // The program or a segue calls these methods, and they need `super`. The lifecycle calls the others.
            let commands: Set<Substring> = [
                "addChild", "removeFromParent", "present", "dismiss", "show", "showDetailViewController",
                "shouldPerformSegue", "prepare", "canPerformUnwindSegueAction", "allowedChildrenForUnwinding", "unwind",
            ]
            let names = open.matches(of: /open func (\w+)\(/).map(\.1).filter { !commands.contains($0) }
            #expect(names.count == 17)
            for name in names {
                #expect(overrides.components(separatedBy: "override func \(name)(").count == 6, "\(name)")
            }
        }
    }
#endif
