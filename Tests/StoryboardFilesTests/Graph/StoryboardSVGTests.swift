import Foundation
import StoryCodeDrawing
import Testing

@testable import StoryboardFiles

/// SVG drawings are well-formed and without overlaps.
struct StoryboardSVGTests {
    /// Reads the drawing of a graph after checks that apply to every drawing.
    private func checkedSVG(_ graph: StoryboardGraph) throws -> SVGReader {
        let drawing = StoryboardDrawing(graph)
        let svg = try #require(SVGReader(drawing.svg))
        #expect(svg.boxes.count == graph.nodes.count)
        #expect(svg.overlaps.isEmpty)
        // Every arrow has a label, a number and a footnote, or a footnote alone if there is no space for a number.
        let labeled = graph.edgeGroups.filter { graph.nodes[$0.edge.to].role != .exit && $0.edge.kind != "reference" }
        let labels = drawing.arrows.filter { $0.label?.isNumber == false }.count
        #expect(labels + drawing.footnotes.count == labeled.count)
        #expect(svg.labels.count <= labeled.count)
        #expect(svg.numbers.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 2 })
        // Footnotes and the legend are below everything else.
        let bottom = (svg.boxes + svg.labels).map(\.bottom).max() ?? 0
        #expect(drawing.footnotes.allSatisfy { $0.rect.y > bottom })
        return svg
    }

    @Test
    func allPartsAreDrawn() throws {
        let graph = try GraphFixtures.library.graph
        let svg = try checkedSVG(graph)
        for text in [
            "Library", "Navigation Controller", "A Book", "Cover", "backToBooks:", "rootViewController", "open",
        ] {
            #expect(svg.texts.contains(text), "\(text)")
        }
        #expect(svg.classes["missing"] == 1)
        #expect(svg.classes["outside"] == 1)
        // The arrow, and its line in the legend.
        #expect(svg.classes["unwind"] == 2)
        #expect(graph.svg == graph.svg)
    }

    @Test
    func canvasOrderIsKept() throws {
        let boxes = StoryboardDrawing(try GraphFixtures.library.graph).boxes
        #expect(boxes[0].right < boxes[1].x && boxes[1].right < boxes[2].x)
        #expect(boxes[0].center.y == boxes[1].center.y)
        #expect(boxes[1].bottom < boxes[3].y && boxes[1].center.x == boxes[3].center.x)
        #expect(boxes[2].bottom < boxes[5].y && boxes[5].bottom < boxes[4].y)
    }

    @Test
    func eachFileHasFrame() throws {
        let graph = try StoryboardGraph([GraphFixtures.library, GraphFixtures.shop])
        let svg = try checkedSVG(graph)
        let drawing = StoryboardDrawing(graph)
        #expect(!drawing.frames[0].overlaps(drawing.frames[1]))
        for (node, box) in zip(graph.nodes, drawing.boxes) { #expect(drawing.frames[node.file].contains(box.center)) }
        #expect(svg.classes["reference"] == 5)
    }

    @Test
    func parallelArrowsAreSeparate() throws {
        let graph = try GraphFixtures.file(
            "Parallel",
            GraphFixtures.scene(
                "a",
                "",
                at: (0, 0),
                GraphFixtures.segue("show", "b", "identifier=\"one\""),
                GraphFixtures.segue("show", "b", "identifier=\"two\"")
            ),
            GraphFixtures.scene("b", "", at: (800, 0), GraphFixtures.segue("show", "a", "identifier=\"back\""))
        ).graph
        let svg = try checkedSVG(graph)
        #expect(svg.labels.count == 3)
        let routes = StoryboardDrawing(graph).arrows.map(\.route)
        #expect(Set(routes.map { $0.position(at: 0.5).point.y.rounded() }).count == 3)
    }

    @Test
    func longTextIsTruncatedWithTooltip() throws {
        let long = "&quot;&lt;/text&gt;&amp;\u{1F469}\u{200D}\u{1F680}&#10;]]&gt;" + String(repeating: "W", count: 300)
        let title = "\"</text>&\u{1F469}\u{200D}\u{1F680} ]]>" + String(repeating: "W", count: 300)
        let file = try GraphFixtures.file(
            "Hostile <&>",
            GraphFixtures.scene("a", "title=\"\(long)\"", GraphFixtures.segue("show", "b", "identifier=\"\(long)\"")),
            GraphFixtures.scene("b", "customClass=\"\(long)\"")
        )
        let svg = try checkedSVG(file.graph)
        #expect(svg.texts.contains { $0.contains(title) })
        #expect(svg.texts.contains { $0.hasSuffix("W\u{2026}") && $0.hasPrefix("\"</text>&") })
        #expect(svg.texts.contains("Hostile <&>"))
    }

    @Test(arguments: ["1e308", "-1e300", "nan", "inf", "0x1p900"])
    func extremeLocations(number: String) throws {
        let scene = GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b"))
        let point = "<point key=\"canvasLocation\" x=\"\(number)\" y=\"\(number)\"/></scene>"
        let moved = scene.replacingOccurrences(of: "</scene>", with: point)
        let file = try GraphFixtures.file("Strange", moved, GraphFixtures.scene("b", "", at: (0, 0)))
        _ = try checkedSVG(file.graph)
    }

    @Test
    func missingLocations() throws {
        let scenes = (0..<12).map { GraphFixtures.scene("\($0)", "", GraphFixtures.segue("show", "\($0 / 2)")) }
        _ = try checkedSVG(try GraphFixtures.file("None", initial: "3", scenes.joined()).graph)
        let located = GraphFixtures.scene("a", "", at: (0, 0), GraphFixtures.segue("show", "a"))
        _ = try checkedSVG(try GraphFixtures.file("Some", located + scenes.joined()).graph)
        let same = (0..<30).map { GraphFixtures.scene("\($0)", "", at: (5, 5), GraphFixtures.segue("show", "0")) }
        _ = try checkedSVG(try GraphFixtures.file("Same", same.joined()).graph)
        _ = try checkedSVG(try GraphFixtures.file("Empty").graph)
        _ = try checkedSVG(StoryboardGraph([]))
    }

    @Test
    func thousandScenes() throws {
        let scenes = (0..<1000).map { index in
            GraphFixtures.scene(
                "\(index)",
                "customClass=\"Screen\(index)\"",
                at: (index % 40 * 700, index / 40 * 800),
                GraphFixtures.segue("show", "\(index + 1)", "identifier=\"next\""),
                GraphFixtures.segue("presentation", "\((index + 43) % 1000)")
            )
        }
        _ = try checkedSVG(try GraphFixtures.file("Thousand", scenes.joined()).graph)
    }
}

/// Drawings of real files.
@Suite(.enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct StoryboardSVGCorpusTests {
    @Test(arguments: Corpus.files)
    func nothingOverlaps(file: URL) throws {
        guard let graph = try? StoryboardFile(contentsOf: file).graph else { return }
        let svg = try #require(SVGReader(graph.svg))
        #expect(svg.boxes.count == graph.nodes.count)
        #expect(svg.overlaps.isEmpty, "\(svg.overlaps)")
    }
}
