import StoryCodeScenes

/// A controller that can register for changes of its traits.
///
/// See <doc:Passing-traits>.
@MainActor
public protocol TraitChangeObservable: ViewController {}

extension ViewController: TraitChangeObservable {}

extension TraitChangeObservable {
    /// Calls a closure after one of some traits of the controller has changed.
    ///
    /// The closure receives the controller, which it must not capture, and the former traits. It is called once for each
    /// change. If the view is in a window, that is at once, parents before children. Otherwise it is before the next
    /// `viewIsAppearing(_:)`. The registration ends with the controller.
    ///
    /// ```swift
    /// registerForTraitChanges([HorizontalSizeClass.self]) { (self: Self, previous) in
    ///     self.arrange(for: self.traitCollection.horizontalSizeClass)
    /// }
    /// ```
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any TraitDefinition.Type],
        handler: @escaping @MainActor (Self, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        register(for: traits) { controller, previous in
            if let controller = controller as? Self { handler(controller, previous) }
        }
    }

    /// The same for a closure that states the type of the controller, such as `Self` in a class that is not final.
    @discardableResult
    public func registerForTraitChanges<Controller: ViewController>(
        _ traits: [any TraitDefinition.Type],
        handler: @escaping @MainActor (Controller, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        register(for: traits) { controller, previous in
            if let controller = controller as? Controller { handler(controller, previous) }
        }
    }

    private func register(
        for traits: [any TraitDefinition.Type],
        _ handler: @escaping @MainActor (AnyObject, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, since: traitCollection, handler: handler)
        self.traits.add(registration)
        return registration
    }
}

extension ViewController {
    /// Calls the handlers of the traits that have changed; requests that they make wait for the last of them.
    func updateTraits(to traits: TraitCollection) {
        guard let own = traitsIfMade, own.hasRegistrations else { return }
        sceneEvents.perform { own.update(self, to: traits) }
    }

    /// Ends a registration for changes of traits; does nothing if it has ended.
    public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
        traitsIfMade?.remove(registration)
    }

    /// The traits of the controller, which it inherits from what contains it.
    ///
    /// That is the parent, or the controller that has the view in its own, or else the window. As in UIKit, a presented
    /// controller inherits from the window, and not from its presenter. The values are those of the present place, also
    /// before the view is in a window, which is our decision.
    public var traitCollection: TraitCollection {
        var traits = TraitCollection()
        var outermost = self
        for controller in sequence(first: self, next: \.containerOrHost) {
            if let own = controller.traitsIfMade { traits.inherit(own.overrides) }
            outermost = controller
        }
        if let window = outermost.nextWindow { traits.inherit(window.traitOverrides) }
        return traits
    }

    /// The traits that the controller sets for itself and the controllers that it contains.
    ///
    /// UIKit changes the traits in its next update. Our decision: a change takes effect at once, and registrations are
    /// called before the call returns, or after the event that is being delivered to one of the controllers.
    public var traitOverrides: TraitOverrides {
        get { traitsIfMade?.overrides ?? TraitOverrides() }
        set {
            guard traitsIfMade != nil || !newValue.isEmpty else { return }
            traits.overrides = newValue
            request { [self] in
                LifecycleRuntime.perform(whole: self) {
                    let inherited = containerOrHost?.traitCollection ?? nextWindow?.traitCollection
                    TraitUpdate.perform(from: [self], in: containerOrHost, inheriting: inherited ?? TraitCollection())
                }
            }
        }
    }
}

extension Window {
    /// The traits of the window.
    public var traitCollection: TraitCollection { TraitCollection().applying(traitOverrides) }

    func updateTraits() {
        LifecycleRuntime.perform(whole: self) {
            let traits = traitCollection
            TraitUpdate.perform(from: rootAndDetachedControllers, inheriting: traits, traitsOfPresented: traits)
        }
    }
}

/// An update of the traits of controllers, in linear time.
@MainActor
enum TraitUpdate {
    private typealias Entry = (controller: ViewController, container: ViewController?, inherited: TraitCollection)

    /// Calls the registrations of controllers and those that they contain, parents before children.
    ///
    /// - Parameter traitsOfPresented: What presented controllers inherit, if that has changed.
    static func perform(
        from controllers: [ViewController],
        in container: ViewController? = nil,
        inheriting inherited: TraitCollection,
        traitsOfPresented: TraitCollection? = nil
    ) {
        var entries: [Entry] = controllers.reversed().map { ($0, container, inherited) }
        let start = ControllerTraits.changes
        while let (controller, container, inherited) = entries.popLast() {
            // A handler may have moved the controller.
            guard controller.containerOrHost === container else { continue }
            var traits = inherited
            if let own = controller.traitsIfMade {
                traits =
                    ControllerTraits.changes == start ? inherited.applying(own.overrides) : controller.traitCollection
                if controller.viewIfLoaded?.isInWindow == true { controller.updateTraits(to: traits) }
            }
            if let traitsOfPresented, let presented = controller.presented {
                entries.append((presented, nil, traitsOfPresented))
            }
            let contained = controller.children + controller.lifecycle.detachedChildren(of: controller)
            for child in contained.reversed() { entries.append((child, controller, traits)) }
        }
    }
}
