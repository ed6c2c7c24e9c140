import Foundation

@testable import StoryboardFiles

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an SVG document back: what is in it, and where.
final class PictureReader: NSObject, XMLParserDelegate {
    private(set) var boxes: [Rectangle] = []
    private(set) var labels: [Rectangle] = []
    private(set) var texts: [String] = []
    private(set) var numbers: [String] = []
    private(set) var classes: [String: Int] = [:]
    private var isWellFormed = false
    private var text: String?

    /// Nil where the document is not well-formed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
        guard isWellFormed else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = elementName == "text" || elementName == "title" ? "" : nil
        let kind = attributes["class"] ?? ""
        classes[kind, default: 0] += 1
        for name in ["x", "y", "width", "height", "d", "points"] {
            numbers += (attributes[name] ?? "").split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init)
        }
        let place = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
        guard elementName == "rect", place.count == 4 else { return }
        let rectangle = Rectangle(x: place[0], y: place[1], width: place[2], height: place[3])
        if kind == "box" { boxes.append(rectangle) }
        if kind == "label" { labels.append(rectangle) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        if let text { texts.append(text) }
        text = nil
    }

    /// The boxes and labels that cover something, as a reader of the picture would see.
    var overlaps: [String] {
        var taken = Occupancy()
        return (boxes + labels).enumerated().compactMap { place, rectangle in
            let isFree = taken.isFree(rectangle)
            taken.insert(rectangle, owner: place)
            return isFree ? nil : "\(place < boxes.count ? "box" : "label") \(rectangle)"
        }
    }
}
