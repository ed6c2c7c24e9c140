package import StoryCodeContainer
import StoryCodeScenes

/// What an adapter for a toolkit stores with a controller that a storyboard or a container has made.
@MainActor
package final class StoryboardInjection {
    /// The container that injects the controller and the controllers to which its segues lead.
    package fileprivate(set) var container: Container?

    /// The container that has made the controller, which may retain it.
    fileprivate weak var maker: Container?

    /// The name of the registration that injects the controller, or nil for the unnamed one.
    package var registrationName: String?

    /// Whether the controller resolves its dependencies itself, or nil without the runtime attribute.
    package var isResolving: Bool?

    /// Whether the controller was injected by a registration.
    package fileprivate(set) var isInjected = false

    /// Whether it was reported that no registration has injected the controller.
    fileprivate var hasReportedMissing = false

    /// Whether the controller has resolved its dependencies itself.
    fileprivate var hasResolved = false

    /// Whether the views of the controller are injected when they are loaded.
    fileprivate var injectsToSubviews = false

    /// The view, after its subviews were injected.
    fileprivate weak var injectedView: AnyObject?

    package init() {}

    /// Performs an injection unless it has begun; a failed injection can be repeated.
    fileprivate func once(
        _ flag: ReferenceWritableKeyPath<StoryboardInjection, Bool>,
        _ inject: () throws -> Bool
    ) throws {
        guard !self[keyPath: flag] else { return }
        self[keyPath: flag] = true
        var isDone = false
        defer { self[keyPath: flag] = isDone }
        isDone = try inject()
    }
}

/// Reports that an object was not injected, where an error cannot be thrown.
@MainActor
private func report(_ error: any Error, of object: AnyObject) {
    DiagnosticHandler.report(.notInjected(reason: (error as? ContainerError)?.locatedMessage ?? "\(error)"), object)
}

/// A view that a container injects with its controller.
@MainActor
package protocol InjectedView: AnyObject {
    /// The subviews, except those of other controllers.
    var injectedSubviews: [any InjectedView] { get }

    /// Begins to inject the cells that a list makes; does nothing for any other view.
    func observeCells(injectedBy container: Container)
}

extension InjectedView {
    /// Injects the registered ones of a view and its subviews.
    package func inject(from container: Container) {
        do {
            try container.injector(of: self, name: nil)?.inject(self)
        } catch {
            report(error, of: self)
        }
        observeCells(injectedBy: container)
        for subview in injectedSubviews { subview.inject(from: container) }
    }
}

/// A controller of a toolkit in which storyboards have containers.
@MainActor
package protocol InjectedController: StoryboardInjected, InjectionTracking, Sendable {
    /// What is stored with the controller, which the first access creates.
    var storyboardInjection: StoryboardInjection { get }

    /// The children, or the content of a window.
    var injectedContents: [any InjectedController] { get }

    /// The storyboard that has made the controller.
    var injectingStoryboard: (any InjectingStoryboard)? { get }

    /// The view, if it is loaded.
    var loadedInjectedView: (any InjectedView)? { get }

    /// Begins to observe the segues of the controller and the loading of its view.
    func observeInjection()
}

extension InjectedController {
    /// Injects the controller and those in it, each once.
    package func inject(from container: Container) throws {
        let injection = storyboardInjection
        injection.container = container
        observeInjection()
        try injection.once(\.isInjected) {
            let name = injection.registrationName
            let injector = try container.injector(of: self, name: name)
            // Throws the error of an unknown name.
            if injector == nil, let name { try container.inject(main: self, name: name) }
            injection.injectsToSubviews = injector?.injectsToSubviews(in: container) ?? container.injectsToSubviews
            // A factory of the component may have called the storyboard.
            guard let injector, !injector.isCreating else { return false }
            try injector.inject(self)
            return true
        }
        // Some controllers load their view in their initialiser.
        injectSubviews()
        try injection.once(\.hasResolved) {
            guard injection.isResolving != false, let resolving = self as? any StoryboardResolving else { return false }
            try resolving.resolveViewController(Resolver(container: container))
            return true
        }
        for content in injectedContents { try content.inject(from: content.container(after: self, container)) }
    }

    /// Injects the controller and those in it where an error cannot be thrown.
    package func injectOrReport(from container: Container) {
        do { try inject(from: container) } catch { report(error, of: self) }
    }

    /// Injects the destination of a segue, before it is shown or embedded.
    package func injectDestination(_ destination: any InjectedController) {
        guard let container = storyboardInjection.container else { return }
        destination.injectOrReport(from: destination.container(after: self, container))
    }

    /// Returns a container, or that of the controller's storyboard if it is not the storyboard of another controller.
    private func container(after other: any InjectedController, _ container: Container) -> Container {
        guard let storyboard = injectingStoryboard, storyboard !== other.injectingStoryboard else { return container }
        return storyboard.storyboardRecord?.takeContainer(for: storyboard) ?? container
    }

    /// Injects what has to be there when the controller is told that its view was loaded.
    package func injectBeforeViewDidLoad() {
        let injection = storyboardInjection
        if injection.isResolving == true, injection.container == nil { injectOrReport(from: .current) }
        injectSubviews()
    }

    /// Reports once a controller of a registered class that a storyboard has made and that nothing has injected.
    package func viewWasLoaded() {
        guard injectingStoryboard != nil else { return }
        let injection = storyboardInjection
        guard !injection.isInjected, !injection.hasReportedMissing else { return }
        injection.hasReportedMissing = true
        DiagnosticHandler.report(.loadedBeforeInjection, self)
    }

    /// Injects the views, if the view was loaded, except those of other controllers.
    private func injectSubviews() {
        let injection = storyboardInjection
        guard injection.injectsToSubviews, let container = injection.container ?? injection.maker,
            let view = loadedInjectedView, injection.injectedView !== view
        else { return }
        injection.injectedView = view
        view.inject(from: container)
    }

    // Called on the thread that applies injections, which for a controller is the main thread.
    package nonisolated func recordInjection(by component: ResolvedComponent) {
        MainActor.assumeIsolated {
            let injection = storyboardInjection
            injection.isInjected = true
            guard injection.container == nil else { return }
            injection.maker = component.container
            injection.injectsToSubviews = Injector(component).injectsToSubviews(in: component.container)
            if injection.injectsToSubviews { observeInjection() }
        }
    }
}
