// Refused: call to main actor-isolated initializer 'init(_:)' in a synchronous nonisolated context

// A warning, which is an error here: a client has the same function.
#if canImport(UIKit)
    import StoryCodeUIKit
    import UIKit

    nonisolated func makeCity() -> UIViewController {
        Scene { return UIViewController() }.instantiate()
    }
#else
    #error("call to main actor-isolated initializer 'init(_:)' in a synchronous nonisolated context")
#endif
