import TestSupport

// What is made when a scene is.
extension StoryModel {
    func step(_ board: StoryBoard) -> String {
        let bundle = board.bundle.map { " of bundle \"\($0)\"" } ?? ""
        return at("storyboard \"\(board.name)\"\(bundle)", board.line)
    }

    func step(_ scene: StoryScene) -> String { at("scene \"\(scene.identifier)\"", scene.line) }

    func step(_ segue: StorySegue) -> String {
        switch segue.kind {
        case .root: at("root", segue.line)
        case .tab: at("tab", segue.line)
        case .embed: at(segue.name.map { "embed segue \"\($0)\"" } ?? "embed segue", segue.line)
        case .show, .present: at("segue \"\(segue.name ?? "")\"", segue.line)
        case .unwind: at("unwind segue \"\(segue.name ?? "")\"", segue.line)
        }
    }

    func path(_ board: Int, _ scene: Int) -> [String] { [step(boards[board]), step(boards[board].scenes[scene])] }

    /// The scenes that can be instantiated by name.
    func identifiers(_ board: StoryBoard) -> [String] { board.scenes.filter { !$0.isSegueOnly }.map(\.identifier) }

    /// Asks a storyboard for a scene, or for the initial one.
    func instantiate(_ place: Int, _ identifier: String?, as kind: StoryKind) throws(Mistake) -> Int {
        let board = boards[place]
        let namesakes = boards.filter { other in
            other.isRegistered && other.shelf == board.shelf
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
        guard fates[made].kind.isKind(of: kind) else {
            let problem = "The controller is a \(fates[made].kind.rawValue), not a \(kind.rawValue)"
            throw Mistake(problem, path(place, scene))
        }
        return made
    }

    func scene(_ identifier: String?, of place: Int, path: [String]) throws(Mistake) -> Int {
        let board = boards[place]
        guard let identifier else {
            if let scene = board.scenes.firstIndex(where: \.isInitial) { return scene }
            throw Mistake("There is no initial scene, but \(list(identifiers(board)))", [step(board)])
        }
        if let scene = board.scenes.firstIndex(where: { $0.identifier == identifier }) { return scene }
        throw Mistake("There is no scene \"\(identifier)\", but \(list(identifiers(board)))", path)
    }

    /// Makes a scene, inside others that are told by what they are called.
    func make(_ place: Int, _ scene: Int, _ around: [[String]]) throws(Mistake) -> Int {
        let (board, plan) = (boards[place], boards[place].scenes[scene])
        let identity = ["\(board.shelf)", board.key, plan.identifier]
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
        let home = Home(board: place, scene: scene)
        if fates[made].home == home { return made }
        // One that failed is as it was, for whoever shares it.
        let earlier = (home: fates[made].home, scenes: fates[made].scenes)
        (fates[made].home, fates[made].scenes) = (home, earlier.scenes.union([home]))
        let result = Result { () throws(Mistake) in try inject(made) }
        if let child { adopt(child, by: place) }
        do {
            try result.get()
            guard !earlier.scenes.contains(home) else { return made }
            var related: [Int] = []
            for segue in plan.segues where segue.isContainment {
                let child = try make(segue, of: place, scene, around + [identity])
                if segue.kind != .embed { related.append(child) }
            }
            if Set(related).count < related.count { refused.formUnion(related.filter { $0 >= living }) }
        } catch {
            (fates[made].home, fates[made].scenes) = earlier
            throw error
        }
        return made
    }

    /// Makes the destination of a segue.
    func make(_ segue: StorySegue, of board: Int, _ scene: Int, _ around: [[String]]) throws(Mistake) -> Int {
        let path = path(board, scene) + [step(segue)]
        let scenes = boards[board].scenes
        guard let target = scenes.firstIndex(where: { $0.identifier == segue.destination }) else {
            throw Mistake("There is no scene \"\(segue.destination)\", but \(list(scenes.map(\.identifier)))", path)
        }
        let made = try make(board, target, around)
        guard fates[made].kind.isKind(of: segue.type) else {
            throw Mistake("The controller is a \(fates[made].kind.rawValue), not a \(segue.type.rawValue)", path)
        }
        return made
    }

    /// Whether a controller that a container shares is still there.
    private func isThere(_ serial: Int, _ plan: StoryRegistration) -> Bool {
        if plan.way == .weak, refused.contains(serial) { return false }
        return serial >= living || isAlive(serial)
    }

    /// Calls the factory, or lets the container make the controller, with the child that the factory adds to it.
    private func controller(of scene: StoryScene, _ board: Int, _ place: Int) throws(Mistake) -> (Int, child: Int?) {
        let shelf = boards[board].shelf
        if case .factory(let needsGift, let addsChild) = scene.content {
            if needsGift {
                do { _ = try gift(shelf) } catch { throw error.reached(by: path(board, place)) }
            }
            fates.append(Fate(kind: scene.kind))
            if addsChild { fates.append(Fate(kind: .base)) }
            return (fates.count - (addsChild ? 2 : 1), addsChild ? fates.count - 1 : nil)
        }
        let (plan, home): (StoryRegistration, Int)
        let words: String
        do {
            (plan, home) = try component(of: scene, from: shelf)
            words = try self.words((plan, home))
        } catch {
            throw error.reached(by: path(board, place))
        }
        let key = SharedKey(line: plan.line, shelf: plan.way == .container ? shelf : nil)
        if plan.way != .prototype, let known = shared[key], isThere(known, plan) { return (known, nil) }
        fates.append(Fate(kind: plan.kind, injected: [words], isInjected: true))
        shared[key] = fates.count - 1
        return (fates.count - 1, nil)
    }
}
