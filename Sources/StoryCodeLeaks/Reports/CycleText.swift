/// Shows a way along strong references, in which this package's own objects are words.
struct CycleText {
    let graph: ReferenceGraph
    let parts: [Int: ScenePart]

    /// Returns the lines of a way: each part of a scene, and between them the path from one to the next.
    ///
    /// - Parameter marksBreak: Whether to mark the first reference that the program has declared.
    func lines(of way: ReferenceGraph.Way, marksBreak: Bool) -> [String] {
        guard let first = way.first else { return [] }
        var lines = [name(of: first.node)]
        var references: [ReferenceGraph.Reference] = []
        var isMarked = !marksBreak
        for step in way {
            let reference = graph[step]
            references.append(reference)
            guard step == way.last || parts[reference.target] != nil else { continue }
            let path = path(of: references)
            var line = "  ↓ \(path)"
            // A helper that is a value is captured too, but by the scene.
            let isOfClosure = path.hasSuffix(ReferenceGraph.captureMark) || !path.hasPrefix(PackageNames.valueHelper)
            let isCapture = reference.isCapture && isOfClosure
            if isCapture { line += "   a closure that captures the \(noun(of: reference.target))" }
            if !isMarked, references.contains(where: \.isProgram) {
                isMarked = true
                line += "   ← break here\(hint(for: reference, isCapture: isCapture))"
            }
            lines += [line, name(of: reference.target)]
            references = []
        }
        return lines
    }

    /// Returns the name of a part, or the type of another object.
    func name(of node: Int) -> String { parts[node]?.name ?? graph.nodes[node].typeName }

    private func noun(of node: Int) -> String { parts[node]?.noun ?? "object" }

    /// Returns how to break the reference at the end of a path, or nothing if it depends on the code.
    private func hint(for reference: ReferenceGraph.Reference, isCapture: Bool) -> String {
        if isCapture { return ": [weak \(noun(of: reference.target))]" }
        guard reference.canBeWeak, let property = reference.path.split(separator: ".").last else { return "" }
        return ": weak var \(property)"
    }

    /// Returns the path along some references, from one part of a scene to another.
    ///
    /// This package's own objects are words at the beginning, and an arrow further on.
    private func path(of references: [ReferenceGraph.Reference]) -> String {
        if let words = references.first?.words { return words }
        var parts: [String] = []
        var own = ""
        for (index, reference) in references.enumerated() {
            if reference.isLibrary {
                own += reference.path
                if index + 1 < references.count { continue }
            }
            if !own.isEmpty {
                parts.append(parts.isEmpty ? Self.words(for: own) : " → \(owned(by: references, index, own))")
            }
            own = ""
            if !reference.isLibrary { parts.append(reference.path) }
        }
        var path = Self.folded(parts)
        let mark = ReferenceGraph.captureMark
        while path.contains(mark + mark) { path = path.replacing(mark + mark, with: mark) }
        if path == PackageNames.viewBuilder + mark { return PackageNames.viewBuilder }
        // A helper that is a value is among the captured values of the view builder, and in an object that observes.
        for prefix in ["\(PackageNames.viewBuilder)\(mark).helper", "\(PackageNames.valueHelper).value"]
        where path.hasPrefix(prefix) {
            return "\(PackageNames.valueHelper): \(Self.withoutDot(String(path.dropFirst(prefix.count))))"
        }
        // The content of a bag is an element of its list.
        return Self.withoutDot(path.replacing(#/ bag\.resources\[\d+\](\.action|\.object)/#) { _ in " bag" })
    }

    /// Returns the name of the object to which this package's objects refer.
    private func owned(by references: [ReferenceGraph.Reference], _ index: Int, _ own: String) -> String {
        if references[index].isLibrary { return "\(Self.withoutDot(own))" }
        let owner = references[index - 1].target
        if graph.nodes[owner].kind == .object { return graph.nodes[owner].typeName }
        return own.contains(PackageNames.registrations) ? "a registration" : Self.withoutDot(own)
    }

    /// Joins the parts of a path, in which parts that repeat many times are counted.
    private static func folded(_ parts: [String]) -> String {
        var path = ""
        var index = 0
        var isAfterCount = false
        while index < parts.count {
            var (length, count) = (1, 1)
            // Such as `.next`, and `.children` with `[0]`.
            for candidate in 1...min(3, parts.count - index) where count < foldedCount {
                (length, count) = (candidate, 1)
                let unit = parts[index..<index + length]
                while parts[(index + count * length)...].starts(with: unit) { count += 1 }
            }
            if count < foldedCount { (length, count) = (1, 1) }
            let unit = parts[index..<index + length].joined()
            path += isAfterCount ? ", then \(withoutDot(unit))" : unit
            isAfterCount = count > 1
            if isAfterCount { path += ", \(count.grouped) times" }
            index += length * count
        }
        return path
    }

    /// The number of repetitions from which on they are counted.
    private static let foldedCount = 5

    private static func words(for own: String) -> String {
        guard let words = PackageNames.words.first(where: { own.hasPrefix($0.path) })?.words else { return own }
        return own.hasSuffix(ReferenceGraph.captureMark) ? words + ReferenceGraph.captureMark : words
    }

    private static func withoutDot(_ path: String) -> String { path.hasPrefix(".") ? String(path.dropFirst()) : path }

    /// Returns the paths to what was not read, from the nearest objects of the program.
    ///
    /// - Parameter sources: The nodes from which the objects were read.
    func unread(from sources: [Int]) -> [String] {
        let ways = graph.waysToUnread(from: sources, limit: Self.unreadLimit)
        let paths = ways.flatMap { node, way in
            graph.nodes[node].unread.prefix(Self.unreadLimit).map { unread in
                place(at: way, from: node, after: [ReferenceGraph.Reference(target: node, path: unread)])
            }
        }
        let rest = graph.nodes.reduce(0) { $0 + $1.unread.count } - Self.unreadLimit
        return rest > 0 ? paths.prefix(Self.unreadLimit) + ["and \(rest.grouped) more"] : paths
    }

    /// Returns the nearest object of the program on a way, and the path from there.
    ///
    /// - Parameters:
    ///   - source: The first node of the way.
    ///   - end: References that are not in the graph.
    func place(at way: ReferenceGraph.Way, from source: Int, after end: [ReferenceGraph.Reference] = []) -> String {
        let nodes = way.isEmpty ? [source] : graph.nodes(of: way)
        // Without an end, the way leads to a collection of the object.
        let owner = nodes.lastIndex(where: isOwner)
        let path = path(of: way[(owner ?? 0)...].map { graph[$0] } + end)
        guard let owner else { return "a variable that the closure captures" }
        return "\(name(of: nodes[owner])): \(path)"
    }

    /// Whether a node is an object of the program, or a part of a scene.
    func isOwner(_ node: Int) -> Bool {
        parts[node] != nil || !graph.nodes[node].isLibrary && graph.nodes[node].kind == .object
    }

    /// Returns the path along a way, in which repeated parts are counted.
    func path(along way: ReferenceGraph.Way) -> String { path(of: way.map { graph[$0] }) }

    /// The number of paths that are listed.
    private static let unreadLimit = 5
}

extension Int {
    /// The number with a comma after each three digits.
    var grouped: String { String(self).replacing(#/\B(?=(?:\d{3})+$)/#, with: ",") }
}
