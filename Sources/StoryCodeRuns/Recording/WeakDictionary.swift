/// An object that is not retained.
package struct Weak<Object: AnyObject> {
    package weak let object: Object?

    package init(object: Object?) { self.object = object }
}

/// A dictionary with weakly referenced objects as keys.
///
/// A released object has no value.
package struct WeakDictionary<Value> {
    private var entries: [ObjectIdentifier: (key: Weak<AnyObject>, value: Value)] = [:]

    package init() {}

    /// The number of entries, with those of released objects.
    package var count: Int { entries.count }

    package mutating func removeReleased() { entries = entries.filter { $0.value.key.object != nil } }

    package subscript(object: AnyObject) -> Value? {
        get {
            // A new object may have the address of a released one.
            guard let entry = entries[ObjectIdentifier(object)], entry.key.object === object else { return nil }
            return entry.value
        }
        set { entries[ObjectIdentifier(object)] = newValue.map { (Weak(object: object), $0) } }
    }
}
