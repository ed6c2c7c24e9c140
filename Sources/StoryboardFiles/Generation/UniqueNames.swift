/// Names of one scope in generated code, which are distinguished by numbers.
struct UniqueNames {
    private var taken: Set<String>

    /// The last number of each name, so that many equal names take little time.
    private var numbers: [String: Int] = [:]

    init(_ taken: Set<String>) { self.taken = taken }

    func contains(_ name: String) -> Bool { taken.contains(name) }

    /// Adds a name, with a number if it is taken, and returns it.
    mutating func add(_ base: String) -> String {
        var name = base
        var number = numbers[base] ?? 1
        while !taken.insert(name).inserted {
            number += 1
            name = "\(base)\(number)"
        }
        numbers[base] = number
        return name
    }
}
