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
            let isCapture = reference.isCapture && !path.hasPrefix(PackageNames.valueHelper)
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
        var path = ""
        var own = ""
        for (index, reference) in references.enumerated() {
            if reference.isLibrary {
                own += reference.path
                if index + 1 < references.count { continue }
            }
            if !own.isEmpty { path += path.isEmpty ? Self.words(for: own) : " → \(owned(by: references, index, own))" }
            own = ""
            if !reference.isLibrary { path += reference.path }
        }
        let mark = ReferenceGraph.captureMark
        while path.contains(mark + mark) { path = path.replacing(mark + mark, with: mark) }
        if path == PackageNames.viewBuilder + mark { return PackageNames.viewBuilder }
        // A helper that is a value is among the captured values of the view builder, and in an object that observes.
        for prefix in ["\(PackageNames.viewBuilder)\(mark).helper", "\(PackageNames.valueHelper).value"] where path.hasPrefix(prefix) {
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
        return own.contains(".registrations") ? "a registration" : Self.withoutDot(own)
    }

    private static func words(for own: String) -> String {
        guard let words = PackageNames.words.first(where: { own.hasPrefix($0.path) })?.words else { return own }
        return own.hasSuffix(ReferenceGraph.captureMark) ? words + ReferenceGraph.captureMark : words
    }

    private static func withoutDot(_ path: String) -> String { path.hasPrefix(".") ? String(path.dropFirst()) : path }
}
