// Written by .ci/scenes; change that.
//
// Inlinable, so that a chain is specialised for the types of the program that writes it, and always inlined where
// it is made, so that the chain itself is compiled away: as generic code the same scene takes ten times as long.

/// A scene of a controller and 12 helpers.
///
/// See ``Scene``, from which it comes by adding helpers.
@MainActor
public struct Scene12<
    Controller: SceneController,
    Helper1,
    Helper2,
    Helper3,
    Helper4,
    Helper5,
    Helper6,
    Helper7,
    Helper8,
    Helper9,
    Helper10,
    Helper11,
    Helper12,
    Failure: Error
> {
    @usableFromInline let base:
        Scene11<
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
            Helper11, Failure
        >
    @usableFromInline let factory:
        HelperFactory<
            (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11
            ), Helper12, Failure
        >

    @inlinable
    init(
        base: Scene11<
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
            Helper11, Failure
        >,
        factory: HelperFactory<
            (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11
            ), Helper12, Failure
        >
    ) {
        self.base = base
        self.factory = factory
    }

    @inlinable @inline(__always)
    func make() throws(Failure) -> (
        Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11,
        Helper12
    ) {
        let (
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            helper11
        ) = try base.make()
        if case .plain(let make) = factory {
            return (
                controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
                helper11, make()
            )
        }
        return (
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            helper11,
            try factory.make(
                from: (
                    controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9,
                    helper10, helper11
                )
            )
        )
    }

    @inlinable var failingAnyhow:
        Scene12<
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
            Helper11, Helper12, any Error
        >
    {
        .init(base: base.failingAnyhow, factory: factory.failingAnyhow)
    }

    @inlinable @inline(__always)
    func wire(
        _ controller: Controller,
        _ helper1: Helper1,
        _ helper2: Helper2,
        _ helper3: Helper3,
        _ helper4: Helper4,
        _ helper5: Helper5,
        _ helper6: Helper6,
        _ helper7: Helper7,
        _ helper8: Helper8,
        _ helper9: Helper9,
        _ helper10: Helper10,
        _ helper11: Helper11,
        _ helper12: Helper12,
        connect:
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Void,
        view: (
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Controller.View
        )?
    ) {
        var assembly = SceneAssembly(controller, helperCount: 12)
        let builder: @MainActor (AnyObject) -> Controller.View? = {
            [
                slot1 = assembly.retain(helper1),
                slot2 = assembly.retain(helper2),
                slot3 = assembly.retain(helper3),
                slot4 = assembly.retain(helper4),
                slot5 = assembly.retain(helper5),
                slot6 = assembly.retain(helper6),
                slot7 = assembly.retain(helper7),
                slot8 = assembly.retain(helper8),
                slot9 = assembly.retain(helper9),
                slot10 = assembly.retain(helper10),
                slot11 = assembly.retain(helper11),
                slot12 = assembly.retain(helper12)
            ] object in
            guard let view, let controller = object as? Controller else { return nil }
            return view(
                controller,
                slot1[controller],
                slot2[controller],
                slot3[controller],
                slot4[controller],
                slot5[controller],
                slot6[controller],
                slot7[controller],
                slot8[controller],
                slot9[controller],
                slot10[controller],
                slot11[controller],
                slot12[controller]
            )
        }
        assembly.install(builder)
        connect(
            controller,
            helper1,
            helper2,
            helper3,
            helper4,
            helper5,
            helper6,
            helper7,
            helper8,
            helper9,
            helper10,
            helper11,
            helper12
        )
        assembly.awakeController()
        assembly.awake(helper1, slot: 0)
        assembly.awake(helper2, slot: 1)
        assembly.awake(helper3, slot: 2)
        assembly.awake(helper4, slot: 3)
        assembly.awake(helper5, slot: 4)
        assembly.awake(helper6, slot: 5)
        assembly.awake(helper7, slot: 6)
        assembly.awake(helper8, slot: 7)
        assembly.awake(helper9, slot: 8)
        assembly.awake(helper10, slot: 9)
        assembly.awake(helper11, slot: 10)
        assembly.awake(helper12, slot: 11)
    }

    /// Makes the scene: the controller, the helpers in their order, and the wiring between them.
    ///
    /// - Parameters:
    ///   - connect: Wires the graph, before anybody awakes.
    ///   - view: Builds the view, at first need and again after each teardown.
    /// - Returns: The controller, which retains the helpers.
    /// - Throws: What a factory given to `withTrying(_:)` throws; nothing has awoken then.
    @inlinable @inline(__always)
    public func instantiate(
        connect:
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Void = { _, _, _, _, _, _, _, _, _, _, _, _, _ in },
        view: (
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Controller.View
        )? = nil
    ) throws(Failure) -> Controller {
        let (
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            helper11, helper12
        ) = try make()
        wire(
            controller,
            helper1,
            helper2,
            helper3,
            helper4,
            helper5,
            helper6,
            helper7,
            helper8,
            helper9,
            helper10,
            helper11,
            helper12,
            connect: connect,
            view: view
        )
        return controller
    }

    /// Makes the scene, and keeps its helpers in reach under their own types.
    ///
    /// - Parameters:
    ///   - connect: Wires the graph, before anybody awakes.
    ///   - view: Builds the view, at first need and again after each teardown.
    /// - Returns: The controller and the helpers.
    /// - Throws: What a factory given to `withTrying(_:)` throws; nothing has awoken then.
    @inlinable
    public func host(
        connect:
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Void = { _, _, _, _, _, _, _, _, _, _, _, _, _ in },
        view: (
            @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Controller.View
        )? = nil
    ) throws(Failure) -> SceneHost<
        Controller,
        (Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11, Helper12)
    > {
        let (
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            helper11, helper12
        ) = try make()
        wire(
            controller,
            helper1,
            helper2,
            helper3,
            helper4,
            helper5,
            helper6,
            helper7,
            helper8,
            helper9,
            helper10,
            helper11,
            helper12,
            connect: connect,
            view: view
        )
        return SceneHost(
            controller: controller,
            helpers: (
                helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10, helper11,
                helper12
            )
        )
    }
}

// MARK: - Adding a helper

extension Scene12 {
    /// Adds a helper.
    ///
    /// - Parameter make: Makes the helper, once for each instance of the scene.
    /// - Returns: The scene with the helper.
    @inlinable
    public func with<Helper>(
        _ make: @escaping @MainActor () -> Helper
    ) -> Scene13<
        Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11,
        Helper12, Helper, Failure
    > {
        Scene13(base: self, factory: .plain(make))
    }

    /// Adds a helper that is made from what is there already.
    ///
    /// - Parameter make: Makes the helper from the controller and the helpers before it.
    /// - Returns: The scene with the helper.
    @inlinable
    public func withDerived<Helper>(
        _ make:
            @escaping @MainActor (
                Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
                Helper11, Helper12
            ) -> Helper
    ) -> Scene13<
        Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11,
        Helper12, Helper, Failure
    > {
        Scene13(
            base: self,
            factory: .derived { make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12) }
        )
    }

    /// Adds a helper whose factory may throw; from then on the scene throws.
    ///
    /// - Parameter make: Makes the helper, or throws.
    /// - Returns: The scene with the helper.
    @inlinable
    public func withTrying<Helper>(
        _ make: @escaping @MainActor () throws -> Helper
    ) -> Scene13<
        Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11,
        Helper12, Helper, any Error
    > {
        Scene13(base: failingAnyhow, factory: .trying(make))
    }

    /// Adds a helper that a container gives; from then on the scene throws what resolving throws.
    ///
    /// While it is made, the container is the current one, for wrappers such as ``Injected``.
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
    ) -> Scene13<
        Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10, Helper11,
        Helper12, Helper, any Error
    > {
        Scene13(base: failingAnyhow, factory: .resolved(from: container, name, tag))
    }
}
