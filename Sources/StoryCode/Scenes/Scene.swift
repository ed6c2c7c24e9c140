// Inlinable for the reason given in Scene1.swift.

/// A controller, and later its helpers: what is made together, lives together and dies together.
///
/// Start with the controller's factory, chain a `.with` for each helper, and instantiate. Every type stays known
/// to the compiler:
///
/// ```swift
/// let controller = Scene {
///     CityController()
/// }.with {
///     CityProvider()
/// }.with {
///     CityPresenter(cityID: 7)
/// }.instantiate(connect: { controller, provider, presenter in
///     presenter.provider = provider
///     controller.title = presenter.title
/// }, view: { controller, provider, presenter in
///     let view = CityView()
///     presenter.view = view       // weak
///     return view
/// })
/// ```
///
/// The order is always the same: the controller's factory; the helpers' factories; the helpers are retained and
/// hear events; the view builder is installed; `connect`; `awake()` on the controller and on each helper that is
/// ``Awakable``. The controller retains the helpers, and they do not retain it.
///
/// A scene is a value. It can be stored, completed later with more helpers, up to sixteen, and instantiated
/// again: each time everything is made anew. The names and the order are those of StoryCode.
@MainActor
public struct Scene<Controller: SceneController, Failure: Error> {
    @usableFromInline let makeController: @MainActor () -> Controller

    @inlinable
    init(makeController: @escaping @MainActor () -> Controller) {
        self.makeController = makeController
    }

    @inlinable
    func make() throws(Failure) -> Controller { makeController() }

    @inlinable var failingAnyhow: Scene<Controller, any Error> { .init(makeController: makeController) }

    /// Makes the scene: the controller, and its wiring.
    ///
    /// - Parameters:
    ///   - connect: Wires the controller, before it awakes.
    ///   - view: Builds the view, at first need and again after each teardown.
    /// - Returns: The controller.
    @inlinable
    public func instantiate(
        connect: @MainActor (Controller) -> Void = { _ in },
        view: (@MainActor (Controller) -> Controller.View)? = nil
    ) -> Controller {
        host(connect: connect, view: view).controller
    }

    /// Makes the scene, and keeps it in reach under its own types.
    ///
    /// - Parameters:
    ///   - connect: Wires the controller, before it awakes.
    ///   - view: Builds the view, at first need and again after each teardown.
    /// - Returns: The controller, with no helpers.
    @inlinable
    public func host(
        connect: @MainActor (Controller) -> Void = { _ in },
        view: (@MainActor (Controller) -> Controller.View)? = nil
    ) -> SceneHost<Controller, Void> {
        let controller = makeController()
        let assembly = SceneAssembly(controller, helperCount: 0)
        assembly.install { object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(controller)
        }
        connect(controller)
        assembly.awakeController()
        return SceneHost(controller: controller, helpers: ())
    }
}

/// A scene without helpers, by the name that goes with those of the other arities.
public typealias Scene0 = Scene

extension Scene where Failure == Never {
    /// Starts a scene with its controller.
    ///
    /// - Parameter make: Makes the controller, once for each instance of the scene.
    @inlinable
    public init(_ make: @escaping @MainActor () -> Controller) {
        self.init(makeController: make)
    }
}

// MARK: - Adding a helper

extension Scene {
    /// Adds a helper.
    ///
    /// A helper is of any type: class, structure, enumeration, closure, optional, tuple, actor. One that is
    /// ``Awakable`` or a ``ViewObserver``, whatever its static type, awakes and hears events.
    ///
    /// - Parameter make: Makes the helper, once for each instance of the scene.
    /// - Returns: The scene with the helper.
    @inlinable
    public func with<Helper>(
        _ make: @escaping @MainActor () -> Helper
    ) -> Scene1<Controller, Helper, Failure> {
        Scene1(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from what is there already.
    ///
    /// So helpers need no optional properties: `.withDerived { controller, provider in CityPresenter(provider) }`.
    ///
    /// - Parameter make: Makes the helper from the controller.
    /// - Returns: The scene with the helper.
    @inlinable
    public func withDerived<Helper>(
        _ make: @escaping @MainActor (Controller) -> Helper
    ) -> Scene1<Controller, Helper, Failure> {
        Scene1(base: self, factory: .derived(make))
    }

    /// Adds a helper whose factory may throw; from then on the scene throws.
    ///
    /// Where it throws, what was made before is released and nothing awakes.
    ///
    /// - Parameter make: Makes the helper, or throws.
    /// - Returns: The scene with the helper.
    @inlinable
    public func withTrying<Helper>(
        _ make: @escaping @MainActor () throws -> Helper
    ) -> Scene1<Controller, Helper, any Error> {
        Scene1(base: failingAnyhow, factory: .trying(make))
    }

    /// Adds a helper that a container gives; from then on the scene throws what resolving throws.
    ///
    /// ```swift
    /// let controller = try Scene {
    ///     CityController()
    /// }.withTrying(CityProvider.self, from: container)
    ///     .withTrying((any Logger).self, from: container, name: "city")
    ///     .instantiate { controller, provider, logger in
    ///         controller.title = provider.title
    ///         controller.logger = logger
    ///     }
    /// ```
    ///
    /// While it is made, the container is the current one, for wrappers such as ``Injected``. The service may belong to
    /// the main actor, and may not be one that is awaited.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - container: The container, which the scene retains.
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    /// - Returns: The scene with the helper.
    @inlinable
    public func withTrying<Helper>(
        _ service: Helper.Type,
        from container: Container,
        name: String? = nil,
        tag: (any Any.Type)? = nil
    ) -> Scene1<Controller, Helper, any Error> {
        Scene1(base: failingAnyhow, factory: .resolved(from: container, name, tag))
    }
}
