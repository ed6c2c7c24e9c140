/// Lays a scene out in lines as `swift format` does it, with the indentation and the width of this package.
struct SourceLayout {
    /// The literal of the registration's name, if the scene carries one.
    var registration: String?

    /// What is set in the controller.
    var settings: [String] = []

    /// What is said before the scene.
    var comments: [String] = []

    private let constant: String
    private let controller: String
    private var calls: [(name: String, arguments: [String])] = []

    private static let width = 120

    init(_ constant: String, _ controller: String) {
        self.constant = constant
        self.controller = controller
    }

    /// Adds a call that says more of the scene.
    mutating func add(_ name: String, _ arguments: [String]) { calls.append((name, arguments)) }

    /// Adds a call that says more of the scene.
    mutating func add(_ name: String, _ arguments: String...) { add(name, arguments) }

    /// The scene in lines.
    var lines: [String] {
        let head = head
        // What comes after a closing brace that has a line of its own is below that.
        let indent = head.count == 1 ? 12 : 8
        return comments.flatMap { Self.comment($0, indent: 8) } + head
            + calls.flatMap { Self.call($0.name, $0.arguments, indent: indent) }
    }

    /// The call that adds the scene, with the closure that makes its controller.
    private var head: [String] {
        let arguments = [constant] + (registration.map { ["registrationName: \($0)"] } ?? [])
        let one = Self.call("scenes.scene", arguments, then: " { \(controller)() }", indent: 8)
        if settings.isEmpty, one.count == 1 || arguments.count > 1 { return one }
        let body = "            "
        let made =
            settings.isEmpty
            ? ["\(body)\(controller)()"]
            : ["\(body)let controller = \(controller)()"] + settings.map { "\(body)controller.\($0)" }
                + ["\(body)return controller"]
        return Self.call("scenes.scene", arguments, then: " {", indent: 8) + made + ["        }"]
    }

    /// A declaration whose value cannot be broken.
    static func assignment(_ declaration: String, _ value: String, indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        let line = "\(space)\(declaration) = \(value)"
        return line.count <= width ? [line] : ["\(space)\(declaration) =", "\(space)    \(value)"]
    }

    /// The constant of a scene.
    static func identifier(_ named: SceneNames.Named) -> [String] {
        let start = "static let \(SwiftName.escaped(named.constant)) = SceneIdentifier<"
        let argument = "rawValue: \(SwiftName.literal(named.key))"
        let lines = call("\(start)\(named.controller.name)>", [argument], indent: 4)
        if lines[0].count <= width { return lines }
        return ["    \(start)", "        \(named.controller.name)"] + call(">", [argument], indent: 4)
    }

    /// A call in one line, or with a line for each argument where that is too long.
    static func call(_ name: String, _ arguments: [String], then tail: String = "", indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        let line = "\(space)\(name)(\(arguments.joined(separator: ", ")))\(tail)"
        if line.count <= width || arguments.isEmpty { return [line] }
        let last = arguments.count - 1
        let broken = arguments.enumerated().map { "\(space)    \($1)\($0 < last ? "," : "")" }
        return ["\(space)\(name)("] + broken + ["\(space))\(tail)"]
    }

    /// A comment, in as many lines as it needs.
    private static func comment(_ words: String, indent: Int) -> [String] {
        let start = String(repeating: " ", count: indent) + "//"
        var lines: [String] = []
        var line = start
        for word in words.split(separator: " ") {
            if line != start, line.count + 1 + word.count > width {
                lines.append(line)
                line = start
            }
            line += " \(word)"
        }
        return lines + [line]
    }
}
