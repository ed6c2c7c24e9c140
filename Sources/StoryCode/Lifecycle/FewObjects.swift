/// A set of objects, by identity, that needs no allocation while there are at most four.
///
/// It retains nobody, so it is for objects that something else keeps.
struct FewObjects {
    /// The first four; zero where there is none yet.
    ///
    /// No vector: the alignment of one would make the object that owns this set slower to allocate.
    private var first: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private var others: ContiguousArray<UInt> = []

    /// Whether an object is in.
    func contains(_ object: AnyObject) -> Bool {
        contains(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// Puts an object in.
    ///
    /// - Returns: Whether it was not in yet.
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
