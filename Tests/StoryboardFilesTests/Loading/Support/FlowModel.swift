import StoryCode

@testable import StoryboardFiles

/// A storyboard, from which a file is made, and the same in code.
struct FlowModel {
    enum Kind: CaseIterable {
        case plain, stack, tabs, split, reference
    }

    enum Way: CaseIterable {
        case show, push, showDetail, replace, presentation, modal, fullScreen, overContext, popover, custom
    }

    struct Segue {
        var identifier: String?
        /// How it is shown; nil for an unwind.
        var way: Way?
        var target = 0
        var animates = true
    }

    struct Scene {
        var kind: Kind
        var identifier: String?
        /// Whether unwinds may come to it.
        var isTarget = false
        var definesContext = false
        /// What it contains: members of a container, children of a plain scene, the target of a reference.
        var inside: [Int] = []
        var segues: [Segue] = []
    }

    /// The scenes; the first is the initial one, and each contains later ones alone.
    var scenes: [Scene] = []

    init(_ dice: inout Dice) {
        let count = 4 + dice.roll(5)
        for place in 0..<count {
            // The last can contain nothing.
            let isLast = place + 1 == count
            var scene = Scene(kind: isLast ? .plain : dice.pick([.plain, .plain] + Kind.allCases))
            if place == 0, scene.kind == .reference { scene.kind = .stack }
            if !dice.once(in: 3) { scene.identifier = "Scene \(place)" }
            scene.isTarget = scene.kind == .plain && dice.once(in: 2)
            scene.definesContext = dice.once(in: 3)
            let members = isLast ? 0 : [.plain: dice.once(in: 3) ? 1 : 0, .tabs: 2, .split: 2][scene.kind] ?? 1
            scene.inside = (0..<members).map { _ in place + 1 + dice.roll(count - place - 1) }
            for number in 0..<(scene.kind == .reference ? 0 : 1 + dice.roll(4)) {
                scene.segues.append(
                    Segue(
                        identifier: dice.once(in: 3) ? nil : "go \(number)",
                        way: dice.once(in: 4) ? nil : dice.pick(Way.allCases),
                        target: dice.roll(count),
                        animates: !dice.once(in: 4)
                    )
                )
            }
            scenes.append(scene)
        }
        // A reference leads to a scene by its name, and has none itself; the last scene is no reference.
        for place in scenes.indices where scenes[place].kind == .reference {
            var target = scenes[place].inside[0]
            while scenes[target].kind == .reference { target += 1 }
            scenes[place].inside = [target]
            scenes[target].identifier = "Scene \(target)"
        }
    }

    /// What a segue is called: its identifier, or its identity in the file.
    func name(of segue: Int, in scene: Int) -> String { scenes[scene].segues[segue].identifier ?? "g\(scene)-\(segue)" }

    /// What a scene is called: its identifier where it has one of its own, or its identity in the file.
    func key(_ place: Int) -> String {
        scenes[place].kind == .reference ? "s\(place)" : scenes[place].identifier ?? "s\(place)"
    }
}

/// A scene to which unwinds may come.
final class FlowTarget: ViewController {}

/// A segue that shows its destination as a child.
final class FlowSegue: StoryboardSegue {
    override func perform() {
        source.addChild(destination)
        source.view.addSubview(destination.view)
        destination.didMove(toParent: source)
    }
}
