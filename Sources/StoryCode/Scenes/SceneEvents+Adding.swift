extension SceneEvents {
    /// Adds a helper to the living scene.
    ///
    /// The scene retains the helper. One that is ``Awakable`` awakes, and one that is a ``ViewObserver`` is told what
    /// it has missed, the shortest list of events that leads to where the view is. Then it hears every event after
    /// the scene's own helpers and after those that were added before it. What it asks for until it has caught up
    /// waits until then.
    ///
    /// Inside a callback a helper catches up with what was told before the event under way, and hears that event
    /// in its turn. It never gets ahead of a helper that was there before it.
    ///
    /// An object that is a helper of the scene already neither awakes nor is told twice. The controller itself is
    /// told anyway, and not retained. A helper that was removed and is added again is new.
    ///
    /// What removes the helper is there when this returns, so a helper that removes itself cannot do so while it
    /// catches up.
    ///
    /// - Parameters:
    ///   - helper: The helper itself, of any type.
    ///   - controller: The controller that owns these events.
    /// - Returns: What removes the helper.
    @discardableResult
    public func add<Helper, Controller: SceneController>(_ helper: Helper, for controller: Controller) -> LateHelper
    where Controller.View == View {
        guard let object = SceneRoster.object(in: helper) else {
            let place = LateHelpers.Place(ofValue: helper)
            return LateHelper(place, in: join([place]) { SceneRoster.awake(value: helper) })
        }
        if object === controller || isOwnHelper(object) { return LateHelper() }
        if let place = late?.claim(object) { return LateHelper(place, in: late) }
        traceScene(of: controller, helpers: [object])
        let place = LateHelpers.Place(ofObject: object)
        return LateHelper(place, in: join([place]) { SceneRoster.awake(object: object) })
    }
}

extension LateHelpers.Place {
    /// Creates the place of an object of any class.
    convenience init(ofObject object: AnyObject) {
        let observer = HelperKinds.kind(of: object).observer(object)
        self.init(of: object, id: ObjectIdentifier(object), observer: observer)
    }

    /// Creates the place of a value of any other type.
    convenience init(ofValue value: Any) {
        self.init(of: value, id: nil, observer: (value as? any ViewObserver).map(ObservingValue.init))
    }
}
