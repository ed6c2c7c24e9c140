import StoryCode
import TestSupport

// What is compared after each step.
extension StoryLife {
    func checkFates() throws {
        try expect("count", cast.book.count, model.fates.count)
        for record in cast.book.records {
            let fate = model.fates[record.serial]
            try expect("injected", record.injected, fate.injected, of: record)
            try expect("resolved", record.resolved, fate.resolved, of: record)
        }
        for (controller, record) in cast.book.living {
            let home = model.fates[record.serial].home
            let scene = home.flatMap { home in home.scene.map { model.boards[home.board].scenes[$0].identifier } }
            let board = scene == nil ? nil : home.map { model.boards[$0.board] }
            let storyboard = controller.storyboard
            try expect("scene", controller.sceneIdentifier, scene, of: record)
            try expect("storyboard", storyboard?.name, board?.name, of: record)
            try expect("bundle", storyboard?.bundle, board?.bundle, of: record)
            try expect("container", storyboard?.container.name, board.map { "\($0.shelf)" }, of: record)
        }
        try expect("living", cast.book.living.map(\.record.serial), StoryHeld.living(self))
    }

    func checkMistakes() throws {
        for (shelf, container) in cast.containers.enumerated() {
            var seen: Set<String> = []
            let expected = model.registered(in: shelf).flatMap(model.mistakes).filter { seen.insert($0).inserted }
            let found = Self.mistakes { try container.validate() }.filter { error in
                error.path.first?.name.hasPrefix("storyboard ") ?? "\(error)".contains(" are equally near: ")
            }
            try expect("mistakes", found.map(Self.words), expected)
            count.mistakes += expected.count
        }
        for place in model.boards.indices {
            guard let board = cast.looseBoard(place) else { continue }
            try expect("mistakes", Self.mistakes(board.validate).map(Self.words), model.mistakes(place))
        }
    }

    private static func mistakes(_ validate: () throws -> Void) -> [ContainerError] {
        do {
            try validate()
            return []
        } catch {
            return (error as? ValidationError)?.errors ?? []
        }
    }
}
