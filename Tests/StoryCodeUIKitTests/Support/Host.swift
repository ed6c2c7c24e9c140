#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import Testing
    import UIKit

    /// Turns of the run loop, with which transitions end.
    @MainActor
    enum Host {
        /// Waits until no controller in the window is in a transition.
        static func settle(_ window: UIWindow) async {
            #if canImport(ObjectiveC)
                // Animations take real time, so this waits for frames, and a few more for what follows a transition.
                var quietFrames = 0
                for _ in 0..<300 where quietFrames < 4 {
                    try? await Task.sleep(for: .milliseconds(16))
                    quietFrames = isInTransition(window.rootViewController) ? 0 : quietFrames + 1
                }
                if quietFrames < 4 { Issue.record("a transition has not ended after five seconds") }
            #else
                // What waits for the next turn of the main actor may begin another transition.
                for _ in 0..<16 {
                    StubRunLoop.settle()
                    await Task.yield()
                }
            #endif
        }

        /// Whether turns and layout passes are those of the lists: on a device they depend on the release of the system.
        private static var hasExactTurns: Bool {
            #if canImport(ObjectiveC)
                false
            #else
                !StubForm.isStrict
            #endif
        }

        /// Returns the lines without the marks of turns and without layout passes, unless these are exact.
        static func comparable(_ lines: [String]) -> [String] {
            hasExactTurns ? lines : lines.filter { $0 != "~" && !$0.hasSuffix("Layout") }
        }

        /// Adds lines to the file of the current test in the folder that `STORYCODE_RECORD` names, which exists.
        ///
        /// - Returns: Whether the lines are recorded, instead of compared.
        static func record(_ lines: [String]) -> Bool {
            guard let folder = ProcessInfo.processInfo.environment["STORYCODE_RECORD"], let test = Test.current else {
                return false
            }
            let suite = test.sourceLocation.fileName.replacing(".swift", with: "")
            let file = URL(filePath: folder).appending(path: "\(suite).\(test.name).txt")
            var text = (try? Data(contentsOf: file)) ?? Data()
            text.append(contentsOf: Data((lines.joined(separator: "\n") + "\n\n").utf8))
            do { try text.write(to: file) } catch { Issue.record(error) }
            return true
        }

        private static func isInTransition(_ controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            return controller.transitionCoordinator != nil
                || controller.children.contains { isInTransition($0) }
                || isInTransition(controller.presentedViewController)
        }
    }
#endif
