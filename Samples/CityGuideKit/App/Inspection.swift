/// What the guide consists of at one moment, as lines that a host shows while the user uses the app.
public struct Inspection: Hashable, Sendable {
    /// The controllers with their states; children are indented.
    public let tree: [String]

    /// The latest events of controllers and helpers, the last one at the end.
    public let events: [String]
}
