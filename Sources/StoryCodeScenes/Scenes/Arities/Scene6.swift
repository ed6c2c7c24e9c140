// Written by .ci/SceneArities.swift. The implementation is exported for the reason given in Scene.swift.
// swift-format-ignore-file

/// A scene of a controller and 6 helpers, made by ``Scene``.
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public struct Scene6<Controller: SceneController, H1, H2, H3, H4, H5, H6, Failure: Error> {
    @usableFromInline let base: Scene5<Controller, H1, H2, H3, H4, H5, Failure>
    @usableFromInline let factory: HelperFactory<(Controller, H1, H2, H3, H4, H5), H6, Failure>

    @export(implementation) init(base: Scene5<Controller, H1, H2, H3, H4, H5, Failure>,
        factory: HelperFactory<(Controller, H1, H2, H3, H4, H5), H6, Failure>) { (self.base, self.factory) = (base,
        factory) }

    @export(implementation) @inline(__always) func make() throws(Failure) -> (Controller, H1, H2, H3, H4, H5, H6) {
        let (controller, h1, h2, h3, h4, h5) = try base.make()
        return (controller, h1, h2, h3, h4, h5, try factory.make(from: (controller, h1, h2, h3, h4, h5)))
    }

    @export(implementation) var throwing: Scene6<Controller, H1, H2, H3, H4, H5, H6,
        any Error> { .init(base: base.throwing, factory: factory.throwing) }

    /// Makes the scene and returns its controller, which retains the helpers.
    @export(implementation) @inline(__always) public func instantiate(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Void = { _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try host(connect: connect, view: view).controller }

    /// Deprecated: StoryCode's spelling.
    @available(*, deprecated, renamed: "instantiate(connect:view:)")
    @export(implementation) public func instantiante(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Void = { _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try instantiate(connect: connect, view: view) }

    /// Makes the scene and returns its controller and its helpers with their types.
    @export(implementation) @inline(__always) public func host(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Void = { _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6) -> Controller.RootView)? = nil
    ) throws(Failure) -> SceneHost<Controller, (H1, H2, H3, H4, H5, H6)> {
        let (controller, h1, h2, h3, h4, h5, h6) = try make()
        var assembly = SceneAssembly(controller, helperCount: 6)
        // Slots in the capture list are moved into the closure, without a copy.
        let builder: @MainActor (AnyObject) -> Controller.RootView? = { [slot1 = assembly.retain(h1),
            slot2 = assembly.retain(h2), slot3 = assembly.retain(h3), slot4 = assembly.retain(h4),
            slot5 = assembly.retain(h5), slot6 = assembly.retain(h6)] object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(controller, slot1[controller], slot2[controller], slot3[controller], slot4[controller],
                slot5[controller], slot6[controller])
        }
        assembly.install(hasViewBuilder: view != nil, builder)
        connect(controller, h1, h2, h3, h4, h5, h6)
        assembly.awakeController()
        assembly.awake(h1, slot: 0)
        assembly.awake(h2, slot: 1)
        assembly.awake(h3, slot: 2)
        assembly.awake(h4, slot: 3)
        assembly.awake(h5, slot: 4)
        assembly.awake(h6, slot: 5)
        return SceneHost(controller: controller, helpers: (h1, h2, h3, h4, h5, h6))
    }

    /// Adds a helper.
    @export(implementation) public func with<Helper>(_ make: @escaping @MainActor () -> Helper) ->
        Scene7<Controller, H1, H2, H3, H4, H5, H6, Helper, Failure> {
        .init(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from the controller and the helpers before it.
    @export(implementation) public func withDerived<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3, H4,
        H5, H6) -> Helper) -> Scene7<Controller, H1, H2, H3, H4, H5, H6, Helper, Failure> {
        .init(base: self, factory: .derived { make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) })
    }

    /// Adds a helper with a factory that may throw; from then on the scene throws.
    @export(implementation) public func withTrying<Helper>(_ make: @escaping @MainActor () throws -> Helper) ->
        Scene7<Controller, H1, H2, H3, H4, H5, H6, Helper, any Error> {
        .init(base: throwing, factory: .trying { _ in try make() })
    }

    /// Adds a helper that is made from the controller and the helpers before it, with a factory that may
    /// throw; from then on the scene throws.
    @export(implementation) public func withDerivedTrying<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3,
        H4, H5, H6) throws -> Helper) -> Scene7<Controller, H1, H2, H3, H4, H5, H6, Helper, any Error> {
        .init(base: throwing, factory: .trying { try make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) })
    }
}
