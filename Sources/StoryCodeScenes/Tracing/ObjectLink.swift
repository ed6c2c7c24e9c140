import StoryCodeShims

/// A reference of the testing tools, which does not retain its object and is nil once the deinitialiser has begun.
///
/// It is equivalent to a `weak` reference, which would make each retain and release of the object slower: what is measured
/// would change with the tool that observes it. Where a class can have a superclass in Objective-C, it is one.
@safe
package struct ObjectLink {
    /// The identity of the object, also after its end.
    let id: ObjectIdentifier

    #if canImport(ObjectiveC) || WEAK_LINKS
        private weak let reference: AnyObject?

        package init(_ object: AnyObject) {
            id = ObjectIdentifier(object)
            reference = object
        }

        /// The object, or nil after its end.
        package var object: AnyObject? { reference }

        /// Whether this is the object of the link.
        package func refers(to object: AnyObject) -> Bool { reference === object }
    #else
        /// Keeps the memory of the object valid, so that no other object gets its address.
        private unowned let memory: AnyObject

        package init(_ object: AnyObject) {
            id = ObjectIdentifier(object)
            memory = object
        }

        /// The object, or nil after its end.
        package var object: AnyObject? {
            // The runtime retains the object unless its deinitialiser has begun.
            guard let address = unsafe UnsafeMutableRawPointer(bitPattern: Int(bitPattern: id)),
                unsafe swift_tryRetain(address) != nil
            else { return nil }
            return unsafe Unmanaged.fromOpaque(address).takeRetainedValue()
        }

        /// Whether this is the object of the link.
        package func refers(to object: AnyObject) -> Bool { id == ObjectIdentifier(object) }
    #endif
}
