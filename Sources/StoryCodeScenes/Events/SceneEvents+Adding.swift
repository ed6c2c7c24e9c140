extension SceneEvents {
    /// Adds a helper to the living scene, which retains it.
    ///
    /// An ``Awakable`` helper is awoken. A ``ViewObserver`` receives the events that it has missed: the shortest list
    /// that leads to the current state of the view. From then on it receives every event after the scene's own helpers
    /// and after late helpers that joined before it. Requests that it makes while it catches up are queued until it has
    /// caught up.
    ///
    /// During a callback, the helper catches up with the events before the one in progress, and receives that event in
    /// its turn. If the view is loaded, an update of its content is requested.
    ///
    /// An object that is already a helper of the scene is neither awoken nor notified twice. The controller itself is
    /// notified anyway and not retained. A helper that was removed and is added again counts as new.
    ///
    /// - Parameter controller: The controller that owns these events.
    /// - Returns: A handle with which the helper can be removed. The helper cannot remove itself while it catches up,
    ///   because the handle does not exist yet.
    @discardableResult
    public func add<Helper, Controller: SceneController>(_ helper: Helper, for controller: Controller) -> LateHelper
    where Controller.RootView == RootView {
        guard let object = HelperCollection.object(in: helper) else {
            let observer = (helper as? any ViewObserver).map(ObservingValue.init)
            let member = JoinedHelpers.Member(helper, id: nil, observer: observer)
            return add(member, for: controller) { HelperCollection.awake(value: helper) }
        }
        if object === controller || isOwnHelper(object) { return LateHelper() }
        if let member = late?.claim(object) { return LateHelper(member, in: late) }
        traceScene(of: controller, helpers: [TracedHelper(object: object, number: nil)])
        let conformance = HelperConformances.conformance(of: object)
        if conformance.joins { (object as? any SceneMember)?.didJoin(controller) }
        let observer = conformance.observer(object)
        let member = JoinedHelpers.Member(object, id: ObjectIdentifier(object), observer: observer)
        return add(member, for: controller) { HelperCollection.awake(object: object) }
    }

    private func add(
        _ member: JoinedHelpers.Member,
        for controller: some SceneController,
        awake: () -> Void
    ) -> LateHelper {
        let late = join([member], awake: awake)
        // The helper shows its content in the next pass.
        if isViewLoaded, !member.observers.isEmpty { (controller as? any ContentUpdating)?.setNeedsPass(.properties) }
        return LateHelper(member, in: late)
    }
}
