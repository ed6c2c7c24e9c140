import StoryCode

/// A controller, a window or a flow as a member of a run, with the helpers of its scene in their order.
@MainActor
final class RunScene {
    /// A helper, which lives as long as its scene.
    struct Helper {
        private let id: ObjectIdentifier
        private let type: ObjectIdentifier
        let index: Int32

        init(_ observer: AnyObject, index: Int32) {
            id = ObjectIdentifier(observer)
            type = ObjectIdentifier(Swift.type(of: observer))
            self.index = index
        }

        /// Whether this is the helper, or the object that forwards to a helper that is a value.
        ///
        /// A new object may have the address of a late helper that was removed and released.
        func isObserver(_ object: AnyObject) -> Bool {
            id == ObjectIdentifier(object) && type == ObjectIdentifier(Swift.type(of: object))
        }
    }

    private let link: ObjectLink
    let id: ObjectIdentifier
    let index: Int32
    private(set) var helpers: [Helper] = []

    /// Whether the title was stored that the controller had when it appeared for the first time.
    var hasTitle = false

    /// The current place of the controller.
    var place: LifecycleRun.Place?

    init(_ object: AnyObject, index: Int32) {
        link = ObjectLink(object)
        id = ObjectIdentifier(object)
        self.index = index
    }

    /// Returns the index of a helper if it is the one at a position of the scene.
    func indexOfHelper(_ object: AnyObject, at position: Int) -> Int32? {
        position < helpers.count && helpers[position].isObserver(object) ? helpers[position].index : nil
    }

    /// Adds a helper, outside the property, which is then read without a check of exclusive access.
    func add(_ helper: Helper) {
        var changed: [Helper] = []
        swap(&changed, &helpers)
        changed.reserveCapacity(8)
        changed.append(helper)
        swap(&changed, &helpers)
    }

    var isReleased: Bool { link.hasEnded }

    /// Whether this is the controller, the window or the flow.
    ///
    /// A new object may have the address of a released one.
    func isScene(of object: AnyObject) -> Bool { id == ObjectIdentifier(object) && link.refers(to: object) }
}
