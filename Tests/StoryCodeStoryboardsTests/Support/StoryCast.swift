import StoryCode
import TestSupport

/// The containers and storyboards of a program, as the library makes them.
@MainActor
final class StoryCast {
    let book = StoryBook()
    private(set) var containers: [Container] = []
    /// The storyboards that are not registered.
    private var loose: [Int: Storyboard] = [:]
    private let boards: [StoryBoard]

    init(_ program: StoryProgram) {
        boards = program.boards
        for (place, parent) in program.parents.enumerated() {
            containers.append(Container(parent: parent.map { containers[$0] }, name: "\(place)"))
        }
        for gift in program.gifts {
            let shelf = gift.shelf
            containers[shelf].register({ StoryGift(shelf) }, fileID: "Plan", line: UInt(gift.line))
        }
        for (shelf, plan) in program.registrations { register(plan, in: shelf) }
        for (place, board) in boards.enumerated() {
            let container = containers[board.shelf]
            if board.isRegistered {
                container.registerStoryboard(
                    name: board.name,
                    bundle: board.bundle,
                    fileID: "Plan",
                    line: UInt(board.line)
                ) { for scene in board.scenes { add(scene, to: $0) } }
            } else {
                loose[place] = Storyboard(
                    name: board.name,
                    bundle: board.bundle,
                    container: container,
                    fileID: "Plan",
                    line: UInt(board.line)
                ) { for scene in board.scenes { add(scene, to: $0) } }
            }
        }
    }

    func looseBoard(_ place: Int) -> Storyboard? { loose[place] }

    func storyboard(_ place: Int) throws -> Storyboard {
        try loose[place]
            ?? containers[boards[place].shelf].resolve(main: Storyboard.self, name: boards[place].key)
    }

    /// Forgets what it holds; gives what is to be released.
    func letGo() -> (containers: [WeakContainer], boards: [WeakStoryboard]) {
        let held = (containers.map { WeakContainer(it: $0) }, loose.values.map { WeakStoryboard(it: $0) })
        containers = []
        loose = [:]
        return held
    }

    struct WeakContainer { weak var it: Container? }
    struct WeakStoryboard { weak var it: Storyboard? }

    // MARK: Registering

    func register(_ plan: StoryRegistration, in shelf: Int) {
        let container = containers[shelf]
        guard let type = plan.kind.type else {
            let line = UInt(plan.line)
            inject(container.register(ViewController.self, name: plan.name, fileID: "Plan", line: line), plan)
            return
        }
        register(plan, type, in: container)
    }

    private func register<Screen: StoryScreen>(
        _ plan: StoryRegistration,
        _ type: Screen.Type,
        in container: Container
    ) {
        guard plan.way != .elsewhere else {
            inject(container.register(type, name: plan.name, fileID: "Plan", line: UInt(plan.line)), plan)
            return
        }
        let book = book
        var component: Component<Screen, MainActor> = container.register(
            main: { book.make(type, plan.kind) },
            fileID: "Plan",
            line: UInt(plan.line)
        )
        switch plan.way {
        case .single: component = component.lifetime(.single)
        case .container: component = component.lifetime(.container)
        case .weak: component = component.lifetime(.weak)
        case .prototype, .elsewhere: break
        }
        inject(plan.name.map { component.as(type, name: $0) { $0 } } ?? component, plan)
    }

    private func inject<Screen: ViewController>(_ component: Component<Screen, MainActor>, _ plan: StoryRegistration) {
        let line = plan.line
        if plan.needsGift {
            component.injection { (screen: inout Screen, gift: StoryGift) in
                (screen as? any StoryScreen)?.record.injected.append("\(line) with \(gift.shelf)")
            }
        } else {
            component.injection { (screen: inout Screen) in
                (screen as? any StoryScreen)?.record.injected.append("\(line)")
            }
        }
    }
}
