import ReferenceCounting

/// A reference that does not retain its object, and is nil once the object's deinitialiser has begun.
///
/// It is equivalent to a `weak` reference, and cheaper for objects that are retained often. The first `weak` reference
/// to an object moves the reference counts of the object to a separate allocation, and from then on every retain and
/// release of the object is slower. Views, controllers and transitions refer to each other with links instead.
@safe
struct Link<Object: AnyObject> {
    /// Keeps the memory of the object valid, also after the object's end.
    private unowned let memory: Object

    private let object: Unmanaged<Object>

    init(_ object: Object) {
        memory = object
        unsafe self.object = .passUnretained(object)
    }

    /// The object, or nil after its end.
    var target: Object? {
        // The memory is valid as long as this link, and the runtime retains the object only if it lives.
        guard unsafe swift_tryRetain(object.toOpaque()) != nil else { return nil }
        return unsafe object.takeRetainedValue()
    }

    /// Whether the link refers to an object.
    func refers(to other: Object) -> Bool { unsafe object.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }
}

extension Link: Equatable {
    /// Returns whether both refer to the same object, which need not live any more.
    static func == (lhs: Link, rhs: Link) -> Bool { unsafe lhs.object.toOpaque() == rhs.object.toOpaque() }
}
