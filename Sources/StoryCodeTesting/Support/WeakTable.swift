/// Values of objects that it does not retain; the value of an object that was released is gone.
struct WeakTable<Value> {
    private struct Entry {
        weak let object: AnyObject?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(object: AnyObject) -> Value? {
        get {
            // Another object may have come to where a released one was.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.value
        }
        set { entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) } }
    }
}
