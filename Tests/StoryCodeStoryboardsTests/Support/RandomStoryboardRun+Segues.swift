import StoryCode
import TestSupport

// Performing segues, with a separate implementation of the search for unwind targets.
extension RandomStoryboardRun {
    func perform(_ name: String, on source: ViewController) throws {
        guard let record = fixture.log.record(of: source) else { return }
        fixture.log.performedActions = []
        var expected: [String] = []
        let predicted = Result { () throws(StoryboardReferenceModel.Mistake) -> Int? in
            guard let origin = model.states[record.serial].origin, let place = origin.scene else {
                throw StoryboardReferenceModel.Mistake(
                    "The controller was not made by a storyboard",
                    [record.kind.rawValue]
                )
            }
            let scene = model.boards[origin.board].scenes[place]
            let path = model.path(origin.board, place)
            guard let segue = scene.segues.first(where: { $0.name == name }) else {
                let existing = model.only(scene.segues.filter { !$0.isContainment }.compactMap(\.name))
                throw StoryboardReferenceModel.Mistake("There is no segue \"\(name)\"\(existing)", path)
            }
            if segue.isContainment {
                let problem = "The segue was performed when its scene was instantiated"
                throw StoryboardReferenceModel.Mistake(problem, path + [model.step(segue)])
            }
            if segue.isRefused { return nil }
            guard case .unwind(let action) = segue.kind else {
                return try model.make(segue, of: origin.board, place, [])
            }
            guard let target = unwindTarget(action, from: source) else {
                let problem = "No scene to return to has the unwind action \"\(action)\""
                throw StoryboardReferenceModel.Mistake(problem, path + [model.step(segue)])
            }
            let serial = fixture.log.record(of: target)?.serial ?? -1
            expected = ["\(action) on \(serial)"]
            count.unwound += 1
            return serial
        }
        _ = try compare(predicted) { try source.performSegue(withIdentifier: name) }
        try expect("unwind actions", fixture.log.performedActions, expected)
    }

    /// Searches from the source to its ancestors, at each of them first the children that were not searched yet.
    private func unwindTarget(_ action: String, from source: ViewController) -> ViewController? {
        var searched: Set<ObjectIdentifier> = []
        func search(_ place: ViewController) -> ViewController? {
            guard searched.insert(ObjectIdentifier(place)).inserted else { return nil }
            for child in Self.inside(place) {
                if let target = search(child) { return target }
            }
            return place !== source && has(action, place) ? place : nil
        }
        var place: ViewController? = source
        while let here = place {
            if let target = search(here) { return target }
            place = here.parent ?? here.presentingViewController
        }
        return nil
    }

    /// The children in the order of the search: those of a stack from the top down.
    private static func inside(_ controller: ViewController) -> [ViewController] {
        (controller as? NavigationController)?.viewControllers.reversed() ?? controller.children
    }

    private func has(_ action: String, _ controller: ViewController) -> Bool {
        guard let origin = origin(controller), let scene = origin.scene else { return false }
        return model.boards[origin.board].scenes[scene].actions.contains(action)
    }
}
