/// An object that is not retained.
package struct Weak<Object: AnyObject> {
    package weak let object: Object?

    package init(object: Object?) { self.object = object }
}

/// A dictionary with weakly referenced objects as keys.
///
/// A released object has no value. Setting a value removes the entries of released objects from time to time, so that
/// the average call is cheap.
package struct WeakDictionary<Value> {
    private struct Entry {
        weak let key: AnyObject?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which those of released objects are removed.
    private var limit = 16

    package init() {}

    /// The number of entries, with those of released objects, for tests.
    package var count: Int { entries.count }

    package mutating func removeReleased() { entries = entries.filter { $0.value.key != nil } }

    package subscript(object: AnyObject) -> Value? {
        get {
            // A new object may have the address of a released one.
            guard let entry = entries[ObjectIdentifier(object)], entry.key === object else { return nil }
            return entry.value
        }
        set {
            if entries.count >= limit {
                removeReleased()
                limit = max(16, entries.count * 2)
            }
            entries[ObjectIdentifier(object)] = newValue.map { Entry(key: object, value: $0) }
        }
    }
}
