import TestSupport

extension GraphModel {
    /// Makes sure that all is there that is needed at once for what was asked for.
    ///
    /// - Parameter edge: What was asked for.
    /// - Throws: The first mistake, in the order in which dependencies are said.
    func check(_ edge: Edge) throws {
        var seen: Set<Node> = []
        for target in try edge.found.get() { try check(target, &seen) }
    }

    private func check(_ node: Node, _ seen: inout Set<Node>) throws {
        guard seen.insert(node).inserted else { return }
        if let mistake = cyclic(node) { throw mistake }
        for edge in phases(node).joined() where !edge.ask.isLater {
            for target in try edge.found.get() { try check(target, &seen) }
        }
    }

    private func cyclic(_ node: Node) -> Mistake? {
        let cycle = cycle(node)
        let components = Set(cycle.map(\.component))
        return cycle.isEmpty ? nil : Mistake(reason: .cyclic, component: node.component, cycle: components)
    }

    /// All mistakes of what is registered in a container.
    func mistakes(_ shelf: Int) -> Set<Mistake> {
        var mistakes: Set<Mistake> = []
        for node in concerned(shelf) {
            if let mistake = cyclic(node) { mistakes.insert(mistake) }
            for edge in phases(node).joined() {
                if case .failure(let mistake) = edge.found { mistakes.insert(mistake) }
            }
        }
        return mistakes
    }

    /// The components of a container, and those above that they need.
    private func concerned(_ shelf: Int) -> [Node] {
        let all = offers(shelf) { _ in true }
        var nodes = all.map { node($0, home: shelf, asked: shelf) }
        var seen = Set(nodes)
        var place = 0
        while place < nodes.count {
            nodes += phases(nodes[place]).joined().flatMap(\.targets).filter { seen.insert($0).inserted }
            place += 1
        }
        return nodes
    }

    /// Whether one component needs another, in some container.
    func leads(_ one: Int, to other: Int) -> Bool {
        knownPhases.contains { node, phases in
            node.component == one && phases.joined().contains { $0.targets.contains { $0.component == other } }
        }
    }

    /// The optional dependencies of a container for which nothing is registered: who asks, and for what.
    func notes(_ shelf: Int) -> Set<[String]> {
        var notes: Set<[String]> = []
        for node in concerned(shelf) {
            for edge in phases(node).joined()
            where edge.ask.manner == .optional && (try? edge.found.get())?.isEmpty == true {
                notes.insert(["\(node.component)", edge.ask.key.text])
            }
        }
        return notes
    }
}
