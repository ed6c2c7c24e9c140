/// A set of objects, by identity, that needs no allocation while there are at most four.
struct FewObjects {
    /// The first four; zero where there is none yet.
    private var first = SIMD4<UInt>()
    private var count = 0
    private var others: ContiguousArray<UInt> = []

    /// Puts an object in.
    ///
    /// - Returns: Whether it was not in yet.
    mutating func insert(_ object: AnyObject) -> Bool {
        let id = UInt(bitPattern: ObjectIdentifier(object))
        guard !any(first .== id), !others.contains(id) else { return false }
        if count < first.scalarCount {
            first[count] = id
        } else {
            others.append(id)
        }
        count += 1
        return true
    }
}
