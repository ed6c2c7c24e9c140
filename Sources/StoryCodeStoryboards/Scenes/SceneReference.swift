public import StoryCodeScreens

/// A reference to a scene of another storyboard, to be configured by chained calls.
///
/// See <doc:Connecting-storyboards>.
public struct SceneReference<Controller: ViewController> {
    let builder: SceneBuilder

    /// Makes the scene the initial one of the storyboard.
    @discardableResult
    public func initial() -> Self {
        builder.scene.isInitial = true
        return self
    }
}

// The builder that it changes is not synchronized.
@available(*, unavailable)
extension SceneReference: Sendable {}
