/// A dictionary whose keys are objects that it does not retain.
///
/// The value of a released object is gone.
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
