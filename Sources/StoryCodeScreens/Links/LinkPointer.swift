import StoryCodeShims

/// A class of objects that links refer to.
///
/// A conformance promises that the Swift runtime counts the references to the objects: the class and its subclasses have
/// no superclass in Objective-C. The runtime's `swift_tryRetain` crashes with other objects.
protocol NativeObject: AnyObject {}

/// The address of an object that is not retained.
///
/// With the compilation condition `WEAK_LINKS` it reads a `weak` reference, and its behaviour is the same.
@safe
struct LinkPointer<Object: NativeObject>: Equatable {
    private let object: Unmanaged<Object>?
    #if WEAK_LINKS
        private weak let reference: Object?
    #endif

    /// Creates a pointer to an object, or to none.
    init(_ object: Object? = nil) {
        unsafe self.object = object.map { unsafe .passUnretained($0) }
        #if WEAK_LINKS
            reference = object
        #endif
    }

    /// The object, or nil if its deinitialiser has begun.
    ///
    /// Unsafe, because the memory of the object has to be valid: its owner keeps an `unowned` reference to the object.
    @unsafe
    var target: Object? {
        #if WEAK_LINKS
            reference
        #else
            // The runtime retains the object unless its deinitialiser has begun. The compiler does not know what this
            // call does, so it does not move the release of the owner, and with it of the `unowned` reference, before
            // the call.
            guard let object = unsafe object, unsafe swift_tryRetain(object.toOpaque()) != nil else { return nil }
            return unsafe object.takeRetainedValue()
        #endif
    }

    /// Whether both are the same address, at which there may be another object by now.
    static func == (lhs: LinkPointer, rhs: LinkPointer) -> Bool {
        unsafe lhs.object?.toOpaque() == rhs.object?.toOpaque()
    }

    /// Whether the pointer refers to an object, or to none.
    func refers(to other: Object?) -> Bool {
        unsafe object?.toOpaque() == other.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
    }
}
