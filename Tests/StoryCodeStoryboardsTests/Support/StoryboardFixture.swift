import StoryCode
import TestSupport

/// The containers and storyboards of a program, created with the library.
@MainActor
final class StoryboardFixture {
    let log = ControllerLog()
    private(set) var containers: [Container] = []
    /// The storyboards that are not registered, by their indexes.
    private var unregistered: [Int: Storyboard] = [:]
    private let boards: [StoryboardPlan]

    init(_ program: StoryboardProgram) {
        boards = program.boards
        for (place, parent) in program.parents.enumerated() {
            containers.append(Container(parent: parent.map { containers[$0] }, name: "\(place)"))
        }
        for gift in program.gifts {
            let containerID = gift.containerID
            containers[containerID].register({ RecordedGift(containerID) }, fileID: "Plan", line: UInt(gift.line))
        }
        for (containerID, plan) in program.registrations { register(plan, in: containerID) }
        for (place, board) in boards.enumerated() {
            let container = containers[board.containerID]
            if board.isRegistered {
                container.registerStoryboard(
                    name: board.name,
                    bundle: board.bundle,
                    fileID: "Plan",
                    line: UInt(board.line)
                ) { for scene in board.scenes { add(scene, to: $0) } }
            } else {
                unregistered[place] = Storyboard(
                    name: board.name,
                    bundle: board.bundle,
                    container: container,
                    fileID: "Plan",
                    line: UInt(board.line)
                ) { for scene in board.scenes { add(scene, to: $0) } }
            }
        }
    }

    func unregisteredBoard(_ place: Int) -> Storyboard? { unregistered[place] }

    func storyboard(_ place: Int) throws -> Storyboard {
        try unregistered[place]
            ?? containers[boards[place].containerID].resolve(main: Storyboard.self, name: boards[place].key)
    }

    /// Releases the containers and storyboards and returns weak references to them.
    func release() -> (containers: [WeakContainer], boards: [WeakStoryboard]) {
        let retained = (containers.map { WeakContainer(it: $0) }, unregistered.values.map { WeakStoryboard(it: $0) })
        containers = []
        unregistered = [:]
        return retained
    }

    struct WeakContainer { weak var it: Container? }
    struct WeakStoryboard { weak var it: Storyboard? }

    // MARK: Registration

    func register(_ plan: RegistrationPlan, in containerID: Int) {
        let container = containers[containerID]
        guard let type = plan.kind.type else {
            let line = UInt(plan.line)
            inject(container.register(ViewController.self, name: plan.name, fileID: "Plan", line: line), plan)
            return
        }
        register(plan, type, in: container)
    }

    private func register<Screen: RecordedController>(
        _ plan: RegistrationPlan,
        _ type: Screen.Type,
        in container: Container
    ) {
        guard plan.lifetime != .elsewhere else {
            inject(container.register(type, name: plan.name, fileID: "Plan", line: UInt(plan.line)), plan)
            return
        }
        let log = log
        var component: Component<Screen, MainActor> = container.register(
            main: { log.make(type, plan.kind) },
            fileID: "Plan",
            line: UInt(plan.line)
        )
        switch plan.lifetime {
        case .single: component = component.lifetime(.single)
        case .container: component = component.lifetime(.container)
        case .weak: component = component.lifetime(.weak)
        case .prototype, .elsewhere: break
        }
        inject(plan.name.map { component.as(type, name: $0) { $0 } } ?? component, plan)
    }

    private func inject<Screen: ViewController>(_ component: Component<Screen, MainActor>, _ plan: RegistrationPlan) {
        let line = plan.line
        if plan.needsGift {
            component.injection { (screen: inout Screen, gift: RecordedGift) in
                (screen as? any RecordedController)?.record.injected.append("\(line) with \(gift.containerID)")
            }
        } else {
            component.injection { (screen: inout Screen) in
                (screen as? any RecordedController)?.record.injected.append("\(line)")
            }
        }
    }
}
