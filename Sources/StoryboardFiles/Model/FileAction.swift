/// An action in a storyboard file: a method that one object calls on another when an event occurs.
///
/// See <doc:Reading-storyboard-files>.
public struct FileAction: Sendable {
    /// The `<action>` element.
    public let element: FileElement

    /// The object that sends the action.
    public let owner: FileElement

    /// The selector of the method.
    public var selector: String { element["selector"] ?? "" }

    /// The `id` of the object that receives the action.
    public var destination: String? { element["destination"] ?? element["target"] }

    /// The control event that sends the action.
    public var eventType: String? { element["eventType"] }
}
