public import StoryCodeContainer

extension Storyboard {
    /// Unavailable: the factory method of SwinjectStoryboard and DITranquillity.
    @available(
        *,
        unavailable,
        message:
            "write Storyboard(name: name, container: container) { scenes in … }, or read a file with StoryboardFile"
    )
    public static func create(name: String, bundle: Any? = nil, container: Container? = nil) -> Storyboard {
        fatalError("unavailable")
    }
}

/// Unavailable: DITranquillity's storyboard.
@available(*, unavailable, renamed: "Storyboard")
public typealias DIStoryboard = Storyboard

/// Unavailable: SwinjectStoryboard's storyboard.
@available(*, unavailable, renamed: "Storyboard", message: "conform Storyboard to StoryboardSetup for setup()")
public typealias SwinjectStoryboard = Storyboard
