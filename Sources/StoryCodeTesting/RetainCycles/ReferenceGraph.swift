/// The strong references between some objects in memory.
///
/// The nodes are allocations: objects, contexts of closures, captured variables and the elements of collections.
struct ReferenceGraph {
    /// An allocation.
    struct Node {
        /// The kinds of allocations.
        enum Kind: Equatable {
            /// An object of a class.
            case object
            /// The captured values of a closure.
            case context
            /// A variable that closures capture, or the elements of a collection.
            case storage
        }

        let kind: Kind

        /// The type of an object, or an empty string.
        let typeName: String

        /// Whether this package declares the type.
        var isLibrary = false

        /// Whether the object exists only for a time, such as a transition, and ends the cycles that it is part of.
        var isTemporary = false

        /// The strong references from here, in the order of memory.
        var references: [Reference] = []

        /// Whether the allocation may contain references that could not be read.
        var isUnread = false
    }

    /// A strong reference.
    struct Reference {
        let target: Int

        /// The way to the reference, such as `.handlers["x"]`.
        let path: String

        /// Whether a type of this package declares the property.
        var isLibrary = false

        /// Whether a closure captures the target.
        var isCapture = false

        /// Whether the program made the reference, with a property or with a closure in a property of this package.
        var isProgram: Bool { !isLibrary || isCapture }

        /// Whether the property can be declared `weak`.
        var canBeWeak = false

        /// The words for the path in a message, or nil for the path itself.
        var words: String?

        /// Whether the reference is one of those that the runtime counts.
        ///
        /// Others stand for a way through this package's own objects, which is in the graph too.
        var isCounted = true
    }

    /// A reference by its node and its index.
    struct Step: Equatable {
        let node: Int
        let index: Int
    }

    /// A way from a node along references.
    typealias Way = [Step]

    /// The path from a closure to its captured values.
    static let captureMark = " { … }"

    var nodes: [Node] = []

    /// Returns the reference of a step.
    subscript(step: Step) -> Reference { nodes[step.node].references[step.index] }

    /// Returns the nodes of a way, with its first and its last one.
    func nodes(of way: Way) -> [Int] {
        (way.first.map { [$0.node] } ?? []) + way.map { self[$0].target }
    }
}

// MARK: - Searching

extension ReferenceGraph {
    /// Returns the shortest cycles through some nodes, one for each reference that closes a cycle.
    ///
    /// A cycle through several of the nodes starts at the first of them. A cycle only of references that this package
    /// declares is left out: it exists for a time, such as a transition.
    func cycles(through members: [Int]) -> [Way] {
        var excluded = Set(nodes.indices.filter { nodes[$0].isTemporary })
        var cycles: [Way] = []
        for member in members where !excluded.contains(member) {
            cycles += self.cycles(through: member, excluding: excluded)
            excluded.insert(member)
        }
        return cycles
    }

    private func cycles(through member: Int, excluding excluded: Set<Int>) -> [Way] {
        let search = search(from: [member], excluding: excluded)
        return search.order.flatMap { node in
            nodes[node].references.indices
                .filter { nodes[node].references[$0].target == member }
                .map { search.way(to: node) + [Step(node: node, index: $0)] }
                .filter { way in way.contains { self[$0].isProgram } }
        }
    }

    /// Returns the shortest way from one of some nodes to another node, or nil if there is none.
    func way(from sources: [Int], to target: Int) -> Way? {
        let search = search(from: sources.filter { $0 != target }, excluding: [])
        let way = search.way(to: target)
        return way.isEmpty ? nil : way
    }

    /// Returns the helpers of a controller that observe events and are objects.
    func observers(of controller: Int) -> [Int] {
        sceneEvents(of: controller)
            .filter { $0.path == ".observers" }
            .flatMap { nodes[$0.target].references.map(\.target) }
            // A helper that is a value is in an object of this package.
            .filter { nodes[$0].kind == .object && !nodes[$0].isLibrary }
    }

    /// Returns whether the view builder of a controller was read and captures a node.
    func viewBuilder(of controller: Int, captures node: Int) -> Bool {
        let builders = sceneEvents(of: controller).filter { $0.path == ".builder" }
        return captures(of: builders.map(\.target), include: node)
    }

    /// Returns the references of a controller's scene events.
    private func sceneEvents(of controller: Int) -> [Reference] {
        nodes[controller].references.map { nodes[$0.target] }
            .filter { $0.isLibrary && $0.typeName.hasPrefix("SceneEvents<") }
            .flatMap(\.references)
    }

    /// Returns whether some closures, or the closures that they capture, capture a node.
    private func captures(of contexts: [Int], include node: Int) -> Bool {
        var queue = contexts
        var found = Set(queue)
        while let context = queue.popLast() {
            for reference in nodes[context].references {
                if reference.target == node { return true }
                let isObject = nodes[reference.target].kind == .object
                if !isObject, found.insert(reference.target).inserted { queue.append(reference.target) }
            }
        }
        return false
    }

    /// Returns the number of references to a node.
    func referenceCount(of node: Int) -> Int {
        nodes.reduce(0) { $0 + $1.references.count { $0.target == node && $0.isCounted } }
    }

    private struct Search {
        /// The nodes in the order in which they were found.
        var order: [Int]
        /// The reference over which each node was found.
        var origins: [Int: Step] = [:]

        func way(to node: Int) -> Way {
            var steps: Way = []
            var node = node
            while let step = origins[node] {
                steps.append(step)
                node = step.node
            }
            return steps.reversed()
        }
    }

    /// Searches breadth-first, so that each node is found on a shortest way.
    private func search(from sources: [Int], excluding excluded: Set<Int>) -> Search {
        var search = Search(order: sources)
        var found = excluded.union(sources)
        var next = 0
        while next < search.order.count {
            let node = search.order[next]
            next += 1
            for (index, reference) in nodes[node].references.enumerated()
            where found.insert(reference.target).inserted {
                search.origins[reference.target] = Step(node: node, index: index)
                search.order.append(reference.target)
            }
        }
        return search
    }
}
