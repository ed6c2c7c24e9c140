/// Elements of an SVG document.
package enum SVGElement {
    /// Returns a document for light and dark pages.
    package static func document(_ title: String, area: DrawingRect, style: String, _ elements: [String]) -> String {
        let size = "width=\"\(SVGText.number(area.width))\" height=\"\(SVGText.number(area.height))\""
        let box = [area.x, area.y, area.width, area.height].map(SVGText.number).joined(separator: " ")
        let lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(box)\" role=\"img\" aria-labelledby=\"title\">",
            "<title id=\"title\">\(SVGText.escaped(title))</title>", "<style>\(style)</style>",
            rect(area, "page"),
        ]
        return (lines + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    package static func tooltip(_ text: String) -> String { "<title>\(SVGText.escaped(SVGText.line(text)))</title>" }

    /// - Parameter names: The classes in the style sheet.
    package static func rect(_ rect: DrawingRect, _ names: String, radius: Double? = nil) -> String {
        "<rect class=\"\(names)\" \(rect.attributes)\(radius.map { " rx=\"\(SVGText.number($0))\"" } ?? "")/>"
    }

    /// - Parameter names: The classes in the style sheet.
    package static func circle(_ x: Double, _ y: Double, radius: Double, _ names: String) -> String {
        let (x, y, radius) = (SVGText.number(x), SVGText.number(y), SVGText.number(radius))
        return "<circle class=\"\(names)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
    }

    /// - Parameter names: The classes in the style sheet.
    package static func text(_ text: String, _ x: Double, _ y: Double, size: Double, _ names: String) -> String {
        let (x, y, size) = (SVGText.number(x), SVGText.number(y), SVGText.number(size))
        return "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" class=\"\(names)\">\(SVGText.escaped(text))</text>"
    }
}

extension DrawingRect {
    /// The rectangle as attributes of an SVG element.
    package var attributes: String {
        zip(["x", "y", "width", "height"], [x, y, width, height])
            .map { "\($0)=\"\(SVGText.number($1))\"" }.joined(separator: " ")
    }
}
