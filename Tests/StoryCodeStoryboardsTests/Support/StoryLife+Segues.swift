import StoryCode
import TestSupport

// Performing segues, and where those lead that go back.
extension StoryLife {
    func perform(_ name: String, on source: ViewController) throws {
        guard let record = cast.book.record(of: source) else { return }
        cast.book.acted = []
        var expected: [String] = []
        let predicted = Result { () throws(StoryModel.Mistake) -> Int? in
            guard let home = model.fates[record.serial].home, let place = home.scene else {
                throw StoryModel.Mistake("The controller was not made by a storyboard", [record.kind.rawValue])
            }
            let scene = model.boards[home.board].scenes[place]
            let path = model.path(home.board, place)
            guard let segue = scene.segues.first(where: { $0.name == name }) else {
                let existing = model.list(scene.segues.filter { !$0.isContainment }.compactMap(\.name))
                throw StoryModel.Mistake("There is no segue \"\(name)\", but \(existing)", path)
            }
            if segue.isContainment {
                let problem = "The segue was carried out when its scene was made"
                throw StoryModel.Mistake(problem, path + [model.step(segue)])
            }
            if segue.isRefused { return nil }
            guard case .unwind(let action) = segue.kind else { return try model.make(segue, of: home.board, place, []) }
            guard let target = unwindTarget(action, from: source) else {
                let problem = "No scene on the way back has the unwind action \"\(action)\""
                throw StoryModel.Mistake(problem, path + [model.step(segue)])
            }
            let serial = cast.book.record(of: target)?.serial ?? -1
            expected = ["\(action) on \(serial)"]
            count.unwound += 1
            return serial
        }
        _ = try compare(predicted) { try source.performSegue(withIdentifier: name) }
        try expect("acted", cast.book.acted, expected)
    }

    /// From the source outwards: at each one those inside that were not asked yet, and then itself.
    private func unwindTarget(_ action: String, from source: ViewController) -> ViewController? {
        var asked: Set<ObjectIdentifier> = []
        func search(_ place: ViewController) -> ViewController? {
            guard asked.insert(ObjectIdentifier(place)).inserted else { return nil }
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

    /// The children in the order in which they are asked: those of a stack from the top down.
    private static func inside(_ controller: ViewController) -> [ViewController] {
        (controller as? NavigationController)?.viewControllers.reversed() ?? controller.children
    }

    private func has(_ action: String, _ controller: ViewController) -> Bool {
        guard let home = home(controller), let scene = home.scene else { return false }
        return model.boards[home.board].scenes[scene].actions.contains(action)
    }
}
