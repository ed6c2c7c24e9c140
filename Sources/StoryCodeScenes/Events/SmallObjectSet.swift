/// A set of objects, by identity, that needs no allocation for up to four objects.
///
/// It retains none of them, so it is for objects that are retained elsewhere.
struct SmallObjectSet {
    /// The first four identities; zero is a free entry.
    ///
    /// A tuple instead of a SIMD vector: the vector's alignment slows the allocation of the object that owns the set.
    private var first: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private var others: ContiguousArray<UInt> = []

    /// Whether the set contains an object.
    func contains(_ object: AnyObject) -> Bool {
        contains(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// Inserts an object and returns whether it is new.
    mutating func insert(_ object: AnyObject) -> Bool {
        let id = UInt(bitPattern: ObjectIdentifier(object))
        guard !contains(id) else { return false }
        switch 0 as UInt {
        case first.0: first.0 = id
        case first.1: first.1 = id
        case first.2: first.2 = id
        case first.3: first.3 = id
        default: others.append(id)
        }
        return true
    }

    private func contains(_ id: UInt) -> Bool {
        first.0 == id || first.1 == id || first.2 == id || first.3 == id || others.contains(id)
    }
}
