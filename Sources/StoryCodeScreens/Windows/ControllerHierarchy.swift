public import StoryCodeScenes

/// The controllers in a window at one moment, with their children and presented controllers.
///
/// For logs, tests and tools. It retains no controller, and taking it loads no view:
///
/// ```swift
/// print(window.controllerHierarchy)
/// // NavigationController, appeared
/// //   CityListController "Cities", disappeared
/// //   CityController "Lisbon", appeared
/// // + SettingsController, appearing, pageSheet
/// ```
///
/// Children are indented, and a presented controller follows the one over which it is presented, with a plus sign.
///
/// See <doc:Moving-between-screens>.
public struct ControllerHierarchy: Hashable, Sendable {
    /// A controller, with the controllers that it contains and the one that it presents.
    public struct Node: Hashable, Sendable, Identifiable {
        /// The identity of the controller, which is not retained.
        public let id: ObjectIdentifier

        /// The name of its class.
        public let typeName: String

        /// Its title, or nil if its view is not loaded, because reading a title may load the view.
        public let title: String?

        /// How far its view has appeared or disappeared.
        public let appearanceState: AppearanceState

        /// The style in which it is presented, or nil if it is not.
        public let presentationStyle: ModalPresentationStyle?

        /// The controllers that it contains: its children in order, then controllers without a parent that have views
        /// in its view.
        public let children: [Node]

        /// The controller that is presented over this one, or nil.
        public var presented: Node? { presentedNodes.first }

        /// At most one node; an array, because a structure cannot contain itself.
        fileprivate let presentedNodes: [Node]
    }

    /// The root of the window, then controllers that are leaving it, then controllers whose views the program has added
    /// to the window itself.
    public let controllers: [Node]
}

// MARK: - Creation

extension Window {
    /// The controllers in the window, visible or not, at this moment.
    public var controllerHierarchy: ControllerHierarchy {
        var listed: Set<ViewController> = []
        let root = rootViewController.map { [$0] } ?? []
        let detached = controllersInside(where: \.isDetached)
        let present = occupants.controllers.filter { occupants.contains($0, of: self) }
        let controllers = root + present + detached
        return ControllerHierarchy(controllers: controllers.compactMap { .init($0, &listed) })
    }
}

extension ControllerHierarchy.Node {
    /// Creates the node of a controller, or returns nil if the controller is listed already.
    @MainActor
    fileprivate init?(_ controller: ViewController, _ listed: inout Set<ViewController>) {
        guard listed.insert(controller).inserted else { return nil }
        id = ObjectIdentifier(controller)
        typeName = "\(type(of: controller))"
        title = controller.isViewLoaded ? controller.title : nil
        appearanceState = controller.appearanceState
        presentationStyle = controller.presenter == nil ? nil : controller.presentationController.presentationStyle
        let detached = controller.viewIfLoaded?.controllersInside(where: \.isDetached) ?? []
        children = (controller.children + detached).compactMap { .init($0, &listed) }
        presentedNodes = [controller.presented].compactMap(\.self).compactMap { .init($0, &listed) }
    }
}

// MARK: - Description

extension ControllerHierarchy: CustomStringConvertible {
    /// A line for each controller; empty without any.
    public var description: String {
        var lines: [String] = []
        for node in controllers { node.describe(in: &lines) }
        return lines.joined(separator: "\n")
    }
}

extension ControllerHierarchy.Node: CustomStringConvertible {
    /// A line for the controller, and for each one that it contains or presents.
    public var description: String { ControllerHierarchy(controllers: [self]).description }

    fileprivate func describe(in lines: inout [String], indent: String = "", marker: String = "") {
        let name = title.map { "\(typeName) \"\($0)\"" } ?? typeName
        let style = presentationStyle.map { ", \($0)" } ?? ""
        lines.append("\(indent)\(marker)\(name), \(appearanceState)\(style)")
        for child in children { child.describe(in: &lines, indent: indent + "  ") }
        for node in presentedNodes { node.describe(in: &lines, indent: indent, marker: "+ ") }
    }
}
