/// The statement in generated code that adds a scene to a storyboard.
struct SceneStatement {
    var registrationName: String?
    var assignments: [String] = []
    var comments: [String] = []

    private let constant: String
    private let controller: String
    private var calls: [(name: String, arguments: [String])] = []

    init(_ constant: String, _ controller: String) {
        self.constant = constant
        self.controller = controller
    }

    mutating func add(_ name: String, _ arguments: [String]) { calls.append((name, arguments)) }

    mutating func add(_ name: String, _ arguments: String...) { add(name, arguments) }

    var lines: [String] {
        let head = head
        // Calls after a closing brace on a line of its own have the brace's indentation.
        let indent = head.count == 1 ? 12 : 8
        return comments.flatMap { SourceFormat.comment($0, indent: 8) } + head
            + calls.flatMap { SourceFormat.call($0.name, $0.arguments, indent: indent) }
    }

    /// The call that adds the scene, with the closure that makes its controller.
    private var head: [String] {
        let arguments = [constant] + (registrationName.map { ["registrationName: \($0)"] } ?? [])
        let call = SourceFormat.call("scenes.scene", arguments, then: " { \(controller)() }", indent: 8)
        if assignments.isEmpty, call.count == 1 || arguments.count > 1 { return call }
        let indent = "            "
        let body =
            assignments.isEmpty
            ? ["\(indent)\(controller)()"]
            : ["\(indent)let controller = \(controller)()"] + assignments.map { "\(indent)controller.\($0)" }
                + ["\(indent)return controller"]
        return SourceFormat.call("scenes.scene", arguments, then: " {", indent: 8) + body + ["        }"]
    }
}
