package import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScenes
package import StoryCodeScreens

extension ViewController: StoryboardInjected {
    package var storyboardContainer: Container? { (origin as? StoryboardOrigin)?.storyboard.container }
}

extension StoryboardOrigin {
    /// Performs the injections that the controller has not received: first by its registration, then by the controller
    /// itself.
    func inject(_ controller: ViewController, by rule: InjectionRule) throws {
        injectsToSubviews = rule.injectsToSubviews
        let container = storyboard.container
        if let injector = rule.injector {
            try injectOnce(controller, .byRegistration) { try injector.inject(controller, isRecorded: true) }
        } else if let problem = rule.problem, !controller.injections.contains(.byRegistration) {
            DiagnosticHandler.report(.notInjected(reason: problem), controller)
        }
        if rule.isResolving, let resolving = controller as? any StoryboardResolving {
            try injectOnce(controller, .byItself) {
                try resolving.resolveViewController(Resolver(container: container))
            }
        }
    }

    /// Performs an injection unless it has already begun; a failed injection can be repeated.
    private func injectOnce(_ controller: ViewController, _ injection: Injections, _ inject: () throws -> Void) throws {
        guard controller.injections.insert(injection).inserted else { return }
        do {
            try inject()
        } catch {
            controller.injections.remove(injection)
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
        var queue = [view]
        while let view = queue.popLast() {
            injectAlone(view)
            queue += view.subviews.reversed().filter { !$0.belongsToController }
        }
    }

    private func injectAlone(_ view: View) {
        guard view.injections.isEmpty else { return }
        do {
            if let injector = try storyboard.container.injector(of: view, name: nil) {
                view.injections.insert(.byRegistration)
                try injector.inject(view, isRecorded: true)
            }
        } catch {
            reportNotInjected(view, error)
        }
    }
}
