// What leads nowhere: references to each other, and scenes that contain each other.
extension StoryModel {
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
        guard target(identifier, of: other) != nil else {
            let existing = list(boards[other].scenes.map(\.identifier))
            let problem = identifier.map { "There is no scene \"\($0)\", but \(existing)" }
            let path = path(place, scene) + [step(boards[other])]
            return Mistake(problem ?? "There is no initial scene, but \(existing)", path)
        }
        // Where one leads that never comes to a scene that is made.
        var seen: Set<[Int]> = []
        var here = (place, scene)
        while case .reference(let name, let bundle, let identifier) = boards[here.0].scenes[here.1].content {
            guard seen.insert([here.0, here.1]).inserted else {
                return Mistake("The scene contains itself", path(place, scene))
            }
            guard let next = try? storyboard(name, bundle, from: boards[here.0]),
                let target = target(identifier, of: next)
            else { return nil }
            here = (next, target)
        }
        return nil
    }

    private func target(_ identifier: String?, of board: Int) -> Int? {
        boards[board].scenes.firstIndex { identifier == nil ? $0.isInitial : $0.identifier == identifier }
    }

    // MARK: Circles

    /// The shortest way round each group of scenes that contain each other.
    func circles(_ board: StoryBoard) -> [[String]] {
        let inside = board.scenes.map { scene in
            scene.segues.filter(\.isContainment).compactMap { segue in
                board.scenes.firstIndex { $0.identifier == segue.destination }
            }
        }
        func ways(_ start: Int) -> [Int: [Int]] {
            var ways: [Int: [Int]] = [:]
            var queue = [[start]]
            while !queue.isEmpty {
                let way = queue.removeFirst()
                for next in inside[way[way.count - 1]] where ways[next] == nil {
                    ways[next] = way + [next]
                    queue.append(way + [next])
                }
            }
            return ways
        }
        let reach = board.scenes.indices.map(ways)
        var done: Set<Int> = []
        return board.scenes.indices.compactMap { start in
            guard !done.contains(start), let way = reach[start][start] else { return nil }
            done.formUnion(board.scenes.indices.filter { reach[start][$0] != nil && reach[$0][start] != nil })
            return way.map { step(board.scenes[$0]) }
        }
    }
}
