import StoryCodeRuns

/// The names of the objects that a recorder has seen.
///
/// A name never changes after it was used, so all lines of an object have the same name.
struct ObjectNames {
    private var names = WeakDictionary<String>()
    private var unique = UniqueNames()

    /// The name of an object, if it has one.
    subscript(object: AnyObject) -> String? { names[object] }

    /// Sets the name of an object.
    mutating func set(_ name: String, for object: AnyObject) {
        names[object] = name
        unique.reserve(name)
    }

    /// Names an object and returns the name, with a number if the name is in use in the same scene.
    mutating func add(_ proposal: String, for object: AnyObject, in scene: String = "") -> String {
        let name = unique.add(proposal, in: scene)
        names[object] = name
        return name
    }
}
