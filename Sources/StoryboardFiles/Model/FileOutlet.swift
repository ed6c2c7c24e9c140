/// An outlet in a storyboard file: a property of one object that refers to another object.
///
/// See <doc:Reading-storyboard-files>.
public struct FileOutlet: Sendable {
    /// The `<outlet>` or `<outletCollection>` element.
    public let element: FileElement

    /// The object that has the property.
    public let owner: FileElement

    /// The name of the property.
    public var property: String { element["property"] ?? "" }

    /// The `id` of the object that the property refers to.
    public var destination: String { element["destination"] ?? "" }

    /// Whether the outlet is one member of an outlet collection.
    public var isCollection: Bool { element.name == "outletCollection" }
}
