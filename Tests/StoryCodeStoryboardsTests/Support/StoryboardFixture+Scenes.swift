import StoryCode
import TestSupport

// Defines the scenes of a plan with the library.
extension StoryboardFixture {
    func add(_ scene: ScenePlan, to scenes: StoryboardScenes) {
        guard let type = scene.kind.type else { preconditionFailure("No controller of this class is created") }
        add(scene, type, to: scenes)
    }

    private func add<Screen: RecordedController>(_ scene: ScenePlan, _ type: Screen.Type, to scenes: StoryboardScenes) {
        let identifier = SceneIdentifier<Screen>(rawValue: scene.identifier)
        let line = UInt(scene.line)
        let definition: SceneDefinition<Screen>
        switch scene.content {
        case .reference(let name, let bundle, let other):
            let reference = scenes.reference(
                identifier,
                to: name,
                bundle: bundle,
                scene: other,
                fileID: "Plan",
                line: line
            )
            if scene.isInitial { reference.initial() }
            return
        case .component:
            definition = scenes.scene(
                identifier,
                registrationName: scene.registrationName,
                fileID: "Plan",
                line: line
            )
        case .factory(let needsGift, let addsChild):
            let (log, kind, name) = (log, scene.kind, scene.registrationName)
            let make: @MainActor @Sendable () -> Screen = {
                let screen = log.make(type, kind)
                if addsChild { Self.add(log.make(.base), in: screen) }
                return screen
            }
            if needsGift {
                let make: @MainActor @Sendable (RecordedGift) -> Screen = { _ in make() }
                definition = scenes.scene(identifier, registrationName: name, make, fileID: "Plan", line: line)
            } else {
                definition = scenes.scene(identifier, registrationName: name, make, fileID: "Plan", line: line)
            }
        }
        configure(scene, of: definition)
    }

    private static func add(_ child: ViewController, in screen: ViewController) {
        switch screen {
        case let stack as NavigationController: stack.viewControllers = [child]
        case let tabs as TabBarController: tabs.viewControllers = [child]
        default: screen.addChild(child)
        }
    }

    private func configure<Screen: RecordedController>(_ scene: ScenePlan, of definition: SceneDefinition<Screen>) {
        if scene.isInitial { definition.initial() }
        if scene.isSegueOnly { definition.segueOnly() }
        if !scene.isResolving { definition.resolving(false) }
        let log = log
        for action in scene.actions {
            definition.unwindAction(action) { screen, _ in
                log.performedActions.append("\(action) on \(screen.record.serial)")
            }
        }
        for segue in scene.segues {
            if let type = segue.type.type {
                add(segue, to: type, definition)
            } else {
                add(segue, SceneIdentifier<ViewController>(rawValue: segue.destination), definition)
            }
        }
    }

    private func add<Screen: RecordedController, Destination: RecordedController>(
        _ segue: SeguePlan,
        to type: Destination.Type,
        _ definition: SceneDefinition<Screen>
    ) {
        add(segue, SceneIdentifier<Destination>(rawValue: segue.destination), definition)
    }

    private func add<Screen: RecordedController, Destination: ViewController>(
        _ segue: SeguePlan,
        _ destination: SceneIdentifier<Destination>,
        _ definition: SceneDefinition<Screen>
    ) {
        let (line, name, mayPerform) = (UInt(segue.line), segue.name ?? "", !segue.isRefused)
        switch segue.kind {
        case .show, .present:
            definition.segue(
                name,
                segue.kind == .show ? .show : .present,
                to: destination,
                animates: false,
                shouldPerform: { _, _ in mayPerform },
                fileID: "Plan",
                line: line
            )
        case .unwind(let action):
            definition.unwind(
                name,
                to: action,
                animates: false,
                shouldPerform: { _, _ in mayPerform },
                fileID: "Plan",
                line: line
            )
        case .embed: definition.embed(destination, identifier: segue.name, fileID: "Plan", line: line)
        case .root: (definition as? SceneDefinition<RecordedStack>)?.root(destination, fileID: "Plan", line: line)
        case .tab: (definition as? SceneDefinition<RecordedTabs>)?.tab(destination, fileID: "Plan", line: line)
        }
    }
}
