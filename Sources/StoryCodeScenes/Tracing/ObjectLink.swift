import StoryCodeShims

/// A reference of the testing tools, which does not retain its object and is nil once the deinitialiser has begun.
///
/// It is equivalent to a `weak` reference, which would make each retain and release of the object slower: what is measured
/// would change with the tool that observes it. Where a class can have a superclass in Objective-C, it is one.
@safe
package struct ObjectLink {
    #if canImport(ObjectiveC) || WEAK_LINKS
        private weak let reference: AnyObject?

        package init(_ object: AnyObject) { reference = object }

        /// The object, or nil after its end.
        package var object: AnyObject? { reference }

        /// Whether the deinitialiser of the object has begun.
        package var hasEnded: Bool { reference == nil }

        /// Whether this is the object of the link.
        package func refers(to object: AnyObject) -> Bool { reference === object }
    #else
        private let address: Unmanaged<AnyObject>

        /// Keeps the memory of the object valid, so that no other object gets its address.
        private unowned let memory: AnyObject

        package init(_ object: AnyObject) {
            unsafe address = .passUnretained(object)
            memory = object
        }

        /// The object, or nil after its end.
        package var object: AnyObject? {
            // The runtime retains the object unless its deinitialiser has begun.
            guard unsafe swift_tryRetain(address.toOpaque()) != nil else { return nil }
            return unsafe address.takeRetainedValue()
        }

        /// Whether the deinitialiser of the object has begun.
        package var hasEnded: Bool { unsafe swift_isDeallocating(address.toOpaque()) }

        /// Whether this is the object of the link.
        package func refers(to object: AnyObject) -> Bool {
            unsafe address.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
        }
    #endif
}
