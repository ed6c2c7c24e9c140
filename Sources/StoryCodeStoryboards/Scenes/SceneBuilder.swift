import StoryCodeContainer
import StoryCodeScreens

/// The properties of a scene that is being defined.
@usableFromInline
final class SceneBuilder {
    let identifier: String
    let controller: ControllerClass
    let source: SceneSource
    let location: CodeLocation
    var registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [SegueModel] = []
    var makeConfigurator: (@MainActor @Sendable () -> any SceneConfigurator)?
    var configuredActions: Set<String> = []
    var unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void] = [:]

    init(_ identifier: String, _ controller: ControllerClass, _ source: SceneSource, _ location: CodeLocation) {
        self.identifier = identifier
        self.controller = controller
        self.source = source
        self.location = location
    }
}

@available(*, unavailable)
extension SceneBuilder: Sendable {}
