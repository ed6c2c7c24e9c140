extension FileLinter {
    /// Checks that no scene contains itself: instantiating it would never end.
    mutating func checkContainment() {
        var indices: [String: Int] = [:]
        for (index, scene) in file.scenes.enumerated() { indices[scene.controller?["id"] ?? ""] = index }
        let edges = file.scenes.map { scene in
            scene.segues.filter(\.isContainment).compactMap { segue in
                segue.destination.flatMap { indices[$0] }.map { (segue: segue, scene: $0) }
            }
        }
        var isDone = file.scenes.map { _ in false }
        // The scenes from the outermost one, each with the number of its segues that were followed.
        var path: [(scene: Int, followed: Int)] = []
        var positions: [Int: Int] = [:]
        for start in file.scenes.indices where !isDone[start] {
            (path, positions) = ([(start, 0)], [start: 0])
            while let (scene, followed) = path.last {
                guard followed < edges[scene].count else {
                    isDone[scene] = true
                    positions[scene] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].followed += 1
                let (segue, destination) = edges[scene][followed]
                if let first = positions[destination] {
                    report(segue, path[first...].map { file.scenes[$0.scene] })
                } else if !isDone[destination] {
                    positions[destination] = path.count
                    path.append((destination, 0))
                }
            }
        }
    }

    private mutating func report(_ segue: FileSegue, _ cycle: [FileScene]) {
        let way = cycle.dropFirst().prefix(3).map(\.displayName).joined(separator: ", then ")
        let more = cycle.count - 4
        let rest = more > 0 ? " and \(more) more scene\(more == 1 ? "" : "s")" : ""
        let through = way.isEmpty ? "" : ", which contains \(way)\(rest)"
        let first = cycle[0].displayName
        let problem = "\(segue.displayName) leads back to \(first)\(through), so the scene contains itself"
        let fix = "Show one of the scenes with a segue that is performed, or delete this connection."
        add(.selfContainingScene, at: segue.element, named: segue.destination, problem, fix: fix)
    }
}

extension FileSegue {
    /// Whether the destination is made together with the source, as a part of it.
    fileprivate var isContainment: Bool {
        kind == "embed" || kind == "relationship" && (containment == .member || containment == .content)
    }
}
