import StoryCodeInjection

/// The source of a scene's controller.
enum SceneSource: Sendable {
    /// A factory that is not registered in the container.
    case factory(OutsideFactory)
    /// A component of the container, with a name or without one.
    case component(OutsideFactory)
    /// A scene of another storyboard.
    case reference(StoryboardReference)
}

/// A reference to a scene of another storyboard.
struct StoryboardReference: Hashable, Sendable {
    let storyboard: String
    let bundle: String?
    /// The identifier of the scene; nil for the initial scene.
    let identifier: String?
}
