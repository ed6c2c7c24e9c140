import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// A scene while it is written.
@usableFromInline
final class SceneEntry {
    let identifier: String
    let controller: ControllerClass
    let content: SceneContent
    let location: CodeLocation
    var registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [SegueModel] = []
    /// Whether a name that is not registered is reported, and no error.
    var isLenient = false
    var makeInterior: (@MainActor @Sendable () -> any SceneInterior)?
    /// The unwind actions that those who know the inside have for the scene's controller.
    var insideActions: Set<String> = []
    var unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void] = [:]

    init(_ identifier: String, _ controller: ControllerClass, _ content: SceneContent, _ location: CodeLocation) {
        self.identifier = identifier
        self.controller = controller
        self.content = content
        self.location = location
    }
}

// It is passed on while the scenes are written.
@available(*, unavailable)
extension SceneEntry: Sendable {}
