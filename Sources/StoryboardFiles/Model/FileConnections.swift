/// An outlet as it is written in a file: one object knows another by a property.
public struct FileOutlet: Sendable {
    /// The `<outlet>` or the `<outletCollection>`.
    public let element: Element

    /// The object that has the property.
    public let owner: Element

    init(_ element: Element, owner: Element) {
        self.element = element
        self.owner = owner
    }

    /// The property.
    public var property: String { element["property"] ?? "" }

    /// The identity of the other object.
    public var destination: String { element["destination"] ?? "" }

    /// Whether the property has several, of which this is one.
    public var isCollection: Bool { element.name == "outletCollection" }
}

/// An action as it is written in a file: what happens to one object is told another.
public struct FileAction: Sendable {
    /// The `<action>`.
    public let element: Element

    /// The object to which it happens.
    public let owner: Element

    init(_ element: Element, owner: Element) {
        self.element = element
        self.owner = owner
    }

    /// The method that is called.
    public var selector: String { element["selector"] ?? "" }

    /// The identity of the object that is told.
    public var destination: String? { element["destination"] ?? element["target"] }

    /// What happens.
    public var eventType: String? { element["eventType"] }
}
