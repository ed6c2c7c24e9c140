import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// The name of a scene in its storyboard, which knows the class of the scene's controller.
///
/// ```swift
/// extension SceneIdentifier where Controller == CityController {
///     static var city: Self { "City" }
/// }
///
/// let controller = try storyboard.instantiateController(withIdentifier: .city)     // a CityController
/// ```
public struct SceneIdentifier<Controller: ViewController>: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names a scene.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SceneIdentifier: ExpressibleByStringLiteral {
    /// Names a scene.
    ///
    /// - Parameter value: The name.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
