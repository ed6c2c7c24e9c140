/// An object that links refer to.
@MainActor
protocol Linkable: AnyObject {
    /// Whether the object lives; ended by its deinitialiser.
    var lifeline: Lifeline { get }
}

/// A reference that does not retain its object, and is nil once the object's deinitialiser has run.
///
/// It replaces `weak` between views, controllers and transitions. The first `weak` reference to an object moves the
/// reference counts of the object to a separate allocation, and every retain and release of the object is slower from
/// then on. The reference here is `unowned`, which Swift checks: reading it while a subclass's deinitialiser runs stops
/// the program instead of returning nil.
@MainActor
struct Link<Object: Linkable> {
    private unowned let object: Object
    private let lifeline: Lifeline

    init(_ object: Object) {
        self.object = object
        lifeline = object.lifeline
    }

    /// The object, or nil after its end.
    var target: Object? { lifeline.isAlive ? object : nil }

    /// Whether the link refers to an object, which need not live any more.
    func refers(to object: Object) -> Bool { lifeline === object.lifeline }
}

extension Link: Equatable {
    /// Returns whether both refer to the same object, which need not live any more.
    nonisolated static func == (lhs: Link, rhs: Link) -> Bool { lhs.lifeline === rhs.lifeline }
}
