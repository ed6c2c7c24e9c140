public import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// A mistake in a storyboard, or in what is asked of it.
///
/// It names the storyboard, the scene and the segue with the place where each is written, and what to do.
public struct StoryboardError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The initial scene was asked for, and there is none.
        case noInitialScene(existing: [String])
        /// More than one scene is the initial one.
        case severalInitialScenes([ContainerError.Step])
        /// There is no scene of this name.
        case unknownScene(String, existing: [String])
        /// Two scenes have the same name.
        case duplicateScene(String, other: ContainerError.Step)
        /// Only segues lead to the scene.
        case sceneIsSegueOnly
        /// Nothing leads to the scene.
        case unreachableScene
        /// The controller has no segue of this name.
        case unknownSegue(String, existing: [String])
        /// Two segues of one scene have the same name.
        case duplicateSegue(String, other: ContainerError.Step)
        /// The segue is carried out when its scene is made, and never performed.
        case segueIsContainment
        /// The segue cannot be performed here.
        case cannotBePerformed(String)
        /// Nobody around has the action of an unwind segue.
        case noUnwindTarget(action: String)
        /// The scene's controller is of another class than was said.
        case wrongController(found: String, expected: String)
        /// Scenes contain each other.
        case containsItself
        /// No storyboard of this name is within reach.
        case unknownStoryboard(String, existing: [String])
        /// Several storyboards of this name are equally near.
        case ambiguousStoryboard(String, candidates: [ContainerError.Step])
        /// The scene carries the name of a registration that there is not.
        case unknownRegistration(String, existing: [String])
        /// The controller was not made by a storyboard.
        case noStoryboard
    }

    /// What is wrong.
    public let reason: Reason

    /// Where: the storyboard, the scene, and what is in it.
    public let path: [ContainerError.Step]

    init(_ reason: Reason, _ path: [ContainerError.Step]) {
        self.reason = reason
        self.path = path
    }
}

extension StoryboardError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String { asContainerError.description }

    /// The same among the mistakes of a container.
    var asContainerError: ContainerError { ContainerError(.unsound(problem: problem, advice: advice), path) }

    private var problem: String {
        switch reason {
        case .noInitialScene(let existing): "There is no initial scene, but \(list(existing))"
        case .severalInitialScenes(let scenes):
            "\(scenes.count) scenes are the initial one: \(scenes.map(\.description).joined(separator: ", "))"
        case .unknownScene(let name, let existing): "There is no scene \"\(name)\", but \(list(existing))"
        case .duplicateScene(let name, let other): "The name \"\(name)\" is taken by \(other)"
        case .sceneIsSegueOnly: "Only segues lead to the scene"
        case .unreachableScene: "No segue leads to the scene, and it is segue-only"
        case .unknownSegue(let name, let existing): "There is no segue \"\(name)\", but \(list(existing))"
        case .duplicateSegue(let name, let other): "The name \"\(name)\" is taken by \(other)"
        case .segueIsContainment: "The segue was carried out when its scene was made"
        case .cannotBePerformed(let reason): reason
        case .noUnwindTarget(let action): "No scene on the way back has the unwind action \"\(action)\""
        case .wrongController(let found, let expected): "The controller is a \(found), not a \(expected)"
        case .containsItself: "The scene contains itself"
        case .unknownStoryboard(let name, let existing):
            "No storyboard \"\(name)\" is within reach, but \(list(existing))"
        case .ambiguousStoryboard(let name, let candidates):
            "\(candidates.count) storyboards \"\(name)\" are equally near: "
                + candidates.map(\.description).joined(separator: ", ")
        case .unknownRegistration(let name, let existing):
            "No registration is named \"\(name)\", but \(list(existing))"
        case .noStoryboard: "The controller was not made by a storyboard"
        }
    }

    private var advice: String {
        switch reason {
        case .noInitialScene: "Mark one as initial(), or ask for one by its identifier."
        case .severalInitialScenes: "Leave initial() out at all but one."
        case .unknownScene: "Name one of those, or add the scene."
        case .duplicateScene: "Give one of the two another name."
        case .sceneIsSegueOnly: "Perform a segue that leads there, or leave segueOnly() out."
        case .unreachableScene: "Add a segue that leads there, or leave segueOnly() out."
        case .unknownSegue: "Perform one of those, or add the segue to the scene."
        case .duplicateSegue: "Give one of the two another name."
        case .segueIsContainment: "Perform a segue that shows something."
        case .cannotBePerformed: "Register what it needs, or show its destination in another way."
        case .noUnwindTarget: "Declare it with unwindAction in a scene that is there before."
        case .wrongController: "Say the class that the scene has."
        case .containsItself: "Show one of them by a segue that is performed later."
        case .unknownStoryboard:
            "Register it with registerStoryboard(name:) in a container of the same tree: this one, one above, or one "
                + "below those that somebody holds."
        case .ambiguousStoryboard: "Name the bundle of the one that is meant, or give one another name."
        case .unknownRegistration: "Name one of those, or register the controller under this name."
        case .noStoryboard: "Make it with instantiateController(withIdentifier:), or as the destination of a segue."
        }
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
