import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

extension StoryboardOrigin {
    /// Performs the injections that the controller has not received: first by its registration, then by the controller
    /// itself.
    func inject(_ controller: ViewController, by rule: InjectionRule) throws {
        injectsToSubviews = rule.injectsToSubviews
        let container = storyboard.container
        if let component = rule.component {
            try injectOnce(controller, from: .registration) {
                _ = try container.injected(controller, by: component, isMain: true, isRecorded: true)
            }
        } else if let problem = rule.problem, !controller.hasBegunInjection(.registration) {
            DiagnosticHandler.report(.notInjected(reason: problem), controller)
        }
        if rule.isResolving, let resolving = controller as? any StoryboardResolving {
            try injectOnce(controller, from: .resolver) {
                try resolving.resolveViewController(Resolver(container: container))
            }
        }
    }

    /// Performs an injection unless it has already begun; a failed injection can be repeated.
    private func injectOnce(
        _ controller: ViewController,
        from source: InjectionState.Source,
        _ inject: () throws -> Void
    ) throws {
        guard controller.beginInjection(source) else { return }
        do {
            try inject()
        } catch {
            controller.cancelInjection(source)
            throw error
        }
    }

    /// Reports an error where it cannot be thrown.
    func reportNotInjected(_ object: AnyObject, _ error: any Error) {
        let known = error as? ContainerError ?? (error as? StoryboardError)?.asContainerError
        DiagnosticHandler.report(.notInjected(reason: known?.locatedMessage ?? "\(error)"), object)
    }

    /// Injects a view and its subviews, except the views of other controllers.
    func inject(_ view: View) {
        if !view.hasBegunInjection {
            do {
                if let component = try storyboard.container.injectingComponent(view, .none, isUnnamed: true) {
                    view.beginInjection()
                    _ = try storyboard.container.injected(view, by: component, isMain: true, isRecorded: true)
                }
            } catch {
                reportNotInjected(view, error)
            }
        }
        for subview in view.subviews where !subview.belongsToController { inject(subview) }
    }
}

extension ViewController: InjectionTracking {
    nonisolated func recordInjection() { MainActor.assumeIsolated { _ = beginInjection(.registration) } }
}

extension View: InjectionTracking {
    nonisolated func recordInjection() { MainActor.assumeIsolated { _ = beginInjection() } }
}
