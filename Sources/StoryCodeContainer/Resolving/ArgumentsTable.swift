/// Values by arguments, in buckets of arguments with equal hash values.
///
/// To compare arguments is to call code of the program, which may resolve. The table therefore compares none: the caller
/// takes a bucket out of the table, and compares without the lock that guards the table, and without access to it.
struct ArgumentsTable<Value> {
    struct Entry {
        let arguments: ArgumentsKey
        let value: Value
        fileprivate let id: Int
    }

    private var buckets: [Int: [Entry]] = [:]
    private var lastID = 0

    /// The number of hash values with an entry, for tests.
    var bucketCount: Int { buckets.count }

    /// All entries.
    var entries: some Sequence<Entry> { buckets.values.lazy.joined() }

    /// Returns the entries with arguments that may equal these.
    func bucket(_ arguments: ArgumentsKey) -> [Entry] { buckets[arguments.hash] ?? [] }

    /// Adds a value, and removes an entry with equal arguments, which the caller has found.
    mutating func insert(_ value: Value, _ arguments: ArgumentsKey, replacing replaced: Entry?) {
        lastID += 1
        let entry = Entry(arguments: arguments, value: value, id: lastID)
        if let replaced { buckets[arguments.hash]?.removeAll { $0.id == replaced.id } }
        buckets[arguments.hash, default: []].append(entry)
    }

    /// Keeps only the entries that satisfy a predicate.
    mutating func filter(_ isKept: (Value) -> Bool) {
        buckets = buckets.compactMapValues { bucket in
            let kept = bucket.filter { isKept($0.value) }
            return kept.isEmpty ? nil : kept
        }
    }
}

extension ArgumentsTable: Sendable where Value: Sendable {}

extension ArgumentsTable.Entry: Sendable where Value: Sendable {}

extension Array {
    /// Returns the entry of a bucket with equal arguments.
    func entry<Value>(_ arguments: ArgumentsKey) -> Element? where Element == ArgumentsTable<Value>.Entry {
        first { $0.arguments == arguments }
    }
}
