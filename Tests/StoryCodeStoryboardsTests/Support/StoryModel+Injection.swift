import TestSupport

// Who is injected, and by what.
extension StoryModel {
    /// Injects a controller that has come to its scene, or to another controller; once each way.
    func inject(_ serial: Int) throws(Mistake) {
        guard let home = fates[serial].home else { return }
        let kind = fates[serial].kind
        let shelf = boards[home.board].shelf
        let scene = home.scene.map { boards[home.board].scenes[$0] }
        var found: (plan: StoryRegistration, shelf: Int)?
        if let scene, let name = scene.registrationName {
            found = try injector(kind, name, from: shelf)
            if found == nil {
                let existing = names(kind.isKind, from: shelf)
                let path = [step(boards[home.board]), step(scene)]
                throw Mistake("No registration is named \"\(name)\", but \(list(existing))", path)
            }
        } else {
            if let scene { found = try injector(kind, scene.identifier, from: shelf) }
            if found == nil { found = try injector(kind, nil, from: shelf) }
        }
        if !fates[serial].isInjected {
            if let found {
                fates[serial].injected.append(try words(found))
                fates[serial].isInjected = true
            } else {
                let names = names(kind.isKind, from: shelf).map { "\"\($0)\"" }
                let bearer = scene.map { "the scene \"\($0.identifier)\"" } ?? "it"
                if !names.isEmpty {
                    let list = names.joined(separator: " and ")
                    report(kind, "it is registered under \(list) alone, and \(bearer) carries no such name")
                }
            }
        }
        if kind.isResolving, scene?.isResolving != false, fates[serial].resolved.isEmpty {
            fates[serial].resolved.append("\(shelf)")
        }
    }

    /// Lets a controller that was made by hand come to a storyboard's.
    func adopt(_ serial: Int, by board: Int) {
        guard fates[serial].home == nil else { return }
        fates[serial].home = Home(board: board, scene: nil)
        do {
            try inject(serial)
        } catch {
            report(fates[serial].kind, error.text)
        }
    }

    private func report(_ kind: StoryKind, _ reason: String) {
        reports.append("<\(kind.rawValue)> was not injected: \(reason)")
    }

    // MARK: Which storyboard

    /// The storyboard that a reference means: the container's own, then those above, then all others of the tree.
    func storyboard(_ name: String, _ bundle: String?, from board: StoryBoard) throws(Mistake) -> Int {
        if name == board.name, bundle == nil || bundle == board.bundle,
            let own = boards.firstIndex(where: { $0.line == board.line })
        {
            return own
        }
        let upwards = upwards(board.shelf)
        let levels = upwards.map { [$0] } + [tree(board.shelf).filter { !upwards.contains($0) }]
        let wanted: [(StoryBoard) -> Bool] =
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
        let existing = withinReach(board.shelf).map { bundle == nil ? boards[$0].name : boards[$0].key }
        let full = bundle.map { "\(name) of \($0)" } ?? name
        throw Mistake("No storyboard \"\(full)\" is within reach, but \(list(existing))", [])
    }

    func withinReach(_ shelf: Int) -> [Int] {
        let upwards = upwards(shelf)
        return (upwards + tree(shelf).filter { !upwards.contains($0) }).flatMap(registered)
    }

    func registered(in shelf: Int) -> [Int] {
        boards.indices.filter { boards[$0].isRegistered && boards[$0].shelf == shelf }
    }

    private func tree(_ shelf: Int) -> [Int] {
        func below(_ shelf: Int) -> [Int] {
            let children = parents.indices.filter { parents[$0] == shelf }
            return children + children.flatMap(below)
        }
        let top = upwards(shelf).last ?? shelf
        return [top] + below(top)
    }
}
