import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

// Who is injected, by which registration, and in which order: the wrappers when the controller was made, then the
// registration, then the controller itself.
extension StoryboardOrigin {
    /// Injects the controller, unless somebody has.
    func inject(_ controller: ViewController, as found: FoundInjection) throws {
        injectsToSubviews = found.injectsToSubviews
        if !controller.isInjected {
            if let component = found.component {
                controller.isInjected = true
                do {
                    _ = try storyboard.container.injected(controller, by: component, isMain: true)
                } catch {
                    controller.isInjected = false
                    throw error
                }
            } else if let report = found.report {
                LifecycleDiagnostics.report(.notInjected(reason: report), controller)
            }
        }
        if found.isResolving, !controller.isResolved, let resolving = controller as? any StoryboardResolving {
            controller.isResolved = true
            do {
                try resolving.resolveViewController(Resolver(container: storyboard.container))
            } catch {
                controller.isResolved = false
                throw error
            }
        }
    }

    /// Reports what nobody is there to be thrown at.
    func reportNotInjected(_ object: AnyObject, _ error: any Error) {
        let known = error as? ContainerError ?? (error as? StoryboardError)?.asContainerError
        LifecycleDiagnostics.report(.notInjected(reason: known?.locatedMessage ?? "\(error)"), object)
    }

    /// Injects a view and those inside it, up to those of other controllers.
    func inject(_ view: View) {
        if !view.isInjected {
            do {
                if let component = try storyboard.container.injectingComponent(view, .none, isUnnamed: true) {
                    view.isInjected = true
                    _ = try storyboard.container.injected(view, by: component, isMain: true)
                }
            } catch {
                reportNotInjected(view, error)
            }
        }
        for subview in view.subviews where subview.viewController == nil { inject(subview) }
    }
}

extension ViewController: InjectionTracking {
    nonisolated func recordInjection() { MainActor.assumeIsolated { isInjected = true } }
}

extension View: InjectionTracking {
    nonisolated func recordInjection() { MainActor.assumeIsolated { isInjected = true } }
}
