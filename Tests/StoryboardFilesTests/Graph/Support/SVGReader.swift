import Foundation
import StoryCodeDrawing

@testable import StoryboardFiles

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the shapes and texts of an SVG document.
final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var boxes: [DrawingRect] = []
    /// The area of the picture.
    private(set) var page = DrawingRect.zero
    private(set) var labels: [DrawingRect] = []
    /// The drawings of screens.
    private(set) var screens: [DrawingRect] = []
    private(set) var texts: [String] = []
    private(set) var numbers: [String] = []
    private(set) var classes: [String: Int] = [:]
    private var text: String?

    /// Returns nil if the document is malformed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        #if canImport(FoundationXML)
            parser.delegate = self
        #else
            // The parser of Apple's systems does not clear the reference. It does not outlive this object.
            unsafe parser.delegate = self
        #endif
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = elementName == "text" || elementName == "title" ? "" : nil
        let names = (attributes["class"] ?? "").split(separator: " ").map(String.init)
        let kind = names.first ?? ""
        if elementName == "g" { for name in names { classes[name, default: 0] += 1 } }
        for name in ["x", "y", "width", "height", "d", "points"] {
            numbers += (attributes[name] ?? "").split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init)
        }
        let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
        guard elementName == "rect", numbers.count == 4 else { return }
        let rect = DrawingRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        if kind == "box" { boxes.append(rect) }
        if kind == "screen" { screens.append(rect) }
        if kind == "label" { labels.append(rect) }
        if kind == "page" { page = rect }
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

    /// The boxes and labels that overlap others.
    var overlaps: [String] {
        var occupied = SpatialIndex()
        return (boxes + labels).enumerated().compactMap { index, rect in
            let isFree = occupied.isFree(rect)
            occupied.insert(rect, owner: index)
            return isFree ? nil : "\(index < boxes.count ? "box" : "label") \(rect)"
        }
    }

    /// The boxes and labels that are not inside the picture, and the screens that are not inside a box.
    var outside: [DrawingRect] {
        (boxes + labels).filter { !page.contains($0) }
            + screens.filter { screen in !boxes.contains { $0.contains(screen) } }
    }
}
