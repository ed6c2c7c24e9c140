import StoryCode
import StoryCodeRuns

/// What the guide consists of at one moment, as lines that a host shows while the user uses the app.
public struct Inspection: Hashable, Sendable {
    /// The controllers with their states and, below a visible one, the helpers that receive its events.
    ///
    /// Children are indented, and a plus sign marks a presented controller.
    public let tree: [String]

    /// The latest events of controllers, the last one at the end.
    public let events: [String]
}

extension Inspection {
    init(_ hierarchy: ControllerHierarchy, _ run: LifecycleRun, events count: Int) {
        // Helpers receive the events of their controllers, and layout says little; notes are inputs of the user.
        let events = run.steps.filter { step in
            guard case .view(let event) = step.kind else { return step.controller != nil && step.helper == nil }
            return step.helper == nil && ![.viewWillLayoutSubviews, .viewDidLayoutSubviews].contains(event)
        }
        self.init(
            tree: hierarchy.controllers.flatMap { Self.lines($0, run) },
            events: events.suffix(count).map(run.line)
        )
    }

    private static func lines(
        _ node: ControllerHierarchy.Node,
        _ run: LifecycleRun,
        indent: String = "",
        marker: String = ""
    ) -> [String] {
        let sign =
            switch node.appearanceState {
            case .appeared: "●"
            case .appearing, .disappearing: "◐"
            case .disappeared: "○"
            }
        // Reading the title of a controller without a view may load it.
        let name = node.title.map { "\($0) \(node.appearanceState), \(node.typeName)" } ?? "\(node.typeName) not loaded"
        let helpers = node.appearanceState == .appeared ? helpers(of: node, in: run) : []
        let text = helpers.isEmpty ? [] : ["\(indent)    \(helpers.joined(separator: ", "))"]
        return ["\(indent)\(marker)\(sign) \(name)"] + text
            + node.children.flatMap { lines($0, run, indent: indent + "  ") }
            + (node.presented.map { lines($0, run, indent: indent, marker: "+ ") } ?? [])
    }

    /// Returns the types of the helpers of a controller.
    ///
    /// The run knows a controller by its title at its first appearance, after which a number may follow.
    private static func helpers(of node: ControllerHierarchy.Node, in run: LifecycleRun) -> [String] {
        let living = run.participants.filter { $0.releasedAfter == nil }
        let controllers = living.filter { $0.role == .controller && $0.typeName == node.typeName }
        let named = controllers.last { $0.name.prefix { $0 != "#" } == node.title ?? "" }
        guard let controller = named ?? controllers.last else { return [] }
        return living.filter { $0.role == .helper && $0.owner == controller.id }
            .map { String($0.typeName.prefix { $0 != "<" }) }
    }
}
