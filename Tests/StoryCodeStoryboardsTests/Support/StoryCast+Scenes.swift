import StoryCode
import TestSupport

// Writes the scenes of a plan with the words that a program has for them.
extension StoryCast {
    func add(_ scene: StoryScene, to scenes: StoryboardScenes) {
        guard let type = scene.kind.type else { preconditionFailure("scenes are of classes that are made") }
        add(scene, type, to: scenes)
    }

    private func add<Screen: StoryScreen>(_ scene: StoryScene, _ type: Screen.Type, to scenes: StoryboardScenes) {
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
            let (book, kind, name) = (book, scene.kind, scene.registrationName)
            let make: @MainActor @Sendable () -> Screen = {
                let screen = book.make(type, kind)
                if addsChild { Self.add(book.make(.base), in: screen) }
                return screen
            }
            if needsGift {
                let make: @MainActor @Sendable (StoryGift) -> Screen = { _ in make() }
                definition = scenes.scene(identifier, registrationName: name, make, fileID: "Plan", line: line)
            } else {
                definition = scenes.scene(identifier, registrationName: name, make, fileID: "Plan", line: line)
            }
        }
        say(scene, of: definition)
    }

    private static func add(_ child: ViewController, in screen: ViewController) {
        switch screen {
        case let stack as NavigationController: stack.viewControllers = [child]
        case let tabs as TabBarController: tabs.viewControllers = [child]
        default: screen.addChild(child)
        }
    }

    private func say<Screen: StoryScreen>(_ scene: StoryScene, of definition: SceneDefinition<Screen>) {
        if scene.isInitial { definition.initial() }
        if scene.isSegueOnly { definition.segueOnly() }
        if !scene.isResolving { definition.resolving(false) }
        let book = book
        for action in scene.actions {
            definition.unwindAction(action) { screen, _ in book.acted.append("\(action) on \(screen.record.serial)") }
        }
        for segue in scene.segues {
            if let type = segue.type.type {
                add(segue, to: type, definition)
            } else {
                add(segue, SceneIdentifier<ViewController>(rawValue: segue.destination), definition)
            }
        }
    }

    private func add<Screen: StoryScreen, Destination: StoryScreen>(
        _ segue: StorySegue,
        to type: Destination.Type,
        _ definition: SceneDefinition<Screen>
    ) {
        add(segue, SceneIdentifier<Destination>(rawValue: segue.destination), definition)
    }

    private func add<Screen: StoryScreen, Destination: ViewController>(
        _ segue: StorySegue,
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
        case .root: (definition as? SceneDefinition<StoryStack>)?.root(destination, fileID: "Plan", line: line)
        case .tab: (definition as? SceneDefinition<StoryTabs>)?.tab(destination, fileID: "Plan", line: line)
        }
    }
}
