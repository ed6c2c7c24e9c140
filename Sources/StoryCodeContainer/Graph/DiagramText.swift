/// Escapes text for quoted labels in diagram languages.
package enum DiagramText {
    /// Escapes a text for DOT.
    package static func dot(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            result += character == "\"" || character == "\\" ? "\\\(character)" : String(character)
        }
    }

    /// Escapes a text for Mermaid, which interprets HTML and Markdown in labels.
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
