extension StoryboardGraph.Node {
    /// By what it is known: the identifier, the title or the class of a scene, the other scene of a placeholder.
    public var name: String {
        switch role {
        case .scene: identifier ?? title ?? customClass ?? words.capitalizedWords
        case .reference, .outside: reference?.words ?? "reference"
        case .exit: id.isEmpty ? "exit" : id
        case .missing: id.isEmpty ? "nothing" : id
        }
    }

    /// The kind as people say it: `table view controller`.
    var words: String {
        switch role {
        case .scene: kind.splitWords
        case .reference: "reference"
        case .outside: "outside"
        case .exit: "exit"
        case .missing: "missing"
        }
    }

    /// What else tells a scene from others, where the name does not: its class, or its title, or its identity.
    var detail: String? {
        guard role == .scene else { return nil }
        if let customClass, customClass != name { return customClass }
        if let title, title != name { return title }
        return identifier == nil && title == nil && customClass == nil ? id : nil
    }

    /// Everything that is known of it, for those who ask.
    var description: String {
        let parts = [words, name, title, identifier, customClass, id].compactMap { $0 }
        return parts.enumerated().filter { !parts[..<$0].contains($1) }.map(\.element).joined(separator: " \u{00B7} ")
    }
}

extension FileReference {
    /// Where it leads.
    fileprivate var words: String {
        let scene = identifier ?? "initial scene"
        return storyboardName.map { identifier == nil ? $0 : "\($0) \u{00B7} \(scene)" } ?? scene
    }
}

extension StoryboardGraph.Edge {
    /// How an edge is drawn.
    enum Style: String, CaseIterable {
        case show, presentation, containment, embed, custom, unwind, reference
    }

    var style: Style {
        switch kind {
        case "relationship": .containment
        case "embed": .embed
        case "unwind": .unwind
        case "reference": .reference
        case "custom": .custom
        case "presentation", "modal", "popoverPresentation", "popover", "sheet": .presentation
        default: .show
        }
    }

    /// What is written beside it: what it is, and its identifier.
    var label: [String] {
        let kind = relationship.flatMap { $0.isEmpty ? nil : $0 } ?? kind
        return [kind.isEmpty ? "segue" : kind] + (identifier.map { [$0] } ?? [])
    }
}

extension StoryboardGraph {
    /// Edges that look the same, which the pictures draw as one.
    struct Bundle {
        let edge: Edge
        var count = 1

        /// What is written beside it, with their number where there are several.
        var label: [String] {
            let label = edge.label
            return count == 1 ? label : ["\(label[0]) \u{00D7}\(count)"] + label.dropFirst()
        }
    }

    /// The edges, those that look the same together, where the first of them is.
    var bundles: [Bundle] {
        struct Look: Hashable {
            let from, to: Int
            let label: [String]
        }
        var places: [Look: Int] = [:]
        var bundles: [Bundle] = []
        for edge in edges {
            let look = Look(from: edge.from, to: edge.to, label: edge.label)
            if let place = places[look] {
                bundles[place].count += 1
            } else {
                places[look] = bundles.count
                bundles.append(Bundle(edge: edge))
            }
        }
        return bundles
    }
}

extension String {
    /// The words of a name in camel case, in small letters.
    fileprivate var splitWords: String {
        reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
    }

    fileprivate var capitalizedWords: String {
        split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
