public import StoryCodeScreens

/// The identifier of a scene in its storyboard, with the class of the scene's controller.
///
/// ```swift
/// extension SceneIdentifier where Controller == CityController {
///     static var city: Self { "City" }
/// }
///
/// let controller = try storyboard.instantiateViewController(withIdentifier: .city)     // a CityController
/// ```
///
/// See <doc:Writing-a-storyboard>.
public struct SceneIdentifier<Controller: ViewController>: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SceneIdentifier: ExpressibleByStringLiteral {
    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
