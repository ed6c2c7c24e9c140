import StoryCode
import StoryboardTestSupport

@testable import StoryboardFiles
@testable import StoryboardLoading

/// A storyboard from which a file and the equal storyboard in code are made.
struct FlowModel {
    enum Kind: CaseIterable {
        case plain, stack, tabs, split, reference
    }

    enum SegueStyle: CaseIterable {
        case show, push, showDetail, replace, presentation, modal, fullScreen, overContext, popover, custom
    }

    struct Segue {
        var identifier: String?
        /// The style, or nil for an unwind segue.
        var style: SegueStyle?
        var target = 0
        var animates = true
    }

    struct Scene {
        var kind: Kind
        var identifier: String?
        /// Whether the scene handles the unwind action.
        var isTarget = false
        var definesContext = false
        /// The members of a container controller, the children of a plain scene, or the target of a reference.
        var inside: [Int] = []
        var segues: [Segue] = []
    }

    /// The scenes, of which the first is initial; each contains only later ones.
    var scenes: [Scene] = []

    init(_ dice: inout Dice) {
        let count = 4 + dice.roll(5)
        for index in 0..<count {
            // The last scene contains no others.
            let isLast = index + 1 == count
            var scene = Scene(kind: isLast ? .plain : dice.pick([.plain, .plain] + Kind.allCases))
            if index == 0, scene.kind == .reference { scene.kind = .stack }
            if !dice.once(in: 3) { scene.identifier = "Scene \(index)" }
            scene.isTarget = scene.kind == .plain && dice.once(in: 2)
            scene.definesContext = dice.once(in: 3)
            let members = isLast ? 0 : [.plain: dice.once(in: 3) ? 1 : 0, .tabs: 2, .split: 2][scene.kind] ?? 1
            scene.inside = (0..<members).map { _ in index + 1 + dice.roll(count - index - 1) }
            for number in 0..<(scene.kind == .reference ? 0 : 1 + dice.roll(4)) {
                scene.segues.append(
                    Segue(
                        identifier: dice.once(in: 3) ? nil : "go \(number)",
                        style: dice.once(in: 4) ? nil : dice.pick(SegueStyle.allCases),
                        target: dice.roll(count),
                        animates: !dice.once(in: 4)
                    )
                )
            }
            scenes.append(scene)
        }
        // A reference leads to a scene by its identifier and has none itself. The last scene is not a reference.
        for index in scenes.indices where scenes[index].kind == .reference {
            var target = scenes[index].inside[0]
            while scenes[target].kind == .reference { target += 1 }
            scenes[index].inside = [target]
            scenes[target].identifier = "Scene \(target)"
        }
    }

    /// Returns the name of a segue: its identifier, or its `id` in the file.
    func name(of segue: Int, in scene: Int) -> String { scenes[scene].segues[segue].identifier ?? "g\(scene)-\(segue)" }

    /// Returns the name of a scene: its identifier, or its `id` in the file.
    func name(of index: Int) -> String {
        scenes[index].kind == .reference ? "s\(index)" : scenes[index].identifier ?? "s\(index)"
    }
}

/// A controller that handles the unwind action.
final class FlowTarget: ViewController {}

/// A segue that shows its destination as a child.
final class FlowSegue: StoryboardSegue {
    override func perform() {
        source.addChild(destination)
        source.view.addSubview(destination.view)
        destination.didMove(toParent: source)
    }
}
