public import StoryCodeContainer
public import StoryCodeScenes
public import StoryCodeScreens

/// Where a scene's controller comes from.
@usableFromInline
enum SceneContent: Sendable {
    /// A factory, with what it asks the container for.
    case factory(AnyRegistration, make: Make)
    /// The container's own component, under a name or without one.
    case component(@Sendable (Qualifier) -> AnyRegistration, make: Make)
    /// A scene of another storyboard.
    case reference(StoryboardReference)

    /// Makes the controller by what was found for the record.
    @usableFromInline typealias Make =
        @MainActor @Sendable (AnyResolvedComponent, inout Resolution) throws -> ViewController
}

/// The scene of another storyboard that a reference stands for.
@usableFromInline
struct StoryboardReference: Hashable, Sendable {
    let storyboard: String
    let bundle: String?
    /// Which scene; nil for the initial one.
    let identifier: String?
}
