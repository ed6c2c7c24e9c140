import StoryboardTestSupport

/// Writes elements with random quotes, spaces, references, comments and unknown elements.
struct RandomXMLWriter {
    private(set) var text = ""

    /// The lines and columns of the opening tags.
    private(set) var positions: [[Int]] = []

    private var dice: Dice
    private let lineEnd: String

    init(_ dice: Dice) {
        self.dice = dice
        lineEnd = self.dice.pick(["\n", "\r\n"])
    }

    mutating func write(_ element: XMLNode) {
        if dice.once() { text += "<?xml version='1.0' encoding=\"\(dice.pick(["UTF-8", "utf-8"]))\"?>" }
        space()
        add(element)
        space()
    }

    private mutating func add(_ element: XMLNode) {
        positions.append(position)
        text += "<\(element.name)"
        var attributes = element.attributes
        if element.acceptsUnknownContent, dice.once(in: 4) { attributes.append(("unknown", dice.text())) }
        for attribute in attributes.shuffled(using: &dice) {
            text += blank() + attribute.name + dice.pick(["=", " = ", "= "])
            let quote: Unicode.Scalar = dice.pick(["\"", "'"])
            text += "\(quote)" + attribute.value.unicodeScalars.map { written($0, in: quote) }.joined() + "\(quote)"
        }
        if element.children.isEmpty, element.text == nil, dice.once() {
            text += dice.pick(["/>", " />"])
            return
        }
        text += ">"
        if let content = element.text {
            text += content.unicodeScalars.map { written($0, in: nil) }.joined()
        } else {
            for child in element.children {
                between(element.acceptsUnknownContent)
                add(child)
            }
            between(element.acceptsUnknownContent)
        }
        text += "</\(element.name)" + dice.pick(["", " ", lineEnd]) + ">"
    }

    /// Returns a character of an attribute's value or of a text.
    private mutating func written(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar?) -> String {
        let isReference = "&<>\r".unicodeScalars.contains(scalar) || scalar == quote
        let isLost = quote != nil && "\n\t".unicodeScalars.contains(scalar)
        guard isReference || isLost || dice.once(in: 8) else { return "\(scalar)" }
        let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;"]
        return dice.pick([
            names[scalar] ?? "&#\(scalar.value);", "&#\(scalar.value);", "&#x\(String(scalar.value, radix: 16));",
        ])
    }

    private mutating func between(_ acceptsUnknownContent: Bool) {
        space()
        guard acceptsUnknownContent, dice.once(in: 8) else { return }
        var unknown = XMLNode(dice.pick(["unknown", "point", "new:ness"]), ["x": dice.text()])
        unknown.text = dice.maybe()
        add(unknown)
    }

    /// Adds white space and comments.
    private mutating func space() {
        if dice.once() { text += blank() }
        guard dice.once(in: 6) else { return }
        text += dice.pick(["<!-- <segue> & é -->", "<!--><a b='>-->", "<?unknown <scene>?>", "<!---->"]) + blank()
    }

    private mutating func blank() -> String { dice.pick([" ", lineEnd, "\t", "  ", lineEnd + lineEnd]) }

    private var position: [Int] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return [lines.count, (lines.last?.count ?? 0) + 1]
    }
}
