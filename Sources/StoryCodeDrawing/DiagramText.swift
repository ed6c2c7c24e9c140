/// Escapes text for quoted labels in diagram languages.
package enum DiagramText {
    package static func dot(_ text: String) -> String {
        // By scalar, because a quotation mark and a combining mark are one character.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar.isControl ? " " : scalar)
        }
    }

    /// Escapes a text for Mermaid, which interprets HTML and Markdown in labels.
    package static func mermaid(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "#quot;"
            case "&": result += "#amp;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "#", "`", "\\": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar.isControl ? " " : scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls the layout of a text, such as a line break.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
