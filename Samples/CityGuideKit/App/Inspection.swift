import StoryCode

/// What the guide consists of at one moment, as lines that a host shows while the user uses the app.
public struct Inspection: Hashable, Sendable {
    /// The controllers with their states; children are indented, and a plus sign marks a presented controller.
    public let tree: [String]

    /// The latest events of controllers, the last one at the end.
    public let events: [String]
}

extension Inspection {
    init(_ hierarchy: ControllerHierarchy, events: [String]) {
        self.init(tree: hierarchy.controllers.flatMap { Self.lines($0) }, events: events)
    }

    private static func lines(_ node: ControllerHierarchy.Node, indent: String = "", marker: String = "") -> [String] {
        let sign =
            switch node.appearanceState {
            case .appeared: "●"
            case .appearing, .disappearing: "◐"
            case .disappeared: "○"
            }
        let type = node.title == nil ? "" : ", \(node.typeName)"
        let line = "\(indent)\(marker)\(sign) \(node.title ?? node.typeName) \(node.appearanceState)\(type)"
        return [line] + node.children.flatMap { lines($0, indent: indent + "  ") }
            + (node.presented.map { lines($0, indent: indent, marker: "+ ") } ?? [])
    }
}
