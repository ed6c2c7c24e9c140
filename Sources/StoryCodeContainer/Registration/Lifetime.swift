/// How long the object of a component lives that no two resolutions share.
public struct Lifetime: Sendable {
    let kind: LifetimeKind

    /// Another object for everybody who parameters; what a component has unless it says otherwise.
    public static let prototype = Lifetime(kind: .prototype)

    /// One object in all that one call resolves.
    ///
    /// What outlives the call begins its own: an object that is shared between calls, and a ``Lazy`` or a
    /// ``Provider`` when it is asked.
    public static let objectGraph = Lifetime(kind: .objectGraph)
}

/// How long the object of a component lives that resolutions share, and that any thread may be given.
///
/// Such an object is `Sendable`, or belongs to the main actor and is registered with
/// `register(main:)`; nothing else compiles.
public struct SharedLifetime: Sendable {
    let kind: LifetimeKind

    /// One object for the container where it is registered and all containers below, as long as that container lives.
    ///
    /// There is no state of the whole process, so tests that run side by side never meet: a decision of this package, for
    /// DITranquillity's `.single` is one for the process.
    public static let single = SharedLifetime(kind: .single)

    /// One object for each container that is asked, as long as that container lives.
    public static let container = SharedLifetime(kind: .container)

    /// One object until the scope is reset.
    ///
    /// - Parameter scope: The scope.
    /// - Returns: The lifetime.
    public static func scope(_ scope: Scope) -> SharedLifetime { SharedLifetime(kind: .scope(scope)) }
}

/// The lifetime of an object that is shared as long as somebody else holds it.
public struct WeakLifetime: Sendable {
    /// One object while somebody holds it, and then another.
    public static let weak = WeakLifetime()
}

/// How long the object of a component lives.
enum LifetimeKind: Sendable {
    case prototype
    case objectGraph
    case container
    case single
    case weak
    case scope(Scope)

    /// Whether resolutions share it.
    var isShared: Bool {
        switch self {
        case .prototype, .objectGraph: false
        case .container, .single, .weak, .scope: true
        }
    }

    /// Whether a resolution meets the same object twice.
    var isReused: Bool {
        if case .prototype = self { false } else { true }
    }

    /// Whether each container that is asked has its own.
    var isPerContainer: Bool {
        switch self {
        case .prototype, .objectGraph, .container: true
        case .single, .weak, .scope: false
        }
    }

    /// Whether an object that was made stays for good.
    var isPermanent: Bool {
        switch self {
        case .container, .single: true
        case .prototype, .objectGraph, .weak, .scope: false
        }
    }

    /// How often the scope has been reset.
    var resets: Int {
        if case .scope(let scope) = self { scope.resets } else { 0 }
    }
}
