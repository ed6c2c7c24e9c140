import TestSupport

// The choice of the registration that injects a controller.
extension StoryboardReferenceModel {
    /// Injects a controller of a scene, or one that was added in code, unless it was injected before.
    func inject(_ serial: Int) throws(Mistake) {
        guard let origin = states[serial].origin else { return }
        let kind = states[serial].kind
        let containerID = boards[origin.board].containerID
        let scene = origin.scene.map { boards[origin.board].scenes[$0] }
        var found: (plan: RegistrationPlan, containerID: Int)?
        if let scene, let name = scene.registrationName {
            found = try injector(kind, name, from: containerID)
            if found == nil {
                let existing = names(kind.isKind, from: containerID)
                let path = [step(boards[origin.board]), step(scene)]
                throw Mistake("No registration is named \"\(name)\"\(only(existing))", path)
            }
        } else {
            if let scene { found = try injector(kind, scene.identifier, from: containerID) }
            if found == nil { found = try injector(kind, nil, from: containerID) }
        }
        if !states[serial].isInjected {
            if let found {
                states[serial].injected.append(try injectionText(found))
                states[serial].isInjected = true
            } else {
                let names = names(kind.isKind, from: containerID).map { "\"\($0)\"" }
                let subject = scene.map { "the scene \"\($0.identifier)\"" } ?? "it"
                if !names.isEmpty {
                    let list = names.joined(separator: " and ")
                    report(kind, "it is registered only under \(list), and \(subject) has no such name")
                }
            }
        }
        if kind.isResolving, scene?.isResolving != false, states[serial].resolved.isEmpty {
            states[serial].resolved.append("\(containerID)")
        }
    }

    /// Adds a controller that was created in code to a storyboard's controller.
    func adopt(_ serial: Int, by board: Int) {
        guard states[serial].origin == nil else { return }
        states[serial].origin = Origin(board: board, scene: nil)
        do {
            try inject(serial)
        } catch {
            report(states[serial].kind, error.text)
        }
        adoptRelated(serial, by: board)
    }

    /// Adopts what code has added to a controller.
    func adoptRelated(_ serial: Int, by board: Int) {
        for other in related(serial) ?? [] { adopt(other, by: board) }
    }

    private func report(_ kind: ControllerKind, _ reason: String) {
        reports.append("<\(kind.rawValue)> was not injected: \(reason)")
    }

    // MARK: References

    /// Returns the storyboard of a reference: in the container, in those above it, or in the rest of the tree.
    func storyboard(_ name: String, _ bundle: String?, from board: StoryboardPlan) throws(Mistake) -> Int {
        if name == board.name, bundle == nil || bundle == board.bundle,
            let own = boards.firstIndex(where: { $0.line == board.line })
        {
            return own
        }
        let upwards = upwards(board.containerID)
        let levels = upwards.map { [$0] } + [tree(board.containerID).filter { !upwards.contains($0) }]
        let wanted: [(StoryboardPlan) -> Bool] =
            [{ $0.name == name && $0.bundle != nil && $0.bundle == (bundle ?? board.bundle) }]
            + (bundle == nil ? [{ $0.name == name }] : [])
        for suits in wanted {
            for level in levels {
                let found = level.flatMap(registered).filter { suits(boards[$0]) }
                if found.count > 1 {
                    let places = found.map { at("storyboard \"\(name)\"", boards[$0].line) }.joined(separator: ", ")
                    throw Mistake("\(found.count) storyboards \"\(name)\" are equally near: \(places)", [])
                }
                if let found = found.first { return found }
            }
        }
        let existing = withinReach(board.containerID).map { bundle == nil ? boards[$0].name : boards[$0].key }
        let full = bundle.map { "\(name) of \($0)" } ?? name
        throw Mistake("No storyboard \"\(full)\" is within reach\(only(existing))", [])
    }

    func withinReach(_ containerID: Int) -> [Int] {
        let upwards = upwards(containerID)
        return (upwards + tree(containerID).filter { !upwards.contains($0) }).flatMap(registered)
    }

    func registered(in containerID: Int) -> [Int] {
        boards.indices.filter { boards[$0].isRegistered && boards[$0].containerID == containerID }
    }

    private func tree(_ containerID: Int) -> [Int] {
        func below(_ containerID: Int) -> [Int] {
            let children = parents.indices.filter { parents[$0] == containerID }
            return children + children.flatMap(below)
        }
        let top = upwards(containerID).last ?? containerID
        return [top] + below(top)
    }
}
