import StoryCode
import StoryboardFiles

extension StoryboardFile {
    func defineScenes(in scenes: StoryboardScenes, _ classes: StoryboardClasses) {
        let names = sceneNames
        for scene in self.scenes {
            guard let controller = scene.controller, let id = controller["id"], let name = names[id] else { continue }
            let line = UInt(controller.line)
            let isInitial = id == initialControllerID
            if let reference = scene.reference {
                let definition = scenes.reference(
                    SceneIdentifier<ViewController>(rawValue: name),
                    to: reference.storyboardName ?? self.name,
                    bundle: reference.bundleIdentifier,
                    scene: reference.identifier,
                    fileID: path,
                    line: line
                )
                if isInitial { definition.initial() }
                continue
            }
            let registered = classes.find(controller, in: classes.controllers)
            let factory = registered ?? BuiltInController(for: controller).factory
            let definition = factory.addScene(scenes, name, scene.registrationName, path, line)
            definition.configurator { FileInterior(scene, of: self, classes) }
            for handler in classes.unwindActions.values.joined() { handler.declare(definition, registered == nil) }
            if isInitial { definition.initial() }
            if scene.identifier == nil, !isInitial, controller.name != "application" { definition.segueOnly() }
            if scene.disablesResolving { definition.resolving(false) }
            for segue in scene.orderedSegues { define(segue, of: definition, classes, names) }
        }
    }

    private func define(
        _ segue: FileSegue,
        of scene: SceneDefinition<ViewController>,
        _ classes: StoryboardClasses,
        _ names: [String: String]
    ) {
        let id = segue.element["id"] ?? ""
        let name = segue.identifier ?? id
        let line = UInt(segue.element.line)
        let destination = segue.destination ?? ""
        let target = SceneIdentifier<ViewController>(rawValue: names[destination] ?? destination)
        switch segue.kind {
        case "unwind":
            scene.unwind(name, to: segue.unwindAction ?? "", animates: segue.animates, fileID: path, line: line)
        case "embed":
            let source = segue.source
            scene.embed(
                target,
                identifier: segue.identifier,
                in: { ($0.sceneConfigurator as? FileInterior)?.view(source) ?? $0.view },
                fileID: path,
                line: line
            )
        case "relationship":
            switch segue.containment {
            case .member: scene.member(target, fileID: path, line: line)
            case .content: scene.embed(target, fileID: path, line: line)
            case .extraColumn: scene.segue(name, .show, to: target, fileID: path, line: line)
            case .unsupported:
                let reason = "The relationship \"\(segue.relationship ?? "")\" is not supported"
                scene.segue(name, .unavailable(reason), to: target, fileID: path, line: line)
            }
        default:
            let kind = segue.segueKind(classes)
            scene.segue(name, kind, to: target, animates: segue.animates, fileID: path, line: line)
        }
        scene.alias(id)
    }
}
