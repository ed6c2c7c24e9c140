/// What a recorder calls the objects that it has met.
///
/// A name once used stays, so the lines of one object look alike from its first event to its last.
struct Names {
    private var names = WeakTable<String>()
    private var used: Set<String> = []

    /// The name of an object, if it has one.
    subscript(object: AnyObject) -> String? { names[object] }

    /// Gives an object a name, in the place of the one it may have.
    mutating func give(_ name: String, to object: AnyObject) {
        names[object] = name
        used.insert("/\(name)")
    }

    /// Gives an object a name, with a number where the name was given in the same scene before.
    ///
    /// - Returns: The name.
    mutating func add(_ wish: String, to object: AnyObject, in scene: String = "") -> String {
        var name = wish
        var number = 1
        while !used.insert("\(scene)/\(name)").inserted {
            number += 1
            name = "\(wish)#\(number)"
        }
        names[object] = name
        return name
    }
}
