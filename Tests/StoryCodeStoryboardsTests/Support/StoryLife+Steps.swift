import StoryCode
import TestSupport

// What is done in each step, and what the model says of it.
extension StoryLife {
    func perform(_ step: StoryStep) throws {
        switch step {
        case .instantiate(let board, let scene, let kind): try instantiate(board, scene, kind)
        case .perform(let number, let name, let one):
            // Mostly those who have segues.
            let sources = cast.book.living.map(\.controller).filter { number % 8 == 0 || !segues(of: $0).isEmpty }
            guard !sources.isEmpty else { return }
            let source = sources[one % sources.count]
            let names = segues(of: source)
            try perform(number % 8 == 0 || names.isEmpty ? name : names[number % names.count], on: source)
        case .make(let kind): held.append(make(kind))
        case .bring(let kind, let host, let isPresented):
            guard let host = living(host) else { return }
            let new = make(kind)
            if isPresented { present(new, by: host) } else { Self.add(new, to: host) }
            held.append(new)
        case .register(let plan, let shelf):
            cast.register(plan, in: shelf)
            model.register(plan, in: shelf)
        case .drop(let one):
            guard let one = living(one) else { return }
            held.removeAll { $0 === one }
        default: move(step)
        }
    }

    /// One of those who are alive.
    private func living(_ number: Int) -> ViewController? {
        let living = cast.book.living
        return living.isEmpty ? nil : living[number % living.count].controller
    }

    /// What is done by hand; what is refused is told by other tests.
    private func move(_ step: StoryStep) {
        switch step {
        case .add(let one, let other):
            if let one = living(one), let other = living(other) { Self.add(one, to: other) }
        case .takeOut(let one): living(one)?.removeFromParent()
        case .push(let one, let other):
            guard let one = living(one), let other = living(other) else { return }
            (other as? NavigationController ?? other.navigationController)?.pushViewController(one, animated: false)
        case .pop(let one):
            let one = living(one)
            (one as? NavigationController ?? one?.navigationController)?.popViewController(animated: false)
        case .setTabs(let all, let one):
            let tabs = living(one)?.tabBarController ?? living(one) as? TabBarController
            tabs?.viewControllers = all.compactMap(living)
        case .present(let one, let other):
            if let one = living(one), let other = living(other) { present(one, by: other) }
        case .dismiss(let one): living(one)?.dismiss(animated: false)
        case .root(let one): window.rootViewController = living(one)
        case .load(let one): living(one)?.loadViewIfNeeded()
        case .unload(let one): living(one)?.view = nil
        default: break
        }
    }

    private func make(_ kind: StoryKind) -> ViewController {
        model.fates.append(StoryModel.Fate(kind: kind))
        return cast.book.make(kind)
    }

    private static func add(_ controller: ViewController, to host: ViewController) {
        if let stack = host as? NavigationController {
            stack.pushViewController(controller, animated: false)
        } else if let tabs = host as? TabBarController {
            tabs.viewControllers += [controller]
        } else {
            host.addChild(controller)
        }
    }

    private func present(_ controller: ViewController, by host: ViewController) {
        guard !isPresented(controller) else { return }
        host.present(controller, animated: false)
        guard isPresented(controller), let home = home(host) else { return }
        if let record = cast.book.record(of: controller) { adopt(record.serial, by: home.board) }
    }

    private func instantiate(_ board: Int, _ scene: String?, _ kind: StoryKind) throws {
        let predicted = Result { () throws(StoryModel.Mistake) -> Int? in
            try model.instantiate(board, scene, as: kind)
        }
        let made = try compare(predicted) {
            let storyboard = try cast.storyboard(board)
            guard let scene else { return try Self.initial(of: storyboard, kind) }
            return try Self.scene(scene, of: storyboard, kind)
        }
        guard let made else { return }
        if window.rootViewController == nil { window.rootViewController = made }
        held.append(made)
    }

    private static func initial(of storyboard: Storyboard, _ kind: StoryKind) throws -> ViewController {
        func make<Screen: StoryScreen>(_ type: Screen.Type) throws -> ViewController {
            try storyboard.instantiateInitialController(as: type)
        }
        return try kind.type.map { try make($0) } ?? storyboard.instantiateInitialController()
    }

    private static func scene(_ name: String, of storyboard: Storyboard, _ kind: StoryKind) throws -> ViewController {
        func make<Screen: StoryScreen>(_ type: Screen.Type) throws -> ViewController {
            try storyboard.instantiateController(withIdentifier: SceneIdentifier<Screen>(rawValue: name))
        }
        if let type = kind.type { return try make(type) }
        return try storyboard.instantiateController(withIdentifier: SceneIdentifier<ViewController>(rawValue: name))
    }

    private func segues(of controller: ViewController) -> [String] {
        guard let home = home(controller), let scene = home.scene else { return [] }
        return model.boards[home.board].scenes[scene].segues.filter { !$0.isContainment }.compactMap(\.name)
    }

    // MARK: Who comes

    func home(_ controller: ViewController) -> StoryModel.Home? {
        cast.book.record(of: controller).flatMap { model.fates[$0.serial].home }
    }

    private func isPresented(_ controller: ViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController != nil
    }

    /// Lets the model know of those who were made by hand and came to a storyboard's controller.
    func adoptArrivals() {
        for (controller, record) in cast.book.living where model.fates[record.serial].home == nil {
            if let home = controller.parent.flatMap(home) { adopt(record.serial, by: home.board) }
        }
    }

    private func adopt(_ serial: Int, by board: Int) {
        guard model.fates[serial].home == nil, let controller = cast.book[serial] else { return }
        count.adopted += 1
        model.adopt(serial, by: board)
        for other in controller.children + [controller.presentedViewController].compactMap(\.self) {
            if let record = cast.book.record(of: other) { adopt(record.serial, by: board) }
        }
    }
}
