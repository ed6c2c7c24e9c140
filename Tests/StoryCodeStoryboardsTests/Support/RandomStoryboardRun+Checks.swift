import StoryCode
import TestSupport

// The comparisons after each step.
extension RandomStoryboardRun {
    func checkStates() throws {
        try expect("count", fixture.log.count, model.states.count)
        for record in fixture.log.records {
            let state = model.states[record.serial]
            try expect("injected", record.injected, state.injected, of: record)
            try expect("resolved", record.resolved, state.resolved, of: record)
        }
        for (controller, record) in fixture.log.living {
            let origin = model.states[record.serial].origin
            let scene = origin.flatMap { origin in origin.scene.map { model.boards[origin.board].scenes[$0].identifier }
            }
            let board = scene == nil ? nil : origin.map { model.boards[$0.board] }
            let storyboard = controller.storyboard
            try expect("scene", controller.sceneIdentifier, scene, of: record)
            try expect("storyboard", storyboard?.name, board?.name, of: record)
            try expect("bundle", storyboard?.bundle, board?.bundle, of: record)
            try expect("container", storyboard?.container.name, board.map { "\($0.containerID)" }, of: record)
        }
        try expect("living", fixture.log.living.map(\.record.serial), RetentionCheck.living(self))
    }

    func checkMistakes() throws {
        for (containerID, container) in fixture.containers.enumerated() {
            var seen: Set<String> = []
            let expected = model.registered(in: containerID).flatMap(model.mistakes).filter { seen.insert($0).inserted }
            let found = Self.mistakes { try container.validate() }.filter { error in
                error.path.first?.name.hasPrefix("storyboard ") ?? "\(error)".contains(" are equally near: ")
            }
            try expect("mistakes", found.map(Self.text), expected)
            count.mistakes += expected.count
        }
        for place in model.boards.indices {
            guard let board = fixture.unregisteredBoard(place) else { continue }
            try expect("mistakes", Self.mistakes(board.validate).map(Self.text), model.mistakes(place))
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
