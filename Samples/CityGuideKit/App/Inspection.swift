import StoryCode
import StoryCodeRuns

/// What the guide consists of at one moment, as lines that a host shows while the user uses the app.
public struct Inspection: Hashable, Sendable {
    /// The controllers with their states; children are indented, and a plus sign marks a presented controller.
    public let tree: [String]

    /// The latest events of controllers, the last one at the end.
    public let events: [String]

    /// - Parameter count: The number of events.
    init(_ hierarchy: ControllerHierarchy, _ run: LifecycleRun, events count: Int) {
        tree = hierarchy.controllers.flatMap { Self.lines($0) }
        // Helpers receive the events of their controllers, and layout says little.
        let shown = run.steps.filter { $0.helper == nil && !Self.isLayout($0) }
        events = shown.suffix(count).map(run.line)
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

    private static func isLayout(_ step: LifecycleRun.Step) -> Bool {
        step.what == .view(.viewWillLayoutSubviews) || step.what == .view(.viewDidLayoutSubviews)
    }
}
