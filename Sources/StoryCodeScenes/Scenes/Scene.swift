// Inlinable, so that a chain is specialised for the types of the program that writes it: as generic code, the same scene
// takes ten times as long. The arities export their implementation instead: the module emits no code for it (SE-0497),
// which halves the time that the module takes to compile.

/// A controller and its helpers: one object graph with one lifetime.
///
/// Start with the controller's factory, add each helper with `.with`, and instantiate. The compiler knows every type:
///
/// ```swift
/// let controller = Scene {
///     return CityController()
/// }.with {
///     return CityProvider()
/// }.with {
///     return CityPresenter(cityID: 7)
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
/// The order is always the same: the controller's factory; the helpers' factories; the helpers are retained and observe
/// events; the view builder is installed; `connect`; `awake()` on the controller and on each ``Awakable`` helper. The
/// controller retains the helpers, and they do not retain it.
///
/// A scene is a value. It can be stored, extended with up to sixteen helpers, and instantiated any number of times: each
/// instantiation makes an independent object graph. The names and the order are those of StoryCode.
///
/// Write factories with `return`. With implicit results, a mistake in `connect` makes the compiler's error slow or
/// unspecific in scenes of many helpers. Store a scene of more than ten helpers in a constant before it is instantiated.
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public struct Scene<Controller: SceneController, Failure: Error> {
    @usableFromInline let makeController: @MainActor () -> Controller

    @inlinable
    init(makeController: @escaping @MainActor () -> Controller) {
        self.makeController = makeController
    }

    @inlinable
    func make() throws(Failure) -> Controller {
        RestoringScene.isPending ? RestoringScene.make(makeController) : makeController()
    }

    @inlinable var throwing: Scene<Controller, any Error> { .init(makeController: makeController) }

    /// Makes the scene and returns its controller.
    ///
    /// - Parameters:
    ///   - connect: Connects the object graph before the controller is awoken.
    ///   - view: Builds the view when it is first needed, and again after each teardown. Without it, or if the
    ///     controller overrides `loadView()`, the controller makes its own view.
    @inlinable
    public func instantiate(
        connect: @MainActor (Controller) -> Void = { _ in },
        view: (@MainActor (Controller) -> Controller.RootView)? = nil
    ) -> Controller {
        host(connect: connect, view: view).controller
    }

    /// Deprecated: StoryCode's spelling.
    @available(*, deprecated, renamed: "instantiate(connect:view:)")
    public func instantiante(
        connect: @MainActor (Controller) -> Void = { _ in },
        view: (@MainActor (Controller) -> Controller.RootView)? = nil
    ) -> Controller { instantiate(connect: connect, view: view) }

    /// Makes the scene and returns its controller and its helpers with their types.
    ///
    /// - Parameters:
    ///   - connect: Connects the object graph before the controller is awoken.
    ///   - view: Builds the view when it is first needed, and again after each teardown.
    @inlinable
    public func host(
        connect: @MainActor (Controller) -> Void = { _ in },
        view: (@MainActor (Controller) -> Controller.RootView)? = nil
    ) -> SceneHost<Controller, Void> {
        let controller = RestoringScene.isPending ? RestoringScene.make(makeController) : makeController()
        let assembly = SceneAssembly(controller, helperCount: 0)
        assembly.install(hasViewBuilder: view != nil) { object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(controller)
        }
        connect(controller)
        assembly.awakeController()
        return SceneHost(controller: controller, helpers: ())
    }
}

/// A scene without helpers, named like the other arities.
///
/// See <doc:Composing-a-scene>.
public typealias Scene0 = Scene

extension Scene where Failure == Never {
    /// Creates a scene.
    ///
    /// - Parameter make: Makes the controller, once for each instantiation.
    @inlinable
    public init(_ make: @escaping @MainActor () -> Controller) {
        self.init(makeController: make)
    }
}

// MARK: - Adding a helper

extension Scene {
    /// Adds a helper.
    ///
    /// A helper is a value of any type: a class, structure, enumeration, closure, optional, tuple or actor. An
    /// ``Awakable`` helper is awoken and a ``ViewObserver`` receives events, whatever its static type.
    ///
    /// - Parameter make: Makes the helper, once for each instantiation.
    @inlinable
    public func with<Helper>(
        _ make: @escaping @MainActor () -> Helper
    ) -> Scene1<Controller, Helper, Failure> {
        Scene1(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from the controller and the helpers before it.
    ///
    /// Helpers then need no optional properties: `.withDerived { controller, provider in CityPresenter(provider) }`.
    @inlinable
    public func withDerived<Helper>(
        _ make: @escaping @MainActor (Controller) -> Helper
    ) -> Scene1<Controller, Helper, Failure> {
        Scene1(base: self, factory: .derived(make))
    }

    /// Adds a helper with a factory that may throw; from then on the scene throws.
    ///
    /// If the factory throws, the objects made so far are released and nothing is awoken. It is the way to a helper from
    /// a dependency container:
    ///
    /// ```swift
    /// let controller = try Scene {
    ///     return CityController()
    /// }.withTrying {
    ///     return try container.resolve(main: CityProvider.self)
    /// }.instantiate { controller, provider in
    ///     controller.title = provider.title
    /// }
    /// ```
    @inlinable
    public func withTrying<Helper>(
        _ make: @escaping @MainActor () throws -> Helper
    ) -> Scene1<Controller, Helper, any Error> {
        Scene1(base: throwing, factory: .trying { _ in try make() })
    }

    /// Adds a helper that is made from the controller and the helpers before it, with a factory that may throw; from
    /// then on the scene throws.
    ///
    /// It is the way to a helper that needs the controller and comes from a dependency container:
    ///
    /// ```swift
    /// .withDerivedTrying { controller in try makeRouter(controller) }     // makeRouter: MainProvider<Router, CityController>
    /// ```
    @inlinable
    public func withDerivedTrying<Helper>(
        _ make: @escaping @MainActor (Controller) throws -> Helper
    ) -> Scene1<Controller, Helper, any Error> {
        Scene1(base: throwing, factory: .trying(make))
    }
}
