import Foundation
import StoryCodeDrawing
import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles

/// Reads the drawing of a graph after checks that apply to every drawing.
///
/// - Parameter isDense: Whether channels have no space for all arrows, so that labels may cover some.
@discardableResult
private func checkedSVG(_ graph: StoryboardGraph, isDense: Bool = false) throws -> SVGReader {
    let drawing = StoryboardDrawing(graph)
    let svg = try #require(SVGReader(drawing.svg))
    #expect(svg.boxes.count == graph.nodes.count)
    #expect(svg.overlaps.isEmpty)
    #expect(svg.outside.isEmpty)
    #expect(svg.page.width <= 2000)
    #expect(drawing.crossings.isEmpty)
    #expect(isDense || drawing.labelsOverLines.isEmpty)
    // Every label is at its arrow, or is a footnote.
    let labeled = drawing.arrows.filter { $0.arrow.label != nil && graph.nodes[$0.arrow.edge.to].role != .exit }
    let labels = drawing.arrows.count { $0.label?.isNumber == false }
    #expect(labels + drawing.footnotes.count == labeled.count)
    #expect(drawing.arrows.count { $0.label?.isNumber == true } == drawing.footnotes.count)
    #expect(svg.labels.count <= labeled.count)
    #expect(svg.numbers.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 2 })
    // Footnotes and the legend are below everything else.
    let bottom = (svg.boxes + svg.labels).map(\.bottom).max() ?? 0
    #expect(drawing.footnotes.allSatisfy { $0.rect.y > bottom })
    #expect(drawing.footnotes.allSatisfy { $0.rect.width == SVGText.width($0.text, size: 11).rounded(.up) })
    return svg
}

/// SVG drawings are well-formed and without overlaps.
struct StoryboardSVGTests {
    @Test
    func textHasItsPositionAndSize() {
        let text = SVGElement.text("A & B", 1.25, -3, size: 12.5, "name bold")
        #expect(text == "<text x=\"1.25\" y=\"-3\" font-size=\"12.5\" class=\"name bold\">A &amp; B</text>")
    }

    @Test
    func allPartsAreDrawn() throws {
        let graph = try GraphFixtures.library.graph
        let svg = try checkedSVG(graph)
        for text in [
            "Library", "Navigation Controller", "A Book", "Cover", "backToBooks:", "open", "presentation", "embed",
        ] {
            #expect(svg.texts.contains(text), "\(text)")
        }
        #expect(svg.classes["missing"] == 1)
        #expect(svg.classes["outside"] == 1)
        // The arrow, and its line in the legend.
        #expect(svg.classes["unwind"] == 2)
        #expect(graph.svg == graph.svg)
        // A browser shows the file without a margin of another colour.
        #expect(graph.svg.contains("svg:root{background:#0d1117}"))
    }

    /// Each kind of box and arrow has colours on light and on dark pages.
    @Test
    func styleSheetHasEachKind() {
        let changes = ["added", "removed", "changed"]
        let boxes = ["scene", "container", "reference", "outside", "exit", "missing"]
        let arrows = ["show", "presentation", "containment", "embed", "custom", "unwind", "reference"]
        let rules: [String] =
            boxes.map { ".\($0).box{fill:#" }
            + changes.map { ".box.\($0){stroke:#" }
            + (arrows + changes).map { ".arrow.\($0) path,.line.\($0){stroke:#" }
        for rule in rules { #expect(GraphStyleSheet.text.ranges(of: rule).count == 2, "\(rule)") }
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
        for (node, box) in zip(graph.nodes, drawing.boxes) { #expect(drawing.frames[node.file].contains(box)) }
        #expect(svg.classes["reference"] == 5)
    }

    /// A label covers no name of a file, and a panel is as wide as its name.
    @Test(arguments: ["City", "A city with a name wider than its screen"])
    func nameOfAFileHasItsSpace(name: String) throws {
        let graph = try GraphFixtures.file(name, GraphFixtures.scene("a", at: (0, 0))).graph
        let layout = GraphLayout(graph, GraphArrow.arrows(of: graph))
        let width = SVGText.width(graph.files[0], size: 15, isBold: true).rounded(.up)
        let frame = layout.frames[0]
        let title = DrawingRect(x: frame.x + 20, y: frame.y + 10, width: width, height: 22)
        for (x, y) in [(title.x, title.y), (title.right - 1, title.bottom - 1)] {
            #expect(layout.obstacles.owners(in: DrawingRect(x: x, y: y, width: 1, height: 1)) == [-1])
        }
        #expect(layout.obstacles.isFree(DrawingRect(x: title.right, y: title.y, width: 1, height: 22)))
        #expect(frame.width == width + 40 || frame.width > width + 40 && name == "City")
    }

    /// A label covers the lines of its own bundle only.
    @Test
    func filesHaveDifferentBundles() throws {
        let scenes = GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b")) + GraphFixtures.scene("b")
        let graph = StoryboardGraph(try ["One", "Two"].map { try GraphFixtures.file($0, scenes) })
        let bundles = GraphLayout(graph, GraphArrow.arrows(of: graph)).lines.map { $0.bundle }
        #expect(bundles.count == 2 && bundles[0] != bundles[1])
    }

    /// A label covers no arrow that marks an initial scene.
    @Test
    func markerOfAnInitialSceneHasItsSpace() throws {
        let scenes = GraphFixtures.scene("a", at: (0, 0)) + GraphFixtures.scene("b", at: (700, 0))
        let layout = GraphLayout(try GraphFixtures.file("City", initial: "a", scenes).graph, [])
        let owners = layout.boxes.map { box in
            layout.obstacles.owners(in: StoryboardDrawing.initialMarker(of: box).expanded(by: -1))
        }
        #expect(owners == [[0], []])
    }

    @Test
    func parallelArrowsAreOneWithLabels() throws {
        let graph = try GraphFixtures.file(
            "Parallel",
            GraphFixtures.scene(
                "a",
                "",
                at: (0, 0),
                GraphFixtures.segue("show", "b", "identifier=\"one\""),
                GraphFixtures.segue("show", "b", "identifier=\"two\""),
                GraphFixtures.segue("push", "b", "identifier=\"three\""),
                GraphFixtures.segue("modal", "b", "identifier=\"four\"")
            ),
            GraphFixtures.scene("b", "", at: (800, 0), GraphFixtures.segue("show", "a", "identifier=\"back\""))
        ).graph
        let drawing = StoryboardDrawing(graph)
        #expect(
            drawing.arrows.map { $0.label?.lines.map(\.text) } == [
                ["one", "two", "push", "three"], ["modal", "four"], ["back"],
            ]
        )
        // The arrows are horizontal, one below the other.
        let heights = drawing.arrows.map { Set($0.path.corners.map(\.y)) }
        #expect(heights.map(\.count) == [1, 1, 1])
        #expect(Set(heights).count == 3)
        try checkedSVG(graph)
    }

    // This takes minutes if the time grows with the square of the number.
    @Test
    func manySeguesBetweenTwoScenes() throws {
        let count = 8_000
        let segues = (0..<count).map { number in
            XML.segue("show", to: "B", "identifier=\"show \(number)\"")
                + XML.segue("unwind", to: "X", "unwindAction=\"back\" identifier=\"back \(number)\"")
        }
        let graph = try XML.file(XML.text(XML.scene("A", connections: segues.joined()), XML.scene("B"))).graph
        #expect(graph.unwindIdentifiers.values.map(\.count) == [count])
        let svg = graph.svg
        #expect(svg.contains(">1 View Controller"))
    }

    @Test
    func labelStaysOnItsLine() throws {
        let graph = try StoryboardGraph([GraphFixtures.library, GraphFixtures.shop])
        for arrow in StoryboardDrawing(graph).arrows {
            guard let label = arrow.label else { continue }
            let center = DrawingRect(center: label.rect.center, width: 0, height: 0)
            #expect(arrow.segments.contains { $0.expanded(by: 12).contains(center) }, "\(label.lines)")
        }
    }

    @Test
    func entryPointIsFirst() throws {
        let graph = try GraphFixtures.file(
            "Entry",
            initial: "c",
            GraphFixtures.scene("a", at: (0, 0)),
            GraphFixtures.scene("b", at: (0, 900)),
            GraphFixtures.scene("c", at: (800, 900)),
            GraphFixtures.scene("d", at: (1600, 900)),
            GraphFixtures.scene("e", at: (800, 1800))
        ).graph
        let boxes = StoryboardDrawing(graph).boxes
        #expect(boxes.map(\.y).min() == boxes[2].y)
        #expect(boxes.map(\.x).min() == boxes[2].x)
        // The scene on its right stays there, and the scenes below stay below.
        #expect(boxes[3].y == boxes[2].y && boxes[3].x > boxes[2].right)
        #expect(boxes[1].y == boxes[2].y && boxes[1].x > boxes[3].right)
        #expect(boxes[4].y > boxes[2].bottom && boxes[4].x == boxes[2].x)
    }

    @Test
    func wideCanvasIsReflowed() throws {
        let scenes = (0..<25).map { index in
            GraphFixtures.scene(
                "\(index)",
                "customClass=\"AScreenWithALongName\(index)\"",
                at: (index * 700, 0),
                GraphFixtures.segue("show", "\(index + 1)", "identifier=\"aSegueWithALongName\"")
            )
        }
        let graph = try GraphFixtures.file("Wide", initial: "0", scenes.joined()).graph
        try checkedSVG(graph)
        let boxes = StoryboardDrawing(graph).boxes.prefix(25)
        // In the order of reading.
        let order = boxes.indices.sorted { (boxes[$0].center.y, boxes[$0].x) < (boxes[$1].center.y, boxes[$1].x) }
        #expect(order == Array(0..<25))
    }

    @Test
    func seguesOfMenuAreBundled() throws {
        let menu = GraphFixtures.scene(
            "menu",
            at: (0, 0),
            (0..<12).map { GraphFixtures.segue("show", "\($0)", "identifier=\"screen\($0)\"") }.joined()
        )
        let scenes = (0..<12).map { GraphFixtures.scene("\($0)", at: ($0 % 4 * 700, 700 + $0 / 4 * 700)) }
        let drawing = StoryboardDrawing(try GraphFixtures.file("Menu", menu + scenes.joined()).graph)
        // They leave the menu at a few points.
        #expect(Set(drawing.arrows.compactMap(\.path.corners.first)).count <= 4)
        #expect(Set(drawing.arrows.compactMap(\.path.corners.last)).count == 12)
        #expect(drawing.footnotes.isEmpty)
    }

    @Test
    func arrowsOfDifferentScenesDoNotOverlap() throws {
        // Each scene of the first row leads to two of the last row.
        let sources = (0..<4).map { index in
            GraphFixtures.scene(
                "\(index)",
                at: (index * 700, 0),
                GraphFixtures.segue("show", "\(8 + (index + 1) % 4)")
                    + GraphFixtures.segue("show", "\(8 + (index + 2) % 4)")
            )
        }
        let others = (4..<12).map { GraphFixtures.scene("\($0)", at: ($0 % 4 * 700, $0 / 4 * 700)) }
        let arrows = StoryboardDrawing(try GraphFixtures.file("Rows", (sources + others).joined()).graph).arrows
        #expect(arrows.count == 8)
        for (number, arrow) in arrows.enumerated() {
            for other in arrows[..<number]
            where other.arrow.edge.from != arrow.arrow.edge.from && other.arrow.edge.to != arrow.arrow.edge.to {
                #expect(!arrow.overlaps(other), "\(arrow.arrow.edge) \(other.arrow.edge)")
            }
        }
    }

    @Test
    func arrowGoesAroundScenesOfRow() throws {
        let graph = try GraphFixtures.file(
            "Row",
            GraphFixtures.scene("a", at: (0, 0), GraphFixtures.segue("show", "c")),
            GraphFixtures.scene("b", at: (700, 0)),
            GraphFixtures.scene("c", at: (1400, 0))
        ).graph
        try checkedSVG(graph)
        let heights = StoryboardDrawing(graph).arrows.flatMap { $0.path.corners.map(\.y) }
        #expect(Set(heights).count > 1)
    }

    /// Segues of several kinds to one scene.
    private func segues(_ kinds: [String], to scene: String) -> String {
        kinds.map { GraphFixtures.segue($0, scene, "identifier=\"aLongName\"") }.joined()
    }

    @Test
    func labelsAboveSceneHaveSpace() throws {
        // Segues of three kinds lead around a scene of the row to the next one.
        let graph = try GraphFixtures.file(
            "Row",
            GraphFixtures.scene("a", at: (0, 0), segues(["show", "modal", "custom"], to: "c")),
            GraphFixtures.scene("b", at: (700, 0)),
            GraphFixtures.scene("c", at: (1400, 0))
        ).graph
        try checkedSVG(graph)
        let drawing = StoryboardDrawing(graph)
        #expect(drawing.footnotes.isEmpty)
        let labels = drawing.arrows.compactMap(\.label?.rect)
        #expect(labels.count == 3)
        let needed = labels.map(\.height).reduce(0, +)
        #expect(drawing.boxes[2].y - drawing.frames[0].y > 40 + needed)
    }

    @Test(arguments: [(["show"], ["show"]), (["modal", "custom"], [])])
    func labelsBetweenScenesAboveEachOtherHaveSpace(down: [String], up: [String]) throws {
        let graph = try GraphFixtures.file(
            "Column",
            GraphFixtures.scene("a", at: (0, 0), segues(down, to: "b")),
            GraphFixtures.scene("b", at: (0, 700), segues(up, to: "a"))
        ).graph
        try checkedSVG(graph)
        let drawing = StoryboardDrawing(graph)
        #expect(drawing.footnotes.isEmpty)
        #expect(drawing.verticalArrows.count == 2)
    }

    @Test
    func arrowsToNarrowBoxAreStraight() throws {
        let graph = try GraphFixtures.file(
            "Column",
            GraphFixtures.scene("a", at: (0, 0), segues(["show", "modal", "custom"], to: "b")),
            GraphFixtures.scene("b", kind: "viewControllerPlaceholder", at: (0, 700), "storyboardName=\"B\"")
        ).graph
        let svg = try checkedSVG(graph)
        #expect(svg.boxes[1].width < svg.boxes[0].width)
        #expect(StoryboardDrawing(graph).verticalArrows.count == 3)
    }

    @Test
    func referenceGoesAroundPanels() throws {
        let graph = try StoryboardGraph([
            GraphFixtures.library, GraphFixtures.file("Other", GraphFixtures.scene("x")), GraphFixtures.shop,
        ])
        let drawing = StoryboardDrawing(graph)
        for arrow in drawing.arrows where arrow.arrow.edge.kind == "reference" {
            #expect(arrow.segments.allSatisfy { !drawing.frames[1].overlaps($0) })
            #expect(arrow.path.corners.last?.y == drawing.boxes[arrow.arrow.edge.to].y)
        }
        let svg = try checkedSVG(graph)
        #expect(svg.classes["reference"] == 5)
        #expect(drawing.svg.contains(".arrow.reference polygon{fill:#ffffff}"))
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
        #expect(svg.texts.contains { $0.hasSuffix("W\u{2026}") })
        #expect(svg.texts.contains("Hostile <&>"))
    }

    @Test
    func fileNameUsesWidthOfItsPanel() throws {
        let name = String(repeating: "Onboarding and settings ", count: 3) + "of the app"
        let scenes = (0..<6).map { GraphFixtures.scene("\($0)", at: ($0 * 700, 0)) }
        let wide = try checkedSVG(GraphFixtures.file(name, scenes.joined()).graph)
        #expect(wide.texts.contains(name) && !wide.texts.contains { $0.hasSuffix("\u{2026}") })
        let narrow = try checkedSVG(GraphFixtures.file(name, scenes[0]).graph)
        #expect(narrow.texts.contains { $0.hasPrefix("Onboarding") && $0.hasSuffix("\u{2026}") })
    }

    /// A name that is wider than a wide panel is truncated.
    @Test
    func nameOfAFileIsAsWideAsItsPanel() throws {
        func layout(_ name: String) throws -> (layout: GraphLayout, texts: [String]) {
            let scenes = (0..<6).map { GraphFixtures.scene("\($0)", at: ($0 * 700, 0)) }
            let graph = try GraphFixtures.file(name, scenes.joined()).graph
            return (GraphLayout(graph, []), SVGReader(graph.svg)?.texts ?? [])
        }
        let width = try layout("A").layout.frames[0].width
        let name = String(repeating: "l", count: Int((width - 40) / SVGText.width("l", size: 15, isBold: true)))
        for (name, isWhole) in [(name, true), (name + "l", false)] {
            let (layout, texts) = try layout(name)
            #expect(texts.contains { $0.hasPrefix("ll") && $0.hasSuffix("l\u{2026}") } != isWhole)
            // Its space is that of the text that is drawn.
            let end = DrawingRect(x: layout.frames[0].right - 50, y: layout.frames[0].y + 20, width: 1, height: 1)
            #expect(layout.obstacles.owners(in: end) == [-1])
            #expect(layout.frames[0].width == width)
        }
    }

    /// Usual names are whole, even if they are wider than a narrow panel.
    @Test
    func nameOfAFileIsTruncatedAt400Points() {
        func title(_ count: Int) -> String { PanelLayout.title(String(repeating: "l", count: count), width: 200) }
        #expect(title(80) == String(repeating: "l", count: 80))
        #expect(title(81).hasSuffix("l\u{2026}"))
    }

    @Test
    func boxOfAnExitHasSpaceForItsSegues() throws {
        let segue = GraphFixtures.segue("unwind", "a-exit", "unwindAction=\"a:\" identifier=\"leave\"")
        let graph = try GraphFixtures.file("Exit", GraphFixtures.scene("a", "", segue)).graph
        let exit = try #require(graph.nodes.firstIndex { $0.role == .exit })
        let text = BoxText(graph.nodes[exit], unwinds: ["leave"])
        #expect(text.lines.map(\.text) == ["a: (leave)"])
        #expect(BoxText.sizes(of: graph)[exit].width == text.width)
    }

    @Test
    func boxOfALongExitIsInsideThatOfItsScene() throws {
        let segue = GraphFixtures.segue("unwind", "a-exit", "unwindAction=\"backToTheListOfAllCities:\"")
        let graph = try GraphFixtures.file("Exit", GraphFixtures.scene("a", "", segue)).graph
        let widths = BoxText.sizes(of: graph).map { $0.width }
        #expect(graph.nodes.map(\.role) == [.scene, .exit])
        #expect(widths[1] == widths[0] - 18)
    }

    /// A label with more lines is a footnote.
    @Test
    func labelHasUpToSixLines() throws {
        func firstArrow(_ count: Int) throws -> GraphArrow {
            let segues = (1...count).map { GraphFixtures.segue("show", "b", "identifier=\"go\($0)\"") }
            let scenes = GraphFixtures.scene("a", "", segues.joined()) + GraphFixtures.scene("b")
            let graph = try GraphFixtures.file("Lines", scenes).graph
            return try #require(GraphArrow.arrows(of: graph).first)
        }
        let six = try firstArrow(6)
        #expect(six.label?.lines.map(\.text) == ["go1", "go2", "go3", "go4", "go5", "go6"])
        #expect(!six.isTruncated)
        for count in 7...8 {
            let arrow = try firstArrow(count)
            #expect(arrow.label?.lines.map(\.text) == ["go1", "go2", "go3", "go4", "go5", "\u{2026}"])
            #expect(arrow.isTruncated)
        }
    }

    @Test
    func footnoteIsAtMost1800PointsWide() throws {
        let long = String(repeating: "l", count: 99)
        let segues = (0..<10).map { GraphFixtures.segue("show", "b", "identifier=\"\(long)\($0)\"") }
        // The names have different widths, so that the text ends at different places of a letter.
        for name in ["A", "i", "f", "m", "e", "ee", "fff", "ff"] {
            let scenes = GraphFixtures.scene("a", "title=\"\(name)\"", segues.joined()) + GraphFixtures.scene("b")
            let drawing = StoryboardDrawing(try GraphFixtures.file("Notes", scenes).graph)
            let text = SVGText.line("1 \(drawing.graph.description(of: drawing.arrows[0].arrow))")
            #expect(drawing.footnotes.count == 1)
            let note = try #require(drawing.footnotes.first).text
            #expect(text.hasPrefix(note.dropLast()) && note.hasSuffix("l\u{2026}"))
            #expect(SVGText.width(note, size: 11) <= 1800 && SVGText.width(note + "l", size: 11) > 1800)
        }
    }

    @Test
    func longIdentifierHasThreeLines() throws {
        func lines(_ count: Int) throws -> [String] {
            let identifier = Array(repeating: "mmmmmmmmmi", count: count).joined(separator: " ")
            let segue = GraphFixtures.segue("show", "b", "identifier=\"\(identifier)\"")
            let file = try GraphFixtures.file("Long", GraphFixtures.scene("a", "", segue), GraphFixtures.scene("b"))
            return GraphArrow.arrows(of: file.graph).flatMap { $0.label?.lines ?? [] }.map(\.text)
        }
        #expect(try lines(3) == ["mmmmmmmmmi", "mmmmmmmmmi", "mmmmmmmmmi"])
        #expect(try lines(4) == ["mmmmmmmmmi", "mmmmmmmmmi", "mmmmmmmmmi\u{2026}"])
    }

    @Test
    func longTextsOfABoxHaveSeveralLines() throws {
        func long(_ name: String) -> String { (1...9).map { "\(name)\($0)" }.joined(separator: " ") }
        let file = try GraphFixtures.file(
            "Long",
            GraphFixtures.scene("a", "storyboardIdentifier=\"\(long("Oslo"))\" customClass=\"\(long("Controller"))\""),
            GraphFixtures.scene("b", kind: "viewControllerPlaceholder", "storyboardName=\"\(long("Maps"))\""),
            GraphFixtures.scene("c", "", GraphFixtures.segue("unwind", "c-exit", "unwindAction=\"\(long("back"))\""))
        )
        let texts = file.graph.nodes.map { node in
            BoxText(node).lines.map { "\($0.size)\($0.isBold ? " bold" : "")\($0.isPale ? " pale" : "") \($0.text)" }
        }
        #expect(
            texts == [
                [
                    "10.0 pale view controller", "12.5 bold Oslo1 Oslo2 Oslo3", "12.5 bold Oslo4 Oslo5 Oslo6",
                    "12.5 bold Oslo7 Oslo8 Oslo9", "10.5 Controller1 Controller2",
                    "10.5 Controller3 Controller4 Con\u{2026}",
                ],
                [
                    "9.0 pale outside", "11.0 bold Maps1 Maps2 Maps3", "11.0 bold Maps4 Maps5 Maps6",
                    "11.0 bold Maps7 Maps8 Maps9",
                ],
                ["10.0 pale view controller", "12.5 bold View Controller", "10.5 c"],
                ["10.5 back1 back2 back3 bac\u{2026}"],
            ]
        )
    }

    @Test(arguments: ["1e308", "-1e300", "nan", "inf", "0x1p900"])
    func extremeLocations(number: String) throws {
        let scene = GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b"))
        let point = "<point key=\"canvasLocation\" x=\"\(number)\" y=\"\(number)\"/></scene>"
        let moved = scene.replacingOccurrences(of: "</scene>", with: point)
        let file = try GraphFixtures.file("Strange", moved, GraphFixtures.scene("b", "", at: (0, 0)))
        try checkedSVG(file.graph)
    }

    @Test
    func missingLocations() throws {
        let scenes = (0..<12).map { GraphFixtures.scene("\($0)", "", GraphFixtures.segue("show", "\($0 / 2)")) }
        try checkedSVG(try GraphFixtures.file("None", initial: "3", scenes.joined()).graph)
        let located = GraphFixtures.scene("a", "", at: (0, 0), GraphFixtures.segue("show", "a"))
        try checkedSVG(try GraphFixtures.file("Some", located + scenes.joined()).graph)
        let same = (0..<30).map { GraphFixtures.scene("\($0)", "", at: (5, 5), GraphFixtures.segue("show", "0")) }
        try checkedSVG(try GraphFixtures.file("Same", same.joined()).graph)
        try checkedSVG(try GraphFixtures.file("Empty").graph)
        try checkedSVG(StoryboardGraph([]))
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
        try checkedSVG(try GraphFixtures.file("Thousand", scenes.joined()).graph, isDense: true)
    }
}

extension StoryboardDrawing.Arrow {
    fileprivate var segments: [DrawingRect] {
        zip(path.corners, path.corners.dropFirst()).map { DrawingRect($0, $1) }
    }

    /// Whether two arrows share more than a point.
    fileprivate func overlaps(_ other: Self) -> Bool {
        segments.contains { first in
            other.segments.contains { second in
                let width = min(first.right, second.right) - max(first.x, second.x)
                let height = min(first.bottom, second.bottom) - max(first.y, second.y)
                return width >= 0 && height >= 0 && max(width, height) > 1
            }
        }
    }
}

extension StoryboardDrawing {
    /// The positions of the arrows that are one vertical line.
    fileprivate var verticalArrows: Set<Double> {
        let positions = arrows.map { Set($0.path.corners.map(\.x)) }
        return Set(positions.filter { $0.count == 1 }.compactMap(\.first))
    }

    /// The arrows that cross a box.
    fileprivate var crossings: [String] {
        var index = SpatialIndex()
        for (node, box) in boxes.enumerated() { index.insert(box.expanded(by: -1), owner: node) }
        return arrows.filter { graph.nodes[$0.arrow.edge.to].role != .exit }.compactMap { arrow in
            arrow.segments.contains { !index.owners(in: $0).isEmpty } ? graph.description(of: arrow.arrow) : nil
        }
    }

    /// The labels that cover the line of an arrow of another bundle.
    fileprivate var labelsOverLines: [String] {
        var index = SpatialIndex()
        for (number, arrow) in arrows.enumerated() {
            for segment in arrow.segments { index.insert(segment, owner: number) }
        }
        return arrows.enumerated().compactMap { number, arrow in
            guard let label = arrow.label else { return nil }
            let covered = index.owners(in: label.rect).filter { $0 != number && !arrows[$0].overlaps(arrow) }
            return covered.isEmpty ? nil : graph.description(of: arrow.arrow)
        }
    }
}

/// Drawings of real files.
@Suite(.tags(.slow), .enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct StoryboardSVGCorpusTests {
    @Test(arguments: Corpus.files)
    func nothingOverlapsAndWidthIsLimited(file: URL) throws {
        guard let graph = try? StoryboardFile(contentsOf: file).graph else { return }
        for graph in [graph, graph.withoutScreens] { try checkedSVG(graph) }
    }

    @Test
    func allFilesAreDrawnTogether() throws {
        try checkedSVG(StoryboardGraph(Corpus.files.compactMap { try? StoryboardFile(contentsOf: $0) }))
    }
}
