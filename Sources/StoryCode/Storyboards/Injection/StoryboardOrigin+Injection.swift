// Who is injected, by which registration, and in which order: the wrappers when the controller was made, then the
// registration, then the controller itself.
extension StoryboardOrigin {
    /// Injects the controller, unless somebody has.
    func inject(_ controller: ViewController) throws {
        let container = storyboard.container
        injectsToSubviews = container.injectsToSubviews
        let component = try component(for: controller)
        if let component {
            if let isAsked = component.record.notes[InjectsToSubviews.self] { injectsToSubviews = isAsked.isOn }
            if !controller.isInjected {
                controller.isInjected = true
                _ = try container.injected(controller, by: component, isMain: true)
            }
        }
        if let resolving = controller as? any StoryboardResolving, scene?.isResolving != false, !isResolved {
            isResolved = true
            try resolving.resolveViewController(Resolver(container: container))
        }
    }

    /// Which registration injects the controller: that of the name that the scene carries, else that named as the
    /// scene is, else the one without a name; of the nearest class.
    private func component(for controller: ViewController) throws -> AnyNode? {
        let container = storyboard.container
        if let name = scene?.registrationName {
            if let component = try container.injectee(controller, .name(name)) { return component }
            throw StoryboardError(
                .unknownRegistration(name, existing: container.names(for: controller)),
                [storyboard.model.step] + (scene.map { [$0.step] } ?? [])
            )
        }
        if let identifier = scene?.identifier,
            let component = try container.injectee(controller, .name(identifier))
        {
            return component
        }
        if let component = try container.injectee(controller, .none, isUnnamed: true) { return component }
        let names = controller.isInjected ? [] : container.names(for: controller)
        if !names.isEmpty {
            let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
            let carried = scene.map { "the scene \"\($0.identifier)\" carries none of them" } ?? "it carries none"
            let reason = "it is registered under the names \(list), and \(carried)"
            LifecycleDiagnostics.report(.notInjected(reason: reason), controller)
        }
        return nil
    }

    /// Reports what nobody is there to be thrown at.
    func reportNotInjected(_ object: AnyObject, _ error: any Error) {
        let known = error as? ContainerError ?? (error as? StoryboardError)?.asContainerError
        LifecycleDiagnostics.report(.notInjected(reason: known?.message ?? "\(error)"), object)
    }

    /// Injects a view and those inside it, up to those of other controllers.
    func inject(_ view: View) {
        if !view.isInjected {
            do {
                if let component = try storyboard.container.injectee(view, .none, isUnnamed: true) {
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

extension ViewController: Injectee {
    nonisolated func noteInjection() { MainActor.assumeIsolated { isInjected = true } }
}

extension View: Injectee {
    nonisolated func noteInjection() { MainActor.assumeIsolated { isInjected = true } }
}
