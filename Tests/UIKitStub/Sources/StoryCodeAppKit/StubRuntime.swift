import AppKit
import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScenes

typealias PlatformRuntime = StubRuntime

/// Observes the methods of the objects of the stub, where the adapter uses the Objective-C runtime otherwise.
@MainActor
enum StubRuntime {
    static func object(of owner: NSObject) -> AnyObject? {
        (owner as? NSResponder)?.stubAssociatedObject ?? (owner as? NSStoryboard)?.stubAssociatedObject
    }

    static func setObject(_ object: AnyObject, of owner: NSObject) {
        (owner as? NSResponder)?.stubAssociatedObject = object
        (owner as? NSStoryboard)?.stubAssociatedObject = object
    }

    nonisolated static func observeNamedStoryboards() {
        MainActor.assumeIsolated { NSStoryboard.stubMade = { $0.wasMade(name: $1, bundle: $2) } }
    }

    nonisolated static func observeLoading(of type: NSViewController.Type) {
        MainActor.assumeIsolated {
            NSViewController.stubLoadObservers[ObjectIdentifier(type)] = { $0.viewWasLoaded() }
        }
    }

    static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult {
        let foreign = (object as? NSResponder)?.stubRefusingClass ?? (object as? NSStoryboard)?.stubRefusingClass
        if let foreign { return .refused(foreign) }
        switch methods {
        case .storyboard: (object as? NSStoryboard)?.stubInstantiate = { $0.instantiate($1) }
        case .controller:
            (object as? NSResponder)?.stubOverride = { controller, message, original in
                switch message {
                case .prepare(let segue): segue.injectDestination()
                case .viewDidLoad: (controller as? NSViewController)?.injectBeforeViewDidLoad()
                }
                original()
            }
        case .list:
            (object as? NSStubListView)?.stubMake = { list, method in
                let cell = method()
                list.injectCell(cell)
                return cell
            }
        }
        return .complete
    }
}
