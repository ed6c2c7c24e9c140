/// An object that is not retained.
struct Weak<Object: AnyObject> {
    weak let object: Object?
}

/// A dictionary with weakly referenced objects as keys.
///
/// A released object has no value.
struct WeakDictionary<Value> {
    private struct Entry {
        weak let object: AnyObject?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(object: AnyObject) -> Value? {
        get {
            // A new object may have the address of a released one.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.value
        }
        set { entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) } }
    }
}
