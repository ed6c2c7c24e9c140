import Foundation
import StoryCodeDrawing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the texts and steps of a timeline.
final class TimelineReader: NSObject, XMLParserDelegate {
    /// A text with the corners of its box, which may be rotated.
    struct Text: CustomStringConvertible {
        let description: String
        let corners: [(x: Double, y: Double)]
        /// The y coordinates of the upright box around the text.
        let rows: ClosedRange<Double>

        init(description: String, corners: [(x: Double, y: Double)]) {
            (self.description, self.corners) = (description, corners)
            let rows = corners.map(\.y)
            self.rows = (rows.min() ?? 0)...(rows.max() ?? 0)
        }

        /// Whether the boxes of two texts overlap: no line along a side separates them.
        func overlaps(_ other: Text) -> Bool {
            guard rows.overlaps(other.rows) else { return false }
            for shape in [corners, other.corners] {
                for side in 0..<4 {
                    let (a, b) = (shape[side], shape[(side + 1) % 4])
                    let normal = (x: b.y - a.y, y: a.x - b.x)
                    let mine = corners.map { $0.x * normal.x + $0.y * normal.y }
                    let others = other.corners.map { $0.x * normal.x + $0.y * normal.y }
                    guard let low = mine.min(), let high = mine.max(), let otherLow = others.min(),
                        let otherHigh = others.max()
                    else { return false }
                    if high <= otherLow + 0.01 || otherHigh <= low + 0.01 { return false }
                }
            }
            return true
        }
    }

    private(set) var texts: [Text] = []
    private(set) var steps: [Int] = []
    private(set) var tooltips: [String] = []
    private(set) var size = (width: 0.0, height: 0.0)
    private var origin = (x: 0.0, y: 0.0)
    private var attributes: [String: String] = [:]
    private var text: String?

    /// Returns nil if the document is malformed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if elementName == "svg" {
            size = (Double(attributes["width"] ?? "") ?? 0, Double(attributes["height"] ?? "") ?? 0)
        }
        if elementName == "svg", let box = attributes["viewBox"]?.split(separator: " ").compactMap({ Double($0) }) {
            origin = (box[0], box[1])
        }
        if let step = attributes["data-step"].flatMap(Int.init) { steps.append(step) }
        if elementName == "text" || elementName == "title" { (text, self.attributes) = ("", attributes) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard let text else { return }
        if elementName == "title" { tooltips.append(text) } else { texts.append(place(text)) }
        self.text = nil
    }

    private func place(_ text: String) -> Text {
        let classes = (attributes["class"] ?? "").split(separator: " ")
        let sizes: [Substring: Double] = [
            "title": 15, "lane": 12, "heading": 12, "small": 10, "label": 10.5, "name": 12.5, "detail": 10.5,
        ]
        let size = classes.compactMap { sizes[$0] }.first ?? 11
        let isBold = classes.contains { ["title", "lane", "heading", "name"].contains($0) }
        let width = SVGText.width(text, size: size, isBold: isBold)
        // The transform of a label is a translation and a rotation.
        let numbers = (attributes["transform"] ?? "").split { !$0.isNumber && $0 != "." && $0 != "-" }
            .compactMap { Double($0) }
        let isRotated = numbers.count == 3
        let x = (isRotated ? numbers[0] : Double(attributes["x"] ?? "") ?? -1) - origin.x
        let y = (isRotated ? numbers[1] : Double(attributes["y"] ?? "") ?? -1) - origin.y
        let angle = isRotated ? numbers[2] * .pi / 180 : 0
        let isCentered = classes.contains { ["name", "detail"].contains($0) }
        let left = classes.contains("end") ? -width : isCentered ? -width / 2 : 0
        let box = [
            (left, -size * 0.76), (left + width, -size * 0.76), (left + width, size * 0.22), (left, size * 0.22),
        ]
        return Text(
            description: text,
            corners: box.map { (x + $0.0 * cos(angle) - $0.1 * sin(angle), y + $0.0 * sin(angle) + $0.1 * cos(angle)) }
        )
    }

    /// The texts that overlap another one.
    var overlaps: [String] {
        texts.indices.flatMap { index in
            texts[..<index].filter { $0.overlaps(texts[index]) }.map { "\($0) / \(texts[index])" }
        }
    }

    /// The texts that are partly outside the page.
    var cutTexts: [String] {
        texts.filter { text in
            text.corners.contains { $0.x < 0 || $0.y < 0 || $0.x > size.width || $0.y > size.height }
        }.map(\.description)
    }
}
