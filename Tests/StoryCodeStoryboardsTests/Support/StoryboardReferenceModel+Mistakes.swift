import TestSupport

// Validation of storyboards.
extension StoryboardReferenceModel {
    /// The mistakes of a storyboard, in order.
    func mistakes(_ place: Int) -> [String] {
        let board = boards[place]
        var mistakes: [Mistake] = []
        let namesakes = registered(in: board.containerID).filter { boards[$0].key == board.key }
        if namesakes.count > 1, namesakes.last == place {
            let places = namesakes.map { step(boards[$0]) }.joined(separator: ", ")
            mistakes.append(Mistake("\(namesakes.count) storyboards \"\(board.name)\" are equally near: \(places)", []))
        }
        let initial = board.scenes.filter(\.isInitial)
        if initial.count > 1 {
            let places = initial.map(step).joined(separator: ", ")
            mistakes.append(Mistake("\(initial.count) scenes are initial: \(places)", [step(board)]))
        }
        for (scene, plan) in board.scenes.enumerated() {
            let first = board.scenes[..<scene].first { $0.identifier == plan.identifier }
            guard let first else { continue }
            mistakes.append(Mistake("The name \"\(plan.identifier)\" is taken by \(step(first))", path(place, scene)))
        }
        for (scene, plan) in board.scenes.enumerated() where plan.isSegueOnly && !plan.isInitial {
            let isReached = board.scenes.flatMap(\.segues).contains { segue in
                if case .unwind = segue.kind { false } else { segue.destination == plan.identifier }
            }
            if isReached || isReferred(to: plan.identifier, of: board) { continue }
            mistakes.append(Mistake("No segue leads to the scene, and it is segue-only", path(place, scene)))
        }
        for cycle in cycles(place) { mistakes.append(Mistake("The scene contains itself", cycle)) }
        for scene in board.scenes.indices { mistakes += self.mistakes(place, scene) }
        return mistakes.map(\.text)
    }

    private func isReferred(to scene: String, of board: StoryboardPlan) -> Bool {
        // The references of the storyboard itself count without a registration.
        (board.scenes + withinReach(board.containerID).flatMap { boards[$0].scenes }).contains { other in
            guard case .reference(board.name, let bundle, scene) = other.content else { return false }
            return bundle == nil || bundle == board.bundle
        }
    }

    private func mistakes(_ place: Int, _ scene: Int) -> [Mistake] {
        let (board, plan) = (boards[place], boards[place].scenes[scene])
        var mistakes: [Mistake] = []
        if case .reference(let name, let bundle, let identifier) = plan.content {
            if let mistake = referenceMistake(name, bundle, identifier, place, scene) { mistakes.append(mistake) }
        } else if let name = plan.registrationName, plan.content != .component {
            let existing = names({ plan.kind.isKind(of: $0) || $0.isKind(of: plan.kind) }, from: board.containerID)
            if !existing.contains(name) {
                let problem = "No registration is named \"\(name)\"\(only(existing))"
                mistakes.append(Mistake(problem, path(place, scene)))
            }
        }
        for (number, segue) in plan.segues.enumerated() {
            mistakes += self.mistakes(segue, after: plan.segues[..<number], place, path(place, scene) + [step(segue)])
        }
        if let mistake = dependencyMistake(plan, board) { mistakes.append(mistake.reached(by: path(place, scene))) }
        if !board.isRegistered, let mistake = injectionMistake(plan, board.containerID, path(place, scene)) {
            mistakes.append(mistake)
        }
        return mistakes
    }

    /// Returns the mistake in the registration that injects the controller of a scene with a factory.
    ///
    /// For a registered storyboard, the container reports it.
    private func injectionMistake(_ scene: ScenePlan, _ containerID: Int, _ path: [String]) -> Mistake? {
        guard !scene.isReference, scene.content != .component else { return nil }
        do throws(Mistake) {
            var found = try injector(scene.kind, scene.registrationName ?? scene.identifier, from: containerID)
            if found == nil, scene.registrationName == nil { found = try injector(scene.kind, nil, from: containerID) }
            if let found {
                do { _ = try injectionText(found) } catch { throw error.reached(by: path) }
            }
            return nil
        } catch {
            return error
        }
    }

    private func dependencyMistake(_ scene: ScenePlan, _ board: StoryboardPlan) -> Mistake? {
        let containerID = board.containerID
        do throws(Mistake) {
            switch scene.content {
            case .reference: break
            case .factory(let needsGift, _): if needsGift { _ = try gift(containerID) }
            case .component:
                let found = try component(of: scene, from: containerID)
                // A missing dependency of a component is a mistake of the component's own container.
                if found.1 != containerID || !board.isRegistered { _ = try injectionText(found) }
            }
            return nil
        } catch {
            return error
        }
    }

    private func mistakes(
        _ segue: SeguePlan,
        after earlier: ArraySlice<SeguePlan>,
        _ place: Int,
        _ path: [String]
    ) -> [Mistake] {
        let board = boards[place]
        var mistakes: [Mistake] = []
        if let name = segue.name, let other = earlier.first(where: { $0.name == name }) {
            mistakes.append(Mistake("The name \"\(name)\" is taken by \(step(other))", path))
        }
        if case .unwind(let action) = segue.kind {
            let all = [place] + withinReach(board.containerID)
            if !all.flatMap({ boards[$0].scenes }).contains(where: { !$0.isReference && $0.actions.contains(action) }) {
                mistakes.append(Mistake("No scene to return to has the unwind action \"\(action)\"", path))
            }
            return mistakes
        }
        if let target = board.scenes.first(where: { $0.identifier == segue.destination }) {
            if !target.kind.isKind(of: segue.type), !segue.type.isKind(of: target.kind) {
                let problem = "The controller is a \(target.kind.rawValue), not a \(segue.type.rawValue)"
                mistakes.append(Mistake(problem, path))
            }
        } else {
            let existing = only(board.scenes.map(\.identifier))
            mistakes.append(Mistake("There is no scene \"\(segue.destination)\"\(existing)", path))
        }
        return mistakes
    }
}
