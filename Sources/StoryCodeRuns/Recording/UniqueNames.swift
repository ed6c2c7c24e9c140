/// Names of objects, of which no two in one scene are the same: a number follows a name that is in use.
package struct UniqueNames {
    private var used: Set<String> = []

    /// The number to try first for the next object of a name, so that objects of one name are not counted again.
    private var numbers: [String: Int] = [:]

    /// The number of names that were tried, which grows with the number of objects and not faster.
    package private(set) var attempts = 0

    /// Creates an empty set of names.
    package init() {}

    /// Adds the name of an object outside scenes as it is.
    package mutating func reserve(_ name: String) { used.insert("/\(name)") }

    /// Adds a name and returns it, with a number if it is in use in the same scene.
    package mutating func add(_ proposal: String, in scene: String = "") -> String {
        let key = "\(scene)/\(proposal)"
        var number = numbers[key] ?? 1
        func numbered(_ name: String) -> String { number == 1 ? name : "\(name)#\(number)" }
        attempts += 1
        while !used.insert(numbered(key)).inserted {
            number += 1
            attempts += 1
        }
        numbers[key] = number + 1
        return numbered(proposal)
    }
}
