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

        /// The number of elements of a collection, and their type.
        var elements: (count: Int, typeName: String)?

        /// Whether this package declares the type.
        var isLibrary = false

        /// Whether the object exists only for a time, such as a transition, and ends the cycles that it is part of.
        var isTemporary = false

        /// The strong references from here, in the order of memory.
        var references: [Reference] = []

        /// The paths from here to values that could not be read, with their types.
        var unread: [String] = []
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

    /// The limit at which reading stopped, or nil if it did not.
    var limit: (count: Int, noun: String)?

    /// Returns the reference of a step.
    subscript(step: Step) -> Reference { nodes[step.node].references[step.index] }

    /// Returns the nodes of a way, with its first and its last one.
    func nodes(of way: Way) -> [Int] {
        (way.first.map { [$0.node] } ?? []) + way.map { self[$0].target }
    }
}

// MARK: - Searching

extension ReferenceGraph {
    /// The number of cycles after which only those of further members are returned.
    private static let cycleLimit = 10

    /// Returns the shortest cycles through some nodes, one for each reference that closes a cycle, but not those with the
    /// same path as an earlier one.
    ///
    /// A cycle through several of the nodes starts at the first of them. A cycle only of references that this package
    /// declares is left out: it exists for a time, such as a transition. Beyond a limit, each cycle contains a node of
    /// which no earlier one was returned.
    func cycles(through members: [Int]) -> [Way] {
        var excluded = Set(nodes.indices.filter { nodes[$0].isTemporary })
        var cycles: [Way] = []
        var signatures: Set<Int> = []
        var rest = Set(members)
        for member in members where !excluded.contains(member) {
            let search = search(from: [member], excluding: excluded)
            excluded.insert(member)
            var checked: Set<Int> = []
            for node in search.order {
                for (index, reference) in nodes[node].references.enumerated()
                where reference.target == member && (reference.isProgram || search.found[node]?.isProgram ?? false) {
                    // Each node is checked once, so that the time does not depend on the length of the ways.
                    var next = node
                    var isNew = false
                    while checked.insert(next).inserted {
                        if rest.contains(next) { isNew = true }
                        guard let step = search.found[next]?.step else { break }
                        next = step.node
                    }
                    let signature = [search.found[node]?.signature ?? 0, signature(of: reference)].hashValue
                    guard isNew || cycles.count < Self.cycleLimit && !signatures.contains(signature) else { continue }
                    signatures.insert(signature)
                    cycles.append(search.way(to: node) + [Step(node: node, index: index)])
                    rest.subtract(cycles.last.map(nodes(of:)) ?? [])
                }
            }
        }
        return cycles
    }

    /// Returns a number that equal texts of a reference have in common.
    private func signature(of reference: Reference) -> Int {
        [reference.words ?? reference.path, nodes[reference.target].typeName].hashValue
    }

    /// Returns the shortest way from one of some nodes to another node, or nil if there is none.
    func way(from sources: [Int], to target: Int) -> Way? {
        let search = search(from: sources.filter { $0 != target }, excluding: [], until: target)
        let way = search.way(to: target)
        return way.isEmpty ? nil : way
    }

    /// Returns nodes with values that could not be read, the nearest first, and a shortest way to each of them.
    func waysToUnread(from sources: [Int], limit: Int) -> [(node: Int, way: Way)] {
        let search = search(from: sources, excluding: [])
        return search.order.lazy.filter { !nodes[$0].unread.isEmpty }.prefix(limit).map { ($0, search.way(to: $0)) }
    }

    /// Calls a closure with each node that some nodes lead to, the nearest first, and the reference by which it is found.
    func forEachNode(from sources: [Int], _ body: (Int, Step?) -> Void) {
        let search = search(from: sources, excluding: [])
        for node in search.order { body(node, search.found[node]?.step) }
    }

    /// Returns the helpers of a controller that observe events and are objects.
    func observers(of controller: Int) -> [Int] {
        sceneEvents(of: controller)
            .filter { $0.path == PackageNames.observers }
            .flatMap { nodes[$0.target].references.map(\.target) }
            // A helper that is a value is in an object of this package.
            .filter { nodes[$0].kind == .object && !nodes[$0].isLibrary }
    }

    /// Returns whether the view builder of a controller was read and captures a node.
    func viewBuilder(of controller: Int, captures node: Int) -> Bool {
        let builders = sceneEvents(of: controller).filter { $0.path == PackageNames.builder }
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

    /// The number of references to each node.
    var referenceCounts: [Int] {
        var counts = Array(repeating: 0, count: nodes.count)
        for reference in nodes.lazy.flatMap(\.references) where reference.isCounted { counts[reference.target] += 1 }
        return counts
    }

    private struct Search {
        struct Found {
            /// The reference over which the node was found, or nil for a source.
            var step: Step?
            /// Whether the program made a reference on the way.
            var isProgram = false
            /// A number that equal texts of a way have in common.
            var signature = 0
        }

        /// The nodes in the order in which they were found.
        var order: [Int]
        var found: [Int: Found]

        func way(to node: Int) -> Way {
            var steps: Way = []
            var node = node
            while let step = found[node]?.step {
                steps.append(step)
                node = step.node
            }
            return steps.reversed()
        }
    }

    /// Searches breadth-first, so that each node is found on a shortest way.
    ///
    /// - Parameter target: The node after which the search ends.
    private func search(from sources: [Int], excluding excluded: Set<Int>, until target: Int? = nil) -> Search {
        var search = Search(order: sources, found: [:])
        for source in sources { search.found[source] = Search.Found() }
        var next = 0
        while next < search.order.count {
            let node = search.order[next]
            let origin = search.found[node] ?? Search.Found()
            next += 1
            for (index, reference) in nodes[node].references.enumerated()
            where search.found[reference.target] == nil && !excluded.contains(reference.target) {
                search.found[reference.target] = Search.Found(
                    step: Step(node: node, index: index),
                    isProgram: origin.isProgram || reference.isProgram,
                    signature: [origin.signature, signature(of: reference)].hashValue
                )
                search.order.append(reference.target)
                if reference.target == target { return search }
            }
        }
        return search
    }
}
