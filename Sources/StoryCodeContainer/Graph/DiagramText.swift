/// Text between quotation marks in the languages of diagrams.
package enum DiagramText {
    /// A text in DOT.
    ///
    /// - Parameter text: The text.
    /// - Returns: What stands for it.
    package static func dot(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            result += character == "\"" || character == "\\" ? "\\\(character)" : String(character)
        }
    }

    /// A text in Mermaid, which reads HTML and Markdown in it.
    ///
    /// - Parameter text: The text.
    /// - Returns: What stands for it.
    package static func mermaid(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\"": result += "#quot;"
            case "&": result += "#amp;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "#", "`", "\\": result += character.asciiValue.map { "#\($0);" } ?? ""
            default: result.append(character.isNewline ? " " : character)
            }
        }
    }
}
