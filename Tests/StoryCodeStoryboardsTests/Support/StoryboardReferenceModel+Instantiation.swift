import TestSupport

// Instantiation of scenes.
extension StoryboardReferenceModel {
    func step(_ board: StoryboardPlan) -> String {
        let bundle = board.bundle.map { " of bundle \"\($0)\"" } ?? ""
        return at("storyboard \"\(board.name)\"\(bundle)", board.line)
    }

    func step(_ scene: ScenePlan) -> String { at("scene \"\(scene.identifier)\"", scene.line) }

    func step(_ segue: SeguePlan) -> String {
        switch segue.kind {
        case .root: at("root", segue.line)
        case .tab: at("tab", segue.line)
        case .embed: at(segue.name.map { "embed segue \"\($0)\"" } ?? "embed segue", segue.line)
        case .show, .present: at("segue \"\(segue.name ?? "")\"", segue.line)
        case .unwind: at("unwind segue \"\(segue.name ?? "")\"", segue.line)
        }
    }

    func path(_ board: Int, _ scene: Int) -> [String] { [step(boards[board]), step(boards[board].scenes[scene])] }

    func identifiers(_ board: StoryboardPlan) -> [String] { board.scenes.filter { !$0.isSegueOnly }.map(\.identifier) }

    /// Instantiates a scene of a storyboard, or the initial one.
    func instantiate(_ place: Int, _ identifier: String?, as kind: ControllerKind) throws(Mistake) -> Int {
        let board = boards[place]
        let namesakes = boards.filter { other in
            other.isRegistered && other.containerID == board.containerID
                && (other.key == board.key || (board.bundle == nil && other.name == board.name))
        }
        if board.isRegistered, namesakes.count > 1 {
            throw ambiguous("Storyboard named \"\(board.key)\"", namesakes.map { at("Storyboard", $0.line) })
        }
        let scene = try self.scene(identifier, of: place, path: [step(board)])
        if identifier != nil, board.scenes[scene].isSegueOnly {
            throw Mistake("Only segues lead to the scene", path(place, scene))
        }
        let made = try make(place, scene, [])
        guard states[made].kind.isKind(of: kind) else {
            let problem = "The controller is a \(states[made].kind.rawValue), not a \(kind.rawValue)"
            throw Mistake(problem, path(place, scene))
        }
        return made
    }

    func scene(_ identifier: String?, of place: Int, path: [String]) throws(Mistake) -> Int {
        let board = boards[place]
        guard let identifier else {
            if let scene = board.scenes.firstIndex(where: \.isInitial) { return scene }
            throw Mistake("There is no initial scene\(only(identifiers(board)))", [step(board)])
        }
        if let scene = board.scenes.firstIndex(where: { $0.identifier == identifier }) { return scene }
        throw Mistake("There is no scene \"\(identifier)\"\(only(identifiers(board)))", path)
    }

    /// Instantiates a scene, inside the scenes that contain it.
    func make(_ place: Int, _ scene: Int, _ around: [[String]]) throws(Mistake) -> Int {
        let (board, plan) = (boards[place], boards[place].scenes[scene])
        let identity = ["\(board.containerID)", board.key, plan.identifier]
        if around.contains(identity) { throw Mistake("The scene contains itself", path(place, scene)) }
        if case .reference(let name, let bundle, let identifier) = plan.content {
            let other: Int
            do {
                other = try storyboard(name, bundle, from: board)
            } catch {
                throw Mistake(error.problem, path(place, scene))
            }
            let target = try self.scene(identifier, of: other, path: path(place, scene))
            return try make(other, target, around + [identity])
        }
        let (made, child) = try controller(of: plan, place, scene)
        let origin = Origin(board: place, scene: scene)
        if states[made].origin == origin { return made }
        // After a failure a shared controller is in its previous state.
        let earlier = (origin: states[made].origin, scenes: states[made].scenes)
        (states[made].origin, states[made].scenes) = (origin, earlier.scenes.union([origin]))
        let result = Result { () throws(Mistake) in try inject(made) }
        if let child { adopt(child, by: place) } else { adoptRelated(made, by: place) }
        do {
            try result.get()
            guard !earlier.scenes.contains(origin) else { return made }
            var related: [Int] = []
            for segue in plan.segues where segue.isContainment {
                let child = try make(segue, of: place, scene, around + [identity])
                if segue.kind != .embed { related.append(child) }
            }
            if Set(related).count < related.count { refused.formUnion(related.filter { $0 >= living }) }
        } catch {
            (states[made].origin, states[made].scenes) = earlier
            throw error
        }
        return made
    }

    /// Instantiates the destination of a segue.
    func make(_ segue: SeguePlan, of board: Int, _ scene: Int, _ around: [[String]]) throws(Mistake) -> Int {
        let path = path(board, scene) + [step(segue)]
        let scenes = boards[board].scenes
        guard let target = scenes.firstIndex(where: { $0.identifier == segue.destination }) else {
            throw Mistake("There is no scene \"\(segue.destination)\"\(only(scenes.map(\.identifier)))", path)
        }
        let made = try make(board, target, around)
        guard states[made].kind.isKind(of: segue.type) else {
            throw Mistake("The controller is a \(states[made].kind.rawValue), not a \(segue.type.rawValue)", path)
        }
        return made
    }

    /// Whether a controller that a container shares is still alive.
    private func isAvailable(_ serial: Int, _ plan: RegistrationPlan) -> Bool {
        if plan.lifetime == .weak, refused.contains(serial) { return false }
        return serial >= living || related(serial) != nil
    }

    /// Calls the factory or resolves the component, and returns the child that the factory adds.
    private func controller(of scene: ScenePlan, _ board: Int, _ place: Int) throws(Mistake) -> (Int, child: Int?) {
        let containerID = boards[board].containerID
        if case .factory(let needsGift, let addsChild) = scene.content {
            if needsGift {
                do { _ = try gift(containerID) } catch { throw error.reached(by: path(board, place)) }
            }
            states.append(ControllerState(kind: scene.kind))
            if addsChild { states.append(ControllerState(kind: .base)) }
            return (states.count - (addsChild ? 2 : 1), addsChild ? states.count - 1 : nil)
        }
        let (plan, origin): (RegistrationPlan, Int)
        let words: String
        do {
            (plan, origin) = try component(of: scene, from: containerID)
            words = try injectionText((plan, origin))
        } catch {
            throw error.reached(by: path(board, place))
        }
        let key = SharedKey(line: plan.line, containerID: plan.lifetime == .container ? containerID : nil)
        if plan.lifetime != .prototype, let known = shared[key], isAvailable(known, plan) { return (known, nil) }
        states.append(ControllerState(kind: plan.kind, injected: [words], isInjected: true))
        shared[key] = states.count - 1
        return (states.count - 1, nil)
    }
}
