/// Releases objects and the objects inside them, each after the deinitialiser of the one around it has ended.
///
/// Without it, the release of a tree uses the stack for each of its levels. The order is the same: an object, its first
/// member with everything inside it, and then the next member. An object that is retained elsewhere keeps its members.
///
/// - Parameter members: Returns the objects inside an object to which there is no other reference.
func releaseOneByOne<Object: AnyObject>(_ objects: inout [Object], members: (Object) -> [Object]) {
    objects.reverse()
    while var object = objects.popLast() {
        // The members outlive the object, so its deinitialiser does not release them.
        if isKnownUniquelyReferenced(&object) { objects += members(object).reversed() }
    }
}
