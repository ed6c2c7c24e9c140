// Written by .ci/SceneArities.swift. The implementation is exported for the reason given in Scene.swift.
// swift-format-ignore-file

/// A scene of a controller and 14 helpers, made by ``Scene``.
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public struct Scene14<Controller: SceneController, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14,
    Failure: Error> {
    @usableFromInline let base: Scene13<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, Failure>
    @usableFromInline let factory: HelperFactory<(Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13),
        H14, Failure>

    @export(implementation) init(base: Scene13<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13,
        Failure>, factory: HelperFactory<(Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13), H14,
        Failure>) { (self.base, self.factory) = (base, factory) }

    @export(implementation) @inline(__always) func make() throws(Failure) ->
        (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) {
        let (controller, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13) = try base.make()
        return (controller, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13, try factory.make(from: (controller,
            h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13)))
    }

    @export(implementation) var throwing: Scene14<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13,
        H14, any Error> { .init(base: base.throwing, factory: factory.throwing) }

    /// Makes the scene and returns its controller, which retains the helpers.
    @export(implementation) @inline(__always) public func instantiate(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Void = { _, _,
            _, _, _, _, _, _, _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) ->
            Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try host(connect: connect, view: view).controller }

    /// Deprecated: StoryCode's spelling.
    @available(*, deprecated, renamed: "instantiate(connect:view:)")
    @export(implementation) public func instantiante(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Void = { _, _,
            _, _, _, _, _, _, _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) ->
            Controller.RootView)? = nil
    ) throws(Failure) -> Controller { try instantiate(connect: connect, view: view) }

    /// Makes the scene and returns its controller and its helpers with their types.
    @export(implementation) @inline(__always) public func host(
        connect: @MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Void = { _, _,
            _, _, _, _, _, _, _, _, _, _, _, _, _ in },
        view: (@MainActor (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) ->
            Controller.RootView)? = nil
    ) throws(Failure) -> SceneHost<Controller, (H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14)> {
        let (controller, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13, h14) = try make()
        var assembly = SceneAssembly(controller, helperCount: 14)
        // Slots in the capture list are moved into the closure, without a copy.
        let builder: @MainActor (AnyObject) -> Controller.RootView? = { [slot1 = assembly.retain(h1),
            slot2 = assembly.retain(h2), slot3 = assembly.retain(h3), slot4 = assembly.retain(h4),
            slot5 = assembly.retain(h5), slot6 = assembly.retain(h6), slot7 = assembly.retain(h7),
            slot8 = assembly.retain(h8), slot9 = assembly.retain(h9), slot10 = assembly.retain(h10),
            slot11 = assembly.retain(h11), slot12 = assembly.retain(h12), slot13 = assembly.retain(h13),
            slot14 = assembly.retain(h14)] object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(controller, slot1[controller], slot2[controller], slot3[controller], slot4[controller],
                slot5[controller], slot6[controller], slot7[controller], slot8[controller], slot9[controller],
                slot10[controller], slot11[controller], slot12[controller], slot13[controller], slot14[controller])
        }
        assembly.install(hasViewBuilder: view != nil, builder)
        connect(controller, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13, h14)
        assembly.awakeController()
        assembly.awake(h1, slot: 0)
        assembly.awake(h2, slot: 1)
        assembly.awake(h3, slot: 2)
        assembly.awake(h4, slot: 3)
        assembly.awake(h5, slot: 4)
        assembly.awake(h6, slot: 5)
        assembly.awake(h7, slot: 6)
        assembly.awake(h8, slot: 7)
        assembly.awake(h9, slot: 8)
        assembly.awake(h10, slot: 9)
        assembly.awake(h11, slot: 10)
        assembly.awake(h12, slot: 11)
        assembly.awake(h13, slot: 12)
        assembly.awake(h14, slot: 13)
        return SceneHost(controller: controller, helpers: (h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13, h14))
    }

    /// Adds a helper.
    @export(implementation) public func with<Helper>(_ make: @escaping @MainActor () -> Helper) ->
        Scene15<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, Helper, Failure> {
        .init(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from the controller and the helpers before it.
    @export(implementation) public func withDerived<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3, H4,
        H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Helper) -> Scene15<Controller, H1, H2, H3, H4, H5, H6, H7, H8,
        H9, H10, H11, H12, H13, H14, Helper, Failure> {
        .init(base: self, factory: .derived { make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10,
            $0.11, $0.12, $0.13, $0.14) })
    }

    /// Adds a helper with a factory that may throw; from then on the scene throws.
    @export(implementation) public func withTrying<Helper>(_ make: @escaping @MainActor () throws -> Helper) ->
        Scene15<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, Helper, any Error> {
        .init(base: throwing, factory: .trying { _ in try make() })
    }

    /// Adds a helper that is made from the controller and the helpers before it, with a factory that may
    /// throw; from then on the scene throws.
    @export(implementation) public func withDerivedTrying<Helper>(_ make: @escaping @MainActor (Controller, H1, H2, H3,
        H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) throws -> Helper) -> Scene15<Controller, H1, H2, H3, H4, H5,
        H6, H7, H8, H9, H10, H11, H12, H13, H14, Helper, any Error> {
        .init(base: throwing, factory: .trying { try make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9,
            $0.10, $0.11, $0.12, $0.13, $0.14) })
    }
}
