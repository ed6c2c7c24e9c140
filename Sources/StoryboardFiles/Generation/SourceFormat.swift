/// A formatter that breaks code into lines as `swift format` does with this package's configuration.
enum SourceFormat {
    private static let width = 120

    /// Returns a declaration with a value that cannot be broken.
    static func assignment(_ declaration: String, _ value: String, indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        let line = "\(space)\(declaration) = \(value)"
        return line.count <= width ? [line] : ["\(space)\(declaration) =", "\(space)    \(value)"]
    }

    /// Returns the declaration of a constant of a generic type.
    static func constant(
        _ name: String,
        _ type: String,
        of classes: [String],
        _ argument: String,
        indent: Int = 4
    ) -> [String] {
        let start = "static let \(SwiftName.escaped(name)) = \(type)<"
        let lines = call("\(start)\(classes.joined(separator: ", "))>", [argument], indent: indent)
        if lines[0].count <= width { return lines }
        let space = String(repeating: " ", count: indent)
        return ["\(space)\(start)", "\(space)    \(classes.joined(separator: ",\n\(space)    "))"]
            + call(">", [argument], indent: indent)
    }

    /// Returns a call on one line, or with a line for each argument if it is too long.
    static func call(_ name: String, _ arguments: [String], then tail: String = "", indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        let line = "\(space)\(name)(\(arguments.joined(separator: ", ")))\(tail)"
        if line.count <= width || arguments.isEmpty { return [line] }
        let last = arguments.count - 1
        let broken = arguments.enumerated().map { "\(space)    \($1)\($0 < last ? "," : "")" }
        return ["\(space)\(name)("] + broken + ["\(space))\(tail)"]
    }

    /// Returns a comment, broken between words.
    static func comment(_ text: String, indent: Int) -> [String] {
        let start = String(repeating: " ", count: indent) + "//"
        var lines = [start]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line != start, line.count + 1 + word.count > width { lines.append(start) }
            lines[lines.count - 1] += " \(word)"
        }
        return lines
    }
}
