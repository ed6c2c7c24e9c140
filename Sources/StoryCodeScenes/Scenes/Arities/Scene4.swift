// Written by .ci/SceneArities.swift. The implementation is exported for the reason given in Scene.swift.
// swift-format-ignore-file

/// A scene of a controller and 4 helpers, made by ``Scene``.
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public struct Scene4<Controller: SceneController, H1, H2, H3, H4, Failure: Error> {
    @usableFromInline let base: Scene3<Controller, H1, H2, H3, Failure>
    @usableFromInline let factory: HelperFactory<(Controller, H1, H2, H3), H4, Failure>

    @export(implementation) init(base: Scene3<Controller, H1, H2, H3, Failure>, factory: HelperFactory<(Controller, H1,
        H2, H3), H4, Failure>) { (self.base, self.factory) = (base, factory) }

    @export(implementation) @inline(__always) func make() throws(Failure) -> (Controller, H1, H2, H3, H4) {
        let (controller, h1, h2, h3) = try base.make()
        return (controller, h1, h2, h3, try factory.make(from: (controller, h1, h2, h3)))
    }

    @export(implementation) var throwing: Scene4<Controller, H1, H2, H3, H4, any Error> { .init(base: base.throwing,
        factory: factory.throwing) }

    /// Makes the scene and returns its controller, which retains the helpers.
    @export(implementation) @inline(__always) public func instantiate(
        connect: @MainActor (Controller, H1, H2, H3, H4) -> Void = { _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4) -> Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try host(connect: connect, view: view).controller }

    /// Deprecated: StoryCode's spelling.
    @available(*, deprecated, renamed: "instantiate(connect:view:)")
    @export(implementation) public func instantiante(
        connect: @MainActor (Controller, H1, H2, H3, H4) -> Void = { _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4) -> Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try instantiate(connect: connect, view: view) }

    /// Makes the scene and returns its controller and its helpers with their types.
    @export(implementation) @inline(__always) public func host(
        connect: @MainActor (Controller, H1, H2, H3, H4) -> Void = { _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4) -> Controller.RootView)? = nil
    ) throws(Failure) -> SceneHost<Controller, (H1, H2, H3, H4)> {
        let (controller, h1, h2, h3, h4) = try make()
        var assembly = SceneAssembly(controller, helperCount: 4)
        // Slots in the capture list are moved into the closure, without a copy.
        let builder: @MainActor (AnyObject) -> Controller.RootView? = { [slot1 = assembly.retain(h1),
            slot2 = assembly.retain(h2), slot3 = assembly.retain(h3), slot4 = assembly.retain(h4)] object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(controller, slot1[controller], slot2[controller], slot3[controller], slot4[controller])
        }
        assembly.install(hasViewBuilder: view != nil, builder)
        connect(controller, h1, h2, h3, h4)
        assembly.awakeController()
        assembly.awake(h1, slot: 0)
        assembly.awake(h2, slot: 1)
        assembly.awake(h3, slot: 2)
        assembly.awake(h4, slot: 3)
        return SceneHost(controller: controller, helpers: (h1, h2, h3, h4))
    }

    /// Adds a helper.
    @export(implementation) public func with<Helper>(_ make: @escaping @MainActor () -> Helper) ->
        Scene5<Controller, H1, H2, H3, H4, Helper, Failure> {
        .init(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from the controller and the helpers before it.
    @export(implementation) public func withDerived<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3,
        H4) -> Helper) -> Scene5<Controller, H1, H2, H3, H4, Helper, Failure> {
        .init(base: self, factory: .derived { make($0.0, $0.1, $0.2, $0.3, $0.4) })
    }

    /// Adds a helper with a factory that may throw; from then on the scene throws.
    @export(implementation) public func withTrying<Helper>(_ make: @escaping @MainActor () throws -> Helper) ->
        Scene5<Controller, H1, H2, H3, H4, Helper, any Error> {
        .init(base: throwing, factory: .trying { _ in try make() })
    }

    /// Adds a helper that is made from the controller and the helpers before it, with a factory that may
    /// throw; from then on the scene throws.
    @export(implementation) public func withDerivedTrying<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3,
        H4) throws -> Helper) -> Scene5<Controller, H1, H2, H3, H4, Helper, any Error> {
        .init(base: throwing, factory: .trying { try make($0.0, $0.1, $0.2, $0.3, $0.4) })
    }
}
