/// Whether the objects of one class observe events and are awoken.
///
/// Stores types and no closures, so that looking a conformance up retains nothing.
@MainActor
struct HelperConformance {
    /// The identity of the class, or nil in a free entry of the cache.
    let id: ObjectIdentifier?

    private let observing: (any ObservingObject.Type)?
    private let awaking: (any (AnyObject & Awakable).Type)?

    /// Whether objects of the class learn the controller of their scene.
    let joins: Bool

    static let none = HelperConformance(of: nil)

    /// Asks the runtime for the conformances of a class.
    init(of type: AnyObject.Type?) {
        id = type.map { ObjectIdentifier($0) }
        observing = type as? any ObservingObject.Type
        awaking = type as? any (AnyObject & Awakable).Type
        joins = type is any SceneMember.Type
    }

    /// Whether objects of the class observe events.
    var observes: Bool { observing != nil }

    /// Whether objects of the class are awoken.
    var awakes: Bool { awaking != nil }

    /// Returns an object of the class as an observer, if it is one.
    func observer(_ object: AnyObject) -> (any ObservingObject)? {
        func cast<Object: ObservingObject>(to type: Object.Type) -> (any ObservingObject)? { object as? Object }
        guard let observing else { return nil }
        return cast(to: observing)
    }

    /// Awakes an object of the class, if it is awakable.
    func awake(_ object: AnyObject) {
        func cast<Object: AnyObject & Awakable>(to type: Object.Type) { (object as? Object)?.awake() }
        if let awaking { cast(to: awaking) }
    }
}

/// A cache of the conformances of helper classes.
///
/// Asking the runtime for a conformance costs more than everything else that a scene does with a helper. Each class is
/// asked about once, or again if two classes share an entry.
@MainActor
enum HelperConformances {
    private static let capacity = 1024

    // Raw memory that is never freed and only accessed here. A global array costs an exclusivity check for each access,
    // as much as the rest of adding a helper.
    private static let table: UnsafeMutablePointer<HelperConformance> = {
        let table = UnsafeMutablePointer<HelperConformance>.allocate(capacity: capacity)
        unsafe table.initialize(repeating: .none, count: capacity)
        return unsafe table
    }()

    /// Returns the conformance of an object's dynamic class.
    static func conformance(of object: AnyObject) -> HelperConformance {
        let type: AnyObject.Type = type(of: object)
        let id = ObjectIdentifier(type)
        // Class metadata is aligned to sixteen bytes.
        let index = Int(bitPattern: id) >> 4 & (capacity - 1)
        let known = unsafe table[index]
        guard known.id != id else { return known }
        let conformance = HelperConformance(of: type)
        unsafe table[index] = conformance
        return conformance
    }
}
