/// What the objects of one class can do in a scene.
///
/// Holds types and no closures, so that looking a kind up retains nothing.
@MainActor
struct HelperKind {
    /// Which class it is, or nil in a place of the table that is free.
    let id: ObjectIdentifier?

    private let observing: (any ObservingObject.Type)?
    private let awaking: (any (AnyObject & Awakable).Type)?

    /// No class.
    static let none = HelperKind(id: nil, observing: nil, awaking: nil)

    /// Asks the runtime what a class conforms to.
    init(of type: AnyObject.Type) {
        self.init(
            id: ObjectIdentifier(type),
            observing: type as? any ObservingObject.Type,
            awaking: type as? any (AnyObject & Awakable).Type
        )
    }

    private init(
        id: ObjectIdentifier?,
        observing: (any ObservingObject.Type)?,
        awaking: (any (AnyObject & Awakable).Type)?
    ) {
        self.id = id
        self.observing = observing
        self.awaking = awaking
    }

    /// Whether objects of the class hear events.
    var observes: Bool { observing != nil }

    /// Whether objects of the class awake.
    var awakes: Bool { awaking != nil }

    /// An object of the class as an observer, if it is one.
    func observer(_ object: AnyObject) -> (any ObservingObject)? {
        func seen<Object: ObservingObject>(as type: Object.Type) -> (any ObservingObject)? { object as? Object }
        guard let observing else { return nil }
        return seen(as: observing)
    }

    /// Awakes an object of the class, if it is awakable.
    func awake(_ object: AnyObject) {
        func seen<Object: AnyObject & Awakable>(as type: Object.Type) { (object as? Object)?.awake() }
        if let awaking { seen(as: awaking) }
    }
}

/// The kinds of the classes that were seen in scenes.
///
/// Asking the runtime whether an object conforms costs more than everything else that a scene does with it, so
/// each class is asked about once, or again where two classes want the same place.
@MainActor
enum HelperKinds {
    private static let places = 1024

    // Raw memory that is never freed, and only touched here: reading a global array would ask the runtime for
    // access every time, which costs as much as all the rest of admitting a helper.
    private static let table: UnsafeMutablePointer<HelperKind> = {
        let table = UnsafeMutablePointer<HelperKind>.allocate(capacity: places)
        unsafe table.initialize(repeating: .none, count: places)
        return unsafe table
    }()

    /// The kind of an object, by its dynamic class.
    static func kind(of object: AnyObject) -> HelperKind {
        let type: AnyObject.Type = type(of: object)
        let id = ObjectIdentifier(type)
        // Classes lie at multiples of sixteen.
        let place = Int(bitPattern: id) >> 4 & (places - 1)
        let known = unsafe table[place]
        guard known.id != id else { return known }
        let kind = HelperKind(of: type)
        unsafe table[place] = kind
        return kind
    }
}
