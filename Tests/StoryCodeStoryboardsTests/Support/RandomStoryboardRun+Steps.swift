import StoryCode
import TestSupport

// Performing steps with the library and with the model.
extension RandomStoryboardRun {
    func perform(_ step: StoryboardStep) throws {
        switch step {
        case .instantiate(let board, let scene, let kind): try instantiate(board, scene, kind)
        case .perform(let number, let name, let one):
            // Mostly controllers with segues.
            let sources = fixture.log.living.map(\.controller).filter { number % 8 == 0 || !segues(of: $0).isEmpty }
            guard !sources.isEmpty else { return }
            let source = sources[one % sources.count]
            let names = segues(of: source)
            try perform(number % 8 == 0 || names.isEmpty ? name : names[number % names.count], on: source)
        case .make(let kind): retained.append(make(kind))
        case .makeAndAdd(let kind, let host, let isPresented):
            guard let host = living(host) else { return }
            let new = make(kind)
            if isPresented { present(new, by: host) } else { Self.add(new, to: host) }
            retained.append(new)
        case .register(let plan, let containerID):
            fixture.register(plan, in: containerID)
            model.register(plan, in: containerID)
        case .drop(let one):
            guard let one = living(one) else { return }
            retained.removeAll { $0 === one }
        default: move(step)
        }
    }

    private func living(_ number: Int) -> ViewController? {
        let living = fixture.log.living
        return living.isEmpty ? nil : living[number % living.count].controller
    }

    /// Performs a step that the model does not predict.
    ///
    /// Other tests cover the changes that are refused.
    private func move(_ step: StoryboardStep) {
        switch step {
        case .add(let one, let other):
            if let one = living(one), let other = living(other) { Self.add(one, to: other) }
        case .remove(let one): living(one)?.removeFromParent()
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

    private func make(_ kind: ControllerKind) -> ViewController {
        model.states.append(StoryboardReferenceModel.ControllerState(kind: kind))
        return fixture.log.make(kind)
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
        guard isPresented(controller), let origin = origin(host) else { return }
        if let record = fixture.log.record(of: controller) { adopt(record.serial, by: origin.board) }
    }

    private func instantiate(_ board: Int, _ scene: String?, _ kind: ControllerKind) throws {
        let predicted = Result { () throws(StoryboardReferenceModel.Mistake) -> Int? in
            try model.instantiate(board, scene, as: kind)
        }
        let made = try compare(predicted) {
            let storyboard = try fixture.storyboard(board)
            guard let scene else { return try Self.initial(of: storyboard, kind) }
            return try Self.scene(scene, of: storyboard, kind)
        }
        guard let made else { return }
        if window.rootViewController == nil { window.rootViewController = made }
        retained.append(made)
    }

    private static func initial(of storyboard: Storyboard, _ kind: ControllerKind) throws -> ViewController {
        func make<Screen: RecordedController>(_ type: Screen.Type) throws -> ViewController {
            try storyboard.instantiateInitialViewController(as: type)
        }
        return try kind.type.map { try make($0) } ?? storyboard.instantiateInitialViewController()
    }

    private static func scene(
        _ name: String,
        of storyboard: Storyboard,
        _ kind: ControllerKind
    ) throws -> ViewController {
        func make<Screen: RecordedController>(_ type: Screen.Type) throws -> ViewController {
            try storyboard.instantiateViewController(withIdentifier: SceneIdentifier<Screen>(rawValue: name))
        }
        if let type = kind.type { return try make(type) }
        return try storyboard.instantiateViewController(withIdentifier: SceneIdentifier<ViewController>(rawValue: name))
    }

    private func segues(of controller: ViewController) -> [String] {
        guard let origin = origin(controller), let scene = origin.scene else { return [] }
        return model.boards[origin.board].scenes[scene].segues.filter { !$0.isContainment }.compactMap(\.name)
    }

    // MARK: Adoption

    func origin(_ controller: ViewController) -> StoryboardReferenceModel.Origin? {
        fixture.log.record(of: controller).flatMap { model.states[$0.serial].origin }
    }

    private func isPresented(_ controller: ViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController != nil
    }

    /// Notifies the model of controllers that were created in code and added to a storyboard's controller.
    func adoptArrivals() {
        for (controller, record) in fixture.log.living where model.states[record.serial].origin == nil {
            if let origin = controller.parent.flatMap(origin) { adopt(record.serial, by: origin.board) }
        }
    }

    private func adopt(_ serial: Int, by board: Int) {
        guard model.states[serial].origin == nil else { return }
        count.adopted += 1
        model.adopt(serial, by: board)
    }
}
