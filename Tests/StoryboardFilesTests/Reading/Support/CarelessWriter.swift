/// Writes elements as nobody would by hand: any quotes, spaces, references, comments, and things that nobody knows.
struct CarelessWriter {
    private(set) var text = ""

    /// Where the tags begin that open what was asked for, as lines and columns.
    private(set) var places: [[Int]] = []

    private var dice: Dice
    private let lineEnd: String

    init(_ dice: Dice) {
        self.dice = dice
        lineEnd = self.dice.pick(["\n", "\r\n"])
    }

    mutating func write(_ element: WrittenElement) {
        if dice.once() { text += "<?xml version='1.0' encoding=\"\(dice.pick(["UTF-8", "utf-8"]))\"?>" }
        space()
        add(element)
        space()
    }

    private mutating func add(_ element: WrittenElement) {
        places.append(here)
        text += "<\(element.name)"
        var attributes = element.attributes
        if element.isOpenToNovelties, dice.once(in: 4) { attributes.append(("novelty", dice.text())) }
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
        if let words = element.text {
            text += words.unicodeScalars.map { written($0, in: nil) }.joined()
        } else {
            for child in element.children {
                between(element.isOpenToNovelties)
                add(child)
            }
            between(element.isOpenToNovelties)
        }
        text += "</\(element.name)" + dice.pick(["", " ", lineEnd]) + ">"
    }

    /// A character of an attribute's value, or of a text.
    private mutating func written(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar?) -> String {
        let isReference = "&<>\r".unicodeScalars.contains(scalar) || scalar == quote
        let isLost = quote != nil && "\n\t".unicodeScalars.contains(scalar)
        guard isReference || isLost || dice.once(in: 8) else { return "\(scalar)" }
        let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;"]
        return dice.pick([
            names[scalar] ?? "&#\(scalar.value);", "&#\(scalar.value);", "&#x\(String(scalar.value, radix: 16));",
        ])
    }

    private mutating func between(_ isOpenToNovelties: Bool) {
        space()
        guard isOpenToNovelties, dice.once(in: 8) else { return }
        var novelty = WrittenElement(dice.pick(["novelty", "point", "new:ness"]), ["x": dice.text()])
        novelty.text = dice.maybe()
        add(novelty)
    }

    /// What is between elements and means nothing.
    private mutating func space() {
        if dice.once() { text += blank() }
        guard dice.once(in: 6) else { return }
        text += dice.pick(["<!-- <segue> & é -->", "<!--><a b='>-->", "<?novelty <scene>?>", "<!---->"]) + blank()
    }

    private mutating func blank() -> String { dice.pick([" ", lineEnd, "\t", "  ", lineEnd + lineEnd]) }

    private var here: [Int] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return [lines.count, (lines.last?.count ?? 0) + 1]
    }
}
