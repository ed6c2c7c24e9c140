// `awakes(_:)` is inlinable for the reason given in Scene1.swift.

/// Who is in a scene: finds out who hears events and who awakes, and that nobody does twice.
@usableFromInline
@MainActor
struct SceneRoster {
    /// What becomes of a helper.
    @usableFromInline
    enum Admission: Sendable {
        /// It is retained.
        case retained
        /// It is the scene's controller, which is not retained by its own scene.
        case controller
    }

    private let controller: ObjectIdentifier

    /// How many helpers the scene has.
    private let helperCount: Int

    /// The objects that awake, in this scene or in an earlier one of the controller.
    private(set) var awakening: FewObjects

    /// The helpers that came before the scene and have awoken.
    private let late: LateHelpers?

    /// A bit for each slot in which somebody awakes.
    @usableFromInline var awakeningSlots: UInt = 0

    /// A bit for the next slot.
    private var nextSlot: UInt = 1

    /// Those who hear events, in order.
    private(set) var observers: ContiguousArray<any ObservingObject> = []

    /// Every helper that is an object, if somebody looks.
    private(set) var traced: ContiguousArray<AnyObject> = []

    /// Creates the roster of a scene without helpers yet.
    init(controller: AnyObject, helperCount: Int, awakening: FewObjects, late: LateHelpers?) {
        self.controller = ObjectIdentifier(controller)
        self.helperCount = helperCount
        self.awakening = awakening
        self.late = late
    }

    /// Admits an object to the next slot.
    @usableFromInline
    mutating func admit(object: __owned AnyObject) -> Admission {
        defer { nextSlot <<= 1 }
        guard ObjectIdentifier(object) != controller else { return .controller }
        if LifecycleTrace.isActive { traced.append(object) }
        let kind = HelperKinds.kind(of: object)
        if kind.observes, !observes(object), let observer = kind.observer(object) { add(observer) }
        if kind.awakes, awakening.insert(object), late?.place(of: object) == nil { awakeningSlots |= nextSlot }
        return .retained
    }

    /// Admits a value of any type to the next slot; optionals are looked into, and objects in them recognised.
    @usableFromInline
    mutating func admit(value: Any) -> Admission {
        if let object = Self.object(in: value) { return admit(object: object) }
        defer { nextSlot <<= 1 }
        if let observer = value as? any ViewObserver { add(ObservingValue(observer)) }
        if value is any Awakable { awakeningSlots |= nextSlot }
        return .retained
    }

    /// Whether the helper in a slot awakes there.
    @inlinable
    func awakes(_ slot: Int) -> Bool { awakeningSlots & (1 << slot) != 0 }

    /// Awakes an object.
    @usableFromInline
    static func awake(object: AnyObject) { HelperKinds.kind(of: object).awake(object) }

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

    /// The object that a value is or has in it as an optional.
    static func object(in value: Any) -> AnyObject? {
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        guard let content = (value as? any OptionalHelper)?.content else { return nil }
        return object(in: content)
    }
}

extension SceneEvents {
    /// Starts the roster of a scene.
    @usableFromInline
    func roster(for controller: AnyObject, helperCount: Int) -> SceneRoster {
        SceneRoster(controller: controller, helperCount: helperCount, awakening: awakening, late: late)
    }

    /// Takes a scene in.
    @usableFromInline
    func install(
        _ roster: SceneRoster,
        for controller: AnyObject,
        builder: @escaping @MainActor (AnyObject) -> View?
    ) {
        traceScene(of: controller, helpers: roster.traced)
        install(for: controller, observers: roster.observers, awakening: roster.awakening, builder: builder)
    }
}

/// An optional, seen without knowing what of.
private protocol OptionalHelper {
    /// What is inside, or nil.
    var content: Any? { get }
}

extension Optional: OptionalHelper {
    fileprivate var content: Any? { self }
}
