import Foundation
import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScenes
import UIKit

typealias PlatformRuntime = StubRuntime

/// Observes the methods of the controllers of the stub, where the adapter uses the Objective-C runtime otherwise.
@MainActor
enum StubRuntime {
    static func object(of owner: NSObject) -> AnyObject? {
        (owner as? UIResponder)?.stubAssociatedObject ?? (owner as? UIStoryboard)?.stubAssociatedObject
    }

    static func setObject(_ object: AnyObject, of owner: NSObject) {
        (owner as? UIResponder)?.stubAssociatedObject = object
        (owner as? UIStoryboard)?.stubAssociatedObject = object
    }

    nonisolated static func observeNamedStoryboards() {
        MainActor.assumeIsolated {
            UIStoryboard.stubMade = { $0.wasMade(name: $1, bundle: $2) }
        }
    }

    nonisolated static func observeLoading(of type: UIViewController.Type) {
        UIViewController.stubObserveLoading(of: type) { $0.viewWasLoaded() }
    }

    static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult {
        let foreign = (object as? UIResponder)?.stubForeignClass ?? (object as? UIStoryboard)?.stubForeignClass
        if let foreign, foreign.refuses { return .refused(foreign.name) }
        if let storyboard = object as? UIStoryboard {
            storyboard.stubInstantiate = { $0.instantiate($1) }
            return .complete
        }
        if let list = object as? UIScrollView {
            list.stubDequeue = { list, method in
                let view = method()
                list.injectCell(view)
                return view
            }
            return .complete
        }
        guard let controller = object as? UIViewController else { fatalError("\(object) cannot be observed") }
        switch methods {
        case .events: observeEvents(of: controller)
        case .loadView: controller.stubObservesLoadView = true
        case .instantiation, .cells: break
        }
        return foreign.map { .inForeignClass($0.name) } ?? .complete
    }

    private static func observeEvents(of controller: UIViewController) {
        precondition(controller.stubOverride == nil, "a controller is observed once")
        controller.stubOverride = { controller, message, original in
            @MainActor func receive(_ event: ViewEvent) {
                ObservedMethods.receive(event, by: controller, method: original)
            }
            switch message {
            case .loadView:
                guard controller.stubObservesLoadView else { return original() }
                let isOverridden = controller.stubClassOverridesLoadView
                ObservedMethods.loadView(of: controller, isOverridden: isOverridden, method: original)
            case .setView(let view):
                ObservedMethods.setView(view, of: controller) { _ in original() }
            case .prepare(let segue, _):
                controller.injectDestination(segue.destination)
                original()
            case .viewDidLoad: receive(.viewDidLoad)
            case .viewWillAppear(let animated): receive(.viewWillAppear(animated))
            case .viewIsAppearing(let animated): receive(.viewIsAppearing(animated))
            case .viewDidAppear(let animated): receive(.viewDidAppear(animated))
            case .viewWillDisappear(let animated): receive(.viewWillDisappear(animated))
            case .viewDidDisappear(let animated): receive(.viewDidDisappear(animated))
            case .updateProperties: receive(.updateProperties)
            case .viewWillLayoutSubviews: receive(.viewWillLayoutSubviews)
            case .viewDidLayoutSubviews: receive(.viewDidLayoutSubviews)
            case .willMove, .didMove, .didReceiveMemoryWarning: original()
            }
        }
    }
}
