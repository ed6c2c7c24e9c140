import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// A stand-in for a scene of another storyboard, to say more of it.
public struct SceneReference<Controller: ViewController> {
    let entry: SceneEntry

    /// Makes it the scene that comes first.
    ///
    /// - Returns: The stand-in.
    @discardableResult
    public func initial() -> Self {
        entry.isInitial = true
        return self
    }
}

// It is passed on while the scenes are written, and changes what is written.
@available(*, unavailable)
extension SceneReference: Sendable {}
