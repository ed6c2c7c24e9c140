// `awakes(_:)` is inlinable for the reason given in Scene.swift.

/// Collects a scene's helpers and removes duplicates, so that each is awoken and notified once.
@usableFromInline
@MainActor
struct HelperCollection {
    private let controller: ObjectIdentifier

    /// The number of helpers of the scene.
    private let helperCount: Int

    /// The objects that are awoken, in this scene or in an earlier one of the controller.
    private(set) var awakening: SmallObjectSet

    /// The late helpers, which were awoken before the scene existed.
    private let late: JoinedHelpers?

    /// A bit for each slot that awakes its helper.
    @usableFromInline var awakeningSlots: UInt = 0

    /// The bit of the next slot.
    private var nextSlot: UInt = 1

    /// The helpers that observe events, in order.
    private(set) var observers: ContiguousArray<any ObservingObject> = []

    /// All helpers that are objects, while a tracer is active.
    private(set) var traced: ContiguousArray<TracedHelper> = []

    /// The helpers that learn the controller.
    private(set) var joining: ContiguousArray<any SceneMember> = []

    /// Creates the collection of a scene without helpers.
    init(controller: AnyObject, helperCount: Int, awakening: SmallObjectSet, late: JoinedHelpers?) {
        self.controller = ObjectIdentifier(controller)
        self.helperCount = helperCount
        self.awakening = awakening
        self.late = late
    }

    /// Adds an object in the next slot.
    ///
    /// - Returns: Whether the scene retains the object. It does not retain its own controller.
    @usableFromInline
    mutating func add(object: __owned AnyObject) -> Bool {
        defer { nextSlot <<= 1 }
        guard ObjectIdentifier(object) != controller else { return false }
        if LifecycleTrace.isActive {
            traced.append(TracedHelper(object: object, number: nextSlot.trailingZeroBitCount + 1))
        }
        let conformance = HelperConformances.conformance(of: object)
        if conformance.observes, !observes(object), let observer = conformance.observer(object) { add(observer) }
        if conformance.joins, let member = object as? any SceneMember { joining.append(member) }
        if conformance.awakes, awakening.insert(object), late?.member(object) == nil { awakeningSlots |= nextSlot }
        return true
    }

    /// Adds a value of any type in the next slot; an object inside an optional counts as the object.
    @usableFromInline
    mutating func add(value: Any) -> Bool {
        if let object = Self.object(in: value) { return add(object: object) }
        defer { nextSlot <<= 1 }
        if let observer = value as? any ViewObserver { add(ObservingValue(observer)) }
        if value is any Awakable { awakeningSlots |= nextSlot }
        return true
    }

    /// Whether the helper in a slot is awoken there.
    @inlinable
    func awakes(_ slot: Int) -> Bool { awakeningSlots & (1 << slot) != 0 }

    /// Awakes the controller of a scene, after `connect`.
    @usableFromInline
    static func awake(controller: AnyObject) {
        LifecycleTrace.trace(.connected, of: controller)
        awake(object: controller)
    }

    /// Awakes an object.
    @usableFromInline
    static func awake(object: AnyObject) { HelperConformances.conformance(of: object).awake(object) }

    /// Awakes a value of any type.
    @usableFromInline
    static func awake(value: Any) { (value as? any Awakable)?.awake() }

    private func observes(_ object: AnyObject) -> Bool {
        for observer in observers where observer === object { return true }
        return false
    }

    private mutating func add(_ observer: any ObservingObject) {
        if observers.isEmpty { observers.reserveCapacity(helperCount) }
        observers.append(observer)
    }

    /// Returns the object that a value is or contains as an optional.
    static func object(in value: Any) -> AnyObject? {
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        guard let content = (value as? any OptionalHelper)?.content else { return nil }
        return object(in: content)
    }
}

extension SceneEvents {
    /// Starts the helper collection of a scene.
    @usableFromInline
    func collection(for controller: AnyObject, helperCount: Int) -> HelperCollection {
        HelperCollection(controller: controller, helperCount: helperCount, awakening: awakening, late: late)
    }

    /// Installs a scene.
    @usableFromInline
    func install(
        _ helpers: HelperCollection,
        for controller: some SceneController,
        hasViewBuilder: Bool,
        builder: @escaping @MainActor (AnyObject) -> RootView?
    ) {
        traceScene(of: controller, helpers: helpers.traced)
        install(
            for: controller,
            observers: helpers.observers,
            awakening: helpers.awakening,
            hasViewBuilder: hasViewBuilder,
            builder: builder
        )
        for member in helpers.joining { member.didJoin(controller) }
    }
}

/// An optional of any type.
private protocol OptionalHelper {
    var content: Any? { get }
}

extension Optional: OptionalHelper {
    fileprivate var content: Any? { self }
}
