/// A reference that does not retain its object, and is nil once the object's deinitialiser has begun.
///
/// It is equivalent to a `weak` reference, and cheaper for objects that are retained often. The first `weak` reference
/// to an object moves the reference counts of the object to a separate allocation, and from then on every retain and
/// release of the object is slower. Views, controllers and transitions refer to each other with links instead.
///
/// A property that changes keeps a ``LinkPointer`` and an `unowned` reference apart: reading a property of an unowned
/// reference that changes costs a check of exclusive access each time, reading a pointer does not.
struct Link<Object: NativeObject> {
    private let pointer: LinkPointer<Object>

    /// Keeps the memory of the object valid, also after the object's end.
    private unowned let memory: Object?

    /// Creates a link to an object, or to none.
    init(_ object: Object?) {
        pointer = LinkPointer(object)
        memory = object
    }

    /// The object, or nil after its end.
    //
    // The memory is valid as long as this link.
    var target: Object? { unsafe pointer.target }

    /// Whether the link refers to an object.
    func refers(to other: Object?) -> Bool { pointer.refers(to: other) }
}
