import StoryCode

extension StoryboardFile {
    /// Writes the scenes of the file.
    ///
    /// - Parameters:
    ///   - scenes: Takes them.
    ///   - classes: What the program has registered.
    func write(to scenes: StoryboardScenes, _ classes: StoryboardClasses) {
        let keys = sceneKeys
        for scene in self.scenes {
            guard let controller = scene.controller, let id = controller["id"], let key = keys[id] else { continue }
            let line = UInt(controller.line)
            let isInitial = id == initialControllerID
            if let reference = scene.reference {
                let made = add(reference, to: scenes, key, line)
                if isInitial { made.initial() }
                continue
            }
            let make = classes.find(controller, in: classes.controllers)
            let written =
                make?.add(scenes, key, scene.registrationName, path, line)
                ?? scene.addPlain(to: scenes, key, scene.registrationName, path, line)
            written.configurator { FileInterior(scene, of: self, classes) }
            for handler in classes.unwindActions.values.joined() { handler.declare(written, make == nil) }
            if isInitial { written.initial() }
            if scene.identifier == nil, !isInitial, controller.name != "application" { written.segueOnly() }
            if scene.isNotResolving { written.resolving(false) }
            for segue in scene.segues { add(segue, to: written, classes, keys) }
        }
    }

    /// The name of each scene by the identity of its controller: its identifier where it has one of its own, and
    /// otherwise that identity.
    var sceneKeys: [String: String] {
        var keys: [String: String] = [:]
        var taken: Set<String> = []
        let ids = scenes.compactMap { $0.controller?["id"] }
        for scene in scenes where scene.reference == nil {
            guard let id = scene.controller?["id"], keys[id] == nil, let identifier = scene.identifier,
                taken.insert(identifier).inserted
            else { continue }
            keys[id] = identifier
        }
        for id in ids where keys[id] == nil {
            // Another scene may have the identity as its identifier.
            var key = id
            while !taken.insert(key).inserted { key += "'" }
            keys[id] = key
        }
        return keys
    }

    /// The name of a scene in the storyboard of the file.
    package func key(of scene: FileScene) -> String { scene.controller?["id"].flatMap { sceneKeys[$0] } ?? scene.id }

    private func add(
        _ reference: FileReference,
        to scenes: StoryboardScenes,
        _ key: String,
        _ line: UInt
    ) -> SceneReference<ViewController> {
        let identifier = SceneIdentifier<ViewController>(rawValue: key)
        return scenes.reference(
            identifier,
            to: reference.storyboardName ?? name,
            bundle: reference.bundleIdentifier,
            scene: reference.identifier,
            fileID: path,
            line: line
        )
    }

    private func add(
        _ segue: FileSegue,
        to scene: SceneDefinition<ViewController>,
        _ classes: StoryboardClasses,
        _ keys: [String: String]
    ) {
        let id = segue.element["id"] ?? ""
        let name = segue.identifier ?? id
        let line = UInt(segue.element.line)
        let destination = segue.destination ?? ""
        let target = SceneIdentifier<ViewController>(rawValue: keys[destination] ?? destination)
        switch segue.kind {
        case "unwind":
            scene.unwind(name, to: segue.unwindAction ?? "", animates: segue.animates, fileID: path, line: line)
        case "embed":
            let place = segue.source
            scene.embed(
                target,
                identifier: segue.identifier,
                in: { ($0.sceneConfigurator as? FileInterior)?.view(place) ?? $0.view },
                fileID: path,
                line: line
            )
        case "relationship":
            switch segue.relation {
            case .member: scene.member(target, fileID: path, line: line)
            case .content: scene.embed(target, fileID: path, line: line)
            case .unsupported:
                let relationship = segue.relationship ?? ""
                let reason = "The relationship \"\(relationship)\" has no counterpart here"
                scene.segue(name, .unavailable(reason), to: target, fileID: path, line: line)
            }
        default:
            scene.segue(
                name,
                segue.kind(classes),
                to: target,
                animates: segue.animates,
                fileID: path,
                line: line
            )
        }
        scene.alias(id)
    }
}
