/// The lifetime of objects that are not shared between resolutions.
///
/// See <doc:Lifetimes>.
public struct Lifetime: Sendable {
    let kind: LifetimeKind

    /// A new object for each dependent; the default.
    public static let prototype = Lifetime(kind: .prototype)

    /// One object in each resolution.
    ///
    /// A shared object is created in a separate resolution, and so is the object of each call of a ``Lazy`` or
    /// ``Provider``.
    public static let objectGraph = Lifetime(kind: .objectGraph)
}

/// The lifetime of objects that are shared between resolutions and threads.
///
/// The compiler accepts it only for objects that are `Sendable`, or are registered with `register(main:)`.
///
/// See <doc:Lifetimes>.
public struct SharedLifetime: Sendable {
    let kind: LifetimeKind

    /// One object for the container that registers the component and all its descendants.
    ///
    /// Nothing is shared by the whole process, so tests that run in parallel are independent. In DITranquillity,
    /// `.single` is one object for the process.
    public static let single = SharedLifetime(kind: .single)

    /// One object for each container that resolves the component.
    public static let container = SharedLifetime(kind: .container)

    /// One object until the scope is reset.
    public static func scope(_ scope: Scope) -> SharedLifetime { SharedLifetime(kind: .scope(scope)) }
}

/// The lifetime of a shared object that the container references weakly.
///
/// See <doc:Lifetimes>.
public struct WeakLifetime: Sendable {
    /// One object as long as other code retains it.
    public static let weak = WeakLifetime()
}

/// The lifetime of a component's objects.
enum LifetimeKind: Sendable {
    case prototype
    case objectGraph
    case container
    case single
    case weak
    case scope(Scope)

    /// The rank of the lifetime of a shared object, or nil if its owner determines how long the object lives.
    var rank: Int? {
        switch self {
        case .prototype, .objectGraph: nil
        case .weak: 0
        case .scope: 1
        case .container: 2
        case .single: 3
        }
    }

    /// Whether resolutions share the object.
    var isShared: Bool { rank != nil }

    /// Whether one resolution uses the same object again.
    var isReused: Bool { if case .prototype = self { false } else { true } }

    /// Whether each container that resolves the component has an object of its own.
    var isPerContainer: Bool { if case .container = self { true } else { !isShared } }

    /// Whether the container retains the object until it is released itself.
    var isPermanent: Bool {
        switch self {
        case .container, .single: true
        case .prototype, .objectGraph, .weak, .scope: false
        }
    }

    /// Whether the container references the object weakly.
    var isWeak: Bool { if case .weak = self { true } else { false } }

    /// The name of the case, or of the scope.
    var name: String { if case .scope(let scope) = self { scope.name } else { "\(self)" } }
}
