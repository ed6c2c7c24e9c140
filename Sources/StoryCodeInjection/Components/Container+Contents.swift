package import StoryCodeContainer

// All of it runs in a locked container.

extension Container {
    /// This container, each of its ancestors, and then the rest of the tree as one level.
    package var searchLevels: [[Container]] {
        let ancestors = Array(selfAndAncestors)
        let tree = ancestors.last.map { [$0] + $0.registry.descendants } ?? []
        return ancestors.map { [$0] } + [tree.filter { one in !ancestors.contains { $0 === one } }]
    }

    /// Returns what is registered in this container along with components of a type, or with those of a name.
    package func contents<Content: RegisteredContent>(of type: Any.Type, named name: String?) -> [Content] {
        let index = registry.currentServiceIndex()
        // What is registered here replaces inherited components under their type, but not by name.
        let named = name.map { index.registrations(ServiceKey(type, .name($0))) }
        return (named ?? registry.registrations.filter(index.contains)).compactMap { $0.content as? Content }
    }

    /// Whether a component has a name for a type.
    package func hasComponent(of type: Any.Type, named name: String) -> Bool {
        let key = ServiceKey(type, .name(name))
        return selfAndAncestors.contains { !$0.registry.currentServiceIndex().registrations(key).isEmpty }
    }
}
