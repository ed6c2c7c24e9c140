import StoryCodeScenes

/// The numbers of objects and elements that some objects refer to.
@MainActor
struct GrowthCensus {
    /// The objects of one type, or the elements of a collection, in one place.
    struct Entry {
        let count: Int
        /// The type of the objects or of the elements.
        let typeName: String
        /// Whether it counts objects of the program.
        let isObject: Bool
        /// The place, or nil for objects of which no path is known.
        var place: String?
        /// The entries on the way to the first of the objects.
        let owners: Set<String>
    }

    private(set) var entries: [String: Entry] = [:]

    /// Counts everything that the objects refer to, and scenes that they do not refer to.
    ///
    /// - Parameter closure: A closure of which the captured values count as objects.
    init<Closure>(of objects: [AnyObject], closure: Closure, scenes: SceneLog) {
        var references = SceneReferences()
        let sources = objects.compactMap { references.add($0) } + references.add(capturesOf: closure)
        references.findOtherParts()
        count(sources, in: references.graph, CycleText(graph: references.graph, parts: references.parts))
        for object in scenes.entries.flatMap(scenes.objects) where references.node(of: object) == nil {
            add(1, "\(type(of: object))", key: "\(type(of: object)) outside", place: nil, owners: [])
        }
    }

    private mutating func count(_ sources: [Int], in graph: ReferenceGraph, _ text: CycleText) {
        /// A node that was counted.
        struct Counted {
            /// The reference by which it was found.
            var step: ReferenceGraph.Step?
            /// The way from the nearest object of the program.
            var way: ReferenceGraph.Way = []
            var owners: Set<String> = []
            /// The nearest collection.
            var collection = ""
        }
        var counted: [Int: Counted] = [:]
        // The last object of each entry, of which the path shows the length of a list.
        var farthest: [String: Int] = [:]
        graph.forEachNode(from: Array(Set(sources)).sorted()) { index, step in
            var own = step.flatMap { counted[$0.node] } ?? Counted()
            own.step = step
            if let step { own.way.append(step) }
            let node = graph.nodes[index]
            let key: String?
            if let elements = node.elements {
                let place = text.place(at: own.way, from: index)
                // Such as `Model: list` and the private properties on the way.
                let normal = (place + own.way.suffix(3).map { graph[$0].path }.joined())
                    .replacing(#/\[(?:\d+|".*?")\]|\d+ times/#) { _ in "[…]" }
                // The static type may be that of a protocol. Objects of this package contain those of the program.
                var last = node.references.last.flatMap { $0.isCapture ? nil : graph.nodes[$0.target] }
                if let step, graph[step].isLibrary {
                    for _ in 0..<3 where last.map({ $0.isLibrary || $0.kind != .object }) ?? false {
                        last = last?.references.first.map { graph.nodes[$0.target] } ?? last
                    }
                }
                let isObject = last.map { $0.kind == .object && !$0.isLibrary } ?? false
                let type = isObject ? last?.typeName ?? "" : elements.typeName
                add(elements.count, type, isObject: isObject, key: normal, place: place, owners: own.owners)
                (own.collection, key) = (normal, normal)
            } else if node.kind == .object, !node.isLibrary {
                let name = "\(node.typeName) in \(own.collection)"
                add(1, node.typeName, key: name, place: node.typeName, owners: own.owners)
                (farthest[name], key) = (index, name)
            } else {
                key = nil
            }
            if let key { own.owners.insert(key) }
            if text.isOwner(index) { own.way = [] }
            counted[index] = own
        }
        for (key, node) in farthest {
            var way: ReferenceGraph.Way = []
            var next = node
            while let step = counted[next]?.step {
                way.append(step)
                next = step.node
            }
            if !way.isEmpty { entries[key]?.place = "\(text.name(of: next)): \(text.path(along: way.reversed()))" }
        }
    }

    private mutating func add(
        _ count: Int,
        _ type: String,
        isObject: Bool = true,
        key: String,
        place: String?,
        owners: Set<String>
    ) {
        let first = entries[key]
        entries[key] = Entry(
            count: (first?.count ?? 0) + count,
            typeName: type,
            isObject: isObject,
            place: place,
            owners: (first?.owners ?? owners).subtracting([key])
        )
    }
}
