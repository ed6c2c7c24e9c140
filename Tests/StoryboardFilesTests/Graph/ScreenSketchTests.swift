import StoryCodeDrawing
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Drawings of screens from the frames of their views.
struct ScreenSketchTests {
    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func sketch(_ views: String, beside: String = "", isFlipped: Bool = false) throws -> ScreenSketch? {
        let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, 300, 600))<subviews>\(views)</subviews></view>"
        let file = try XML.file(XML.text(XML.scene("A", inside: view + beside)))
        return try ScreenSketch(#require(file.scenes.first), isFlipped: isFlipped)
    }

    @Test
    func viewsAreShapesInTheirPlaces() throws {
        let sketch = try #require(
            try sketch(
                """
                <button id="b">\(frame(100, 200, 100, 50))</button>
                <stackView id="s">\(frame(50, 300, 200, 100))<subviews>
                <switch id="w">\(frame(10, 20, 50, 30))</switch>
                <imageView id="i" hidden="YES">\(frame(0, 0, 50, 30))</imageView></subviews></stackView>
                <label id="l" text="Hello" textAlignment="center">\(frame(0, 100, 300, 20))</label>
                <textField id="t">\(frame(250, 500, 100, 200))</textField>
                <slider id="o">\(frame(400, 0, 10, 10))</slider>
                """
            )
        )
        // 600 points are 168 in the drawing.
        #expect(sketch.bounds == .init(x: 0, y: 0, width: 84, height: 168))
        #expect(sketch.shapes.map(\.kind) == [.button, .toggle, .text, .field])
        let button = sketch.shapes[0].rect
        #expect([button.x, button.y, button.width, button.height].map { $0.rounded() } == [28, 56, 28, 14])
        #expect(sketch.shapes[1].rect.x.rounded() == 17 && sketch.shapes[1].rect.y.rounded() == 90)
        #expect(sketch.shapes[2].rect.center.x.rounded() == 42)
        #expect(sketch.shapes[3].rect.right == 84 && sketch.shapes[3].rect.bottom == 168)
    }

    /// Returns the shapes of a screen on which a point is one point in the drawing.
    private func shapes(_ views: String) throws -> [ScreenSketch.Shape] {
        let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, 150, 168))<subviews>\(views)</subviews></view>"
        let file = try XML.file(XML.text(XML.scene("A", inside: view)))
        return try ScreenSketch(#require(file.scenes.first), isFlipped: false)?.shapes ?? []
    }

    @Test
    func tinyViewsAreNotDrawn() throws {
        func shapes(_ width: Double, _ height: Double, count: Int = 1) throws -> Int {
            let rect = "<rect key=\"frame\" x=\"9\" y=\"9\" width=\"\(width)\" height=\"\(height)\"/>"
            return try self.shapes((0..<count).map { "<button id=\"b\($0)\">\(rect)</button>" }.joined()).count
        }
        #expect(try shapes(2, 1.5) == 1)
        #expect(try shapes(1.9, 1.5) == 0)
        #expect(try shapes(2, 1.4) == 0)
        #expect(try [89, 90, 91].map { try shapes(20, 20, count: $0) } == [89, 90, 90])
    }

    @Test
    func tinyScreensAreNotDrawn() throws {
        func isDrawn(_ width: Int, _ height: Int) throws -> Bool {
            let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, width, height))</view>"
            return try XML.file(XML.text(XML.scene("A", inside: view))).graph.nodes[0].screens.count == 1
        }
        #expect(try [(40, 30), (39, 30), (40, 29)].map(isDrawn) == [true, false, false])
    }

    @Test
    func textsAreShownWhereTheyAreLegible() throws {
        let views = """
            <button id="b">\(frame(0, 50, 300, 50))<state key="normal" title="Sign in"/></button>
            <label id="l" text="Name">\(frame(0, 100, 300, 20))</label>
            <label id="s" text="Small">\(frame(0, 150, 300, 20))<fontDescription key="fontDescription" pointSize="9"/></label>
            <textField id="t" placeholder="City">\(frame(0, 200, 300, 30))</textField>
            <textView id="w">\(frame(0, 300, 300, 90))<string key="text">A &lt;b></string></textView>
            """
        let bar = "<navigationItem key=\"navigationItem\" title=\"Account\" id=\"n\"/>"
        let sketch = try #require(try sketch(views, beside: bar))
        #expect(sketch.shapes.compactMap(\.text) == ["Sign in", "Name", "Small", "City", "A <b>", "Account"])
        let svg = SketchWriter(origin: .init(x: 0, y: 0)).elements(sketch)
        let texts = svg.matches(of: />([^<>]+)<\/text>/).map { String($0.1) }
        #expect(texts == ["Sign in", "Name", "City", "A &lt;b&gt;", "Account"])
        let huge = "<fontDescription key=\"fontDescription\" pointSize=\"1e300\"/>"
        let large = try #require(try self.sketch("<label id=\"l\" text=\"A\">\(frame(0, 0, 300, 20))\(huge)</label>"))
        #expect(large.shapes.map { $0.size.rounded() } == [56])
    }

    @Test
    func labelsWithoutTextAreBars() throws {
        let views = "<label id=\"a\">\(frame(0, 0, 300, 20))</label><label id=\"b\">\(frame(0, 50, 300, 60))</label>"
        let svg = try SketchWriter(origin: .init(x: 0, y: 0)).elements(#require(try sketch(views)))
        #expect(svg.matches(of: /class="bar".*?height="(.*?)"/).map { String($0.1) } == ["2.52", "3"])
    }

    @Test
    func originOfMacViewsIsAtBottom() throws {
        let button = "<button id=\"b\">\(frame(0, 0, 100, 50))</button>"
        #expect(try sketch(button, isFlipped: true)?.shapes.map { $0.rect.y.rounded() } == [154])
        #expect(try sketch(button)?.shapes.map { $0.rect.y.rounded() } == [0])
    }

    @Test
    func emptyListHasRows() throws {
        let list = try #require(try sketch("<tableView id=\"t\">\(frame(0, 0, 300, 200))</tableView>"))
        #expect(list.shapes.map(\.kind) == [.list, .cell, .cell, .cell, .cell])
        let cell = "<prototypes><tableViewCell id=\"c\">\(frame(0, 0, 300, 80))</tableViewCell></prototypes>"
        let filled = try #require(try sketch("<tableView id=\"t\">\(frame(0, 0, 300, 200))\(cell)</tableView>"))
        #expect(filled.shapes.map(\.kind) == [.list, .cell])
        let long = "<tableView id=\"t\">\(frame(0, 0, 150, 3000))</tableView>"
        let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, 150, 3000))\(long)</view>"
        let graph = try XML.file(XML.text(XML.scene("A", inside: view))).graph
        #expect(graph.nodes[0].screens.map { $0.shapes.count { $0.kind == .cell } } == [20])
    }

    @Test
    func labelOfMacHasNoBorder() throws {
        func shape(_ name: String, _ cell: String) throws -> ScreenSketch.Shape? {
            let cell = "<textFieldCell key=\"cell\" title=\"Name\" \(cell)/>"
            return try shapes("<\(name) id=\"t\">\(frame(10, 20, 100, 20))\(cell)</\(name)>").first
        }
        #expect(try shape("textField", "borderStyle=\"bezel\"")?.kind == .field)
        #expect(try shape("searchField", "")?.kind == .field)
        let places: [(alignment: String, x: Double)] = [("left", 10), ("center", 34), ("right", 58)]
        for (alignment, x) in places {
            let label = try #require(try shape("textField", "alignment=\"\(alignment)\""))
            #expect(label.kind == .text && label.text == "Name")
            #expect(label.rect.x.rounded() == x)
        }
    }

    @Test
    func screenOfNavigationControllerHasBar() throws {
        let sketch = try sketch("", beside: "<navigationItem key=\"navigationItem\" id=\"n\"/>")
        #expect(sketch?.shapes.map(\.kind) == [.bar, .text])
    }

    @Test
    func wideScreenIsInsideItsBox() throws {
        let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, 300, 150))</view>"
        let svg = try #require(SVGReader(try XML.file(XML.text(XML.scene("A", inside: view))).graph.svg))
        #expect(svg.screens.map(\.width) == [150])
        #expect(svg.outside.isEmpty)
    }

    @Test
    func screenWithoutFrameIsNotDrawn() throws {
        let file = try XML.file(XML.text(XML.scene("A", inside: "<view key=\"view\" id=\"v\"/>"), XML.scene("B")))
        #expect(file.graph.nodes.map(\.screens) == [[], []])
    }

    @Test(arguments: ["1e300", "nan", "-1e9", "0"])
    func strangeFramesAreIgnored(number: String) throws {
        let rect = "<rect key=\"frame\" x=\"0\" y=\"\(number)\" width=\"\(number)\" height=\"\(number)\"/>"
        #expect(try sketch("<button id=\"b\">\(rect)</button>")?.shapes.map(\.kind) == [])
    }

    @Test
    func hugeFramesAreIgnored() throws {
        func kinds(_ width: Int) throws -> [ScreenSketch.Kind] {
            try shapes("<button id=\"b\">\(frame(0, 0, width, 20))</button>").map(\.kind)
        }
        #expect(try kinds(99_999) == [.button])
        #expect(try kinds(100_000) == [])
    }

    @Test
    func thumbnailsCanBeOmitted() throws {
        let view = "<view key=\"view\" id=\"v\">\(frame(0, 0, 300, 600))</view>"
        let graph = try XML.file(XML.text(XML.scene("A", inside: view))).graph
        #expect(try #require(SVGReader(graph.svg)).classes["screen"] == nil)
        #expect(graph.svg.contains("<rect class=\"screen\""))
        #expect(!graph.svg(thumbnails: false).contains("<rect class=\"screen\""))
        let boxes = [graph.svg, graph.svg(thumbnails: false)].compactMap { SVGReader($0)?.boxes.first?.height }
        #expect(boxes[0] == boxes[1] + 176)
    }
}
