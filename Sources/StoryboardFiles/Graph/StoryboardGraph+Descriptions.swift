extension StoryboardGraph.Node {
    /// The name in diagrams: the identifier, the title or the class of a scene, or the scene of a reference.
    public var name: String {
        switch role {
        case .scene: identifier ?? title ?? customClass ?? kindName.capitalizedWords
        case .reference, .outside: reference?.displayName ?? "reference"
        case .exit: id.isEmpty ? "exit" : id
        case .missing: id.isEmpty ? "nothing" : id
        }
    }

    /// The kind in words, such as `table view controller`.
    var kindName: String { role == .scene ? kind.separatedWords : role.rawValue }

    /// The class, the title or the `id`, if the name does not already identify the scene.
    var detail: String? {
        guard role == .scene else { return nil }
        if let customClass, customClass != name { return customClass }
        if let title, title != name { return title }
        return identifier == nil && title == nil && customClass == nil ? id : nil
    }

    /// All names of the node, for a tooltip.
    var fullDescription: String {
        let parts = [kindName, name, title, identifier, customClass, id].compactMap { $0 }
        return parts.enumerated().filter { !parts[..<$0].contains($1) }.map(\.element).joined(separator: " \u{00B7} ")
    }
}

extension FileReference {
    /// The storyboard and the scene.
    var displayName: String {
        let scene = identifier ?? "initial scene"
        return storyboardName.map { identifier == nil ? $0 : "\($0) \u{00B7} \(scene)" } ?? scene
    }
}

extension StoryboardGraph.Edge {
    /// The label in diagrams: the kind and the identifier.
    var label: [String] {
        [[relationship, kind].firstNonempty ?? "segue", identifier].compactMap(\.self)
    }
}

extension StoryboardGraph {
    /// Edges with the same ends and label, which diagrams draw as one arrow.
    struct EdgeGroup {
        /// The first of the edges.
        let edge: Edge
        let count: Int

        /// The label, with the number of edges if there are several, and with what happened to them.
        var label: [String] {
            var label = edge.label
            if count > 1 { label[0] += " \u{00D7}\(count)" }
            if let change = edge.change { label[0] = "\(change.symbol) \(label[0])" }
            return label
        }
    }

    /// The groups of edges, in the order of their first edges.
    var edgeGroups: [EdgeGroup] {
        struct Key: Hashable {
            let from, to: Int
            let label: [String]
            let change: StoryboardComparison.Change?
        }
        return edges.grouped { Key(from: $0.from, to: $0.to, label: $0.label, change: $0.change) }
            .map { EdgeGroup(edge: $0[0], count: $0.count) }
    }

    /// Returns a sentence that describes the segues of an arrow.
    func description(of arrow: GraphArrow) -> String {
        let (from, to) = (nodes[arrow.edge.from].name, nodes[arrow.edge.to].name)
        let labels = arrow.groups.map { $0.label.joined(separator: " ") }
        return "\(from) \u{2192} \(to): \(labels.joined(separator: ", "))"
    }

    /// The identifiers of the unwind segues that lead to each exit.
    var unwindIdentifiers: [Int: [String]] {
        var known: [Int: Set<String>] = [:]
        return edges.reduce(into: [:]) { identifiers, edge in
            guard nodes[edge.to].role == .exit, let identifier = edge.identifier,
                known[edge.to, default: []].insert(identifier).inserted
            else { return }
            identifiers[edge.to, default: []].append(identifier)
        }
    }
}

extension Sequence {
    /// Returns the elements with equal keys together, in the order of the first of each group.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var indices: [Key: Int] = [:]
        return reduce(into: []) { groups, element in
            let index = indices[key(element), default: groups.count]
            if index == groups.count { groups.append([]) }
            indices[key(element)] = index
            groups[index].append(element)
        }
    }
}

extension String {
    /// The words of a camel-case name in lower case, separated by spaces.
    var separatedWords: String {
        reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
    }

    fileprivate var capitalizedWords: String {
        split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
