import StoryCodeDrawing

/// Elements of an SVG document.
enum SVGElement {
    static func tooltip(_ text: String) -> String { "<title>\(SVGText.escaped(SVGText.line(text)))</title>" }

    /// - Parameter names: The classes in the style sheet.
    static func text(_ text: String, _ x: Double, _ y: Double, size: Double, _ names: String) -> String {
        let (x, y, size) = (SVGText.number(x), SVGText.number(y), SVGText.number(size))
        return "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" class=\"\(names)\">\(SVGText.escaped(text))</text>"
    }
}

extension DrawingRect {
    /// The rectangle as attributes of an SVG element.
    var attributes: String {
        zip(["x", "y", "width", "height"], [x, y, width, height])
            .map { "\($0)=\"\(SVGText.number($1))\"" }.joined(separator: " ")
    }
}
