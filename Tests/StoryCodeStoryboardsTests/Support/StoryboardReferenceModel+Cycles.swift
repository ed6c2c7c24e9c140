import TestSupport

// Cycles of references, and scenes that contain each other.
extension StoryboardReferenceModel {
    func referenceMistake(
        _ name: String,
        _ bundle: String?,
        _ identifier: String?,
        _ place: Int,
        _ scene: Int
    ) -> Mistake? {
        let other: Int
        do {
            other = try storyboard(name, bundle, from: boards[place])
        } catch {
            return Mistake(error.problem, path(place, scene))
        }
        guard let met = target(identifier, of: other) else {
            let existing = only(boards[other].scenes.map(\.identifier))
            let problem = identifier.map { "There is no scene \"\($0)\"\(existing)" }
            let path = path(place, scene) + [step(boards[other])]
            return Mistake(problem ?? "There is no initial scene\(existing)", path)
        }
        // A chain of references that never reaches a scene.
        var seen: Set<[Int]> = []
        var here = (place, scene)
        while case .reference(let name, let bundle, let identifier) = boards[here.0].scenes[here.1].content {
            guard seen.insert([here.0, here.1]).inserted else {
                return Mistake("The scene contains itself", path(place, scene))
            }
            guard let next = try? storyboard(name, bundle, from: boards[here.0]),
                let target = target(identifier, of: next)
            else { break }
            here = (next, target)
        }
        let (found, expected) = (boards[other].scenes[met].kind, boards[place].scenes[scene].kind)
        if found.isKind(of: expected) || expected.isKind(of: found) { return nil }
        let problem = "The controller is a \(found.rawValue), not a \(expected.rawValue)"
        return Mistake(problem, path(place, scene) + path(other, met))
    }

    private func target(_ identifier: String?, of board: Int) -> Int? {
        boards[board].scenes.firstIndex { identifier == nil ? $0.isInitial : $0.identifier == identifier }
    }

    // MARK: Cycles

    /// The identity of a scene in the search for cycles: scenes with equal names are one.
    private func key(_ board: Int, _ scene: Int) -> [String] {
        let bundle = boards[board].bundle.map { " of bundle \"\($0)\"" } ?? ""
        return ["\(boards[board].containerID)", boards[board].name + bundle, boards[board].scenes[scene].identifier]
    }

    /// Returns the scenes that are instantiated together with a scene.
    private func contents(_ board: Int, _ scene: Int) -> [(board: Int, scene: Int)] {
        let plan = boards[board].scenes[scene]
        if case .reference(let name, let bundle, let identifier) = plan.content {
            guard let next = try? storyboard(name, bundle, from: boards[board]),
                let target = target(identifier, of: next)
            else { return [] }
            return [(next, target)]
        }
        return plan.segues.filter(\.isContainment).compactMap { segue in
            boards[board].scenes.firstIndex { $0.identifier == segue.destination }.map { (board, $0) }
        }
    }

    /// Returns the shortest cycle in each group of scenes that contain each other, directly or through references.
    func cycles(_ board: Int) -> [[String]] {
        var places = boards[board].scenes.indices.map { (board: board, scene: $0) }
        var inside: [[Int]] = []
        while inside.count < places.count {
            let here = places[inside.count]
            inside.append(
                contents(here.board, here.scene).map { next in
                    let known = places.firstIndex { key($0.board, $0.scene) == key(next.board, next.scene) }
                    if let known { return known }
                    places.append(next)
                    return places.count - 1
                }
            )
        }
        func paths(_ start: Int) -> [Int: [Int]] {
            var paths: [Int: [Int]] = [:]
            var queue = [[start]]
            while !queue.isEmpty {
                let path = queue.removeFirst()
                for next in inside[path[path.count - 1]] where paths[next] == nil {
                    paths[next] = path + [next]
                    queue.append(path + [next])
                }
            }
            return paths
        }
        let reach = places.indices.map(paths)
        func isReference(_ place: Int) -> Bool { boards[places[place].board].scenes[places[place].scene].isReference }
        var done: Set<Int> = []
        return places.indices.compactMap { first in
            guard !done.contains(first), reach[first][first] != nil else { return nil }
            let group = places.indices.filter { reach[first][$0] != nil && reach[$0][first] != nil }
            done.formUnion(group)
            let made = group.filter { !isReference($0) }
            // The cycle starts at the same scene for each of its storyboards.
            let start = made.min { one, other in
                let (one, other) = (places[one], places[other])
                return (key(one.board, one.scene)[1], one.scene) < (key(other.board, other.scene)[1], other.scene)
            }
            guard made.contains(where: { $0 < boards[board].scenes.count }), let start else { return nil }
            return steps((reach[start][start] ?? []).map { places[$0] })
        }
    }

    /// Returns a path through scenes, with each storyboard before its first scene.
    private func steps(_ path: [(board: Int, scene: Int)]) -> [String] {
        var steps: [String] = []
        var last: Int?
        for place in path {
            if place.board != last { steps.append(step(boards[place.board])) }
            last = place.board
            steps.append(step(boards[place.board].scenes[place.scene]))
        }
        return steps
    }
}
