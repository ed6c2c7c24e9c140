#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Turns of the run loop, with which transitions end.
    @MainActor
    enum Host {
        /// Waits until no controller in the window is in a transition.
        static func settle(_ window: UIWindow) async {
            #if canImport(ObjectiveC)
                repeat {
                    for _ in 0..<3 { await turn() }
                } while isInTransition(window.rootViewController)
                await turn()
            #else
                StubRunLoop.settle()
            #endif
        }

        #if canImport(ObjectiveC)
            /// Waits for the end of the layer transaction and one turn of the main queue.
            private static func turn() async {
                await withCheckedContinuation { continuation in
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { DispatchQueue.main.async { continuation.resume() } }
                    CATransaction.commit()
                }
            }

            private static func isInTransition(_ controller: UIViewController?) -> Bool {
                guard let controller else { return false }
                return controller.transitionCoordinator != nil
                    || controller.children.contains { isInTransition($0) }
                    || isInTransition(controller.presentedViewController)
            }
        #endif
    }
#endif
