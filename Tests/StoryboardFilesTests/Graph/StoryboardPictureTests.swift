import Foundation
import Testing

@testable import StoryboardFiles

/// The SVG of storyboards is well-formed, and nothing in it covers anything else.
struct StoryboardPictureTests {
    /// Reads the picture of a graph, and checks what must be so in every one.
    private func picture(_ graph: StoryboardGraph) throws -> PictureReader {
        let drawing = StoryboardDrawing(graph)
        let picture = try #require(PictureReader(drawing.svg))
        #expect(picture.boxes.count == graph.nodes.count)
        #expect(picture.overlaps.isEmpty)
        // Every arrow has its label, or a number and a note, or only a note where there is no room even for a number.
        let named = graph.bundles.filter { graph.nodes[$0.edge.to].role != .exit && $0.edge.kind != "reference" }
        let written = drawing.arrows.filter { $0.label?.isNumber == false }.count
        #expect(written + drawing.notes.count == named.count)
        #expect(picture.labels.count <= named.count)
        #expect(picture.numbers.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 2 })
        // Notes and the key are below everything else.
        let bottom = (picture.boxes + picture.labels).map(\.bottom).max() ?? 0
        #expect(drawing.notes.allSatisfy { $0.place.y > bottom })
        return picture
    }

    @Test
    func theLibraryIsDrawn() throws {
        let graph = try GraphFixtures.library.graph
        let picture = try picture(graph)
        for text in [
            "Library", "Navigation Controller", "A Book", "Cover", "backToBooks:", "rootViewController", "open",
        ] {
            #expect(picture.texts.contains(text), "\(text)")
        }
        #expect(picture.classes["missing"] == 1)
        #expect(picture.classes["outside"] == 1)
        #expect(picture.classes["unwind"] == 1)
        #expect(graph.svg == graph.svg)
    }

    @Test
    func scenesAreAsOnTheCanvas() throws {
        let boxes = StoryboardDrawing(try GraphFixtures.library.graph).boxes
        #expect(boxes[0].right < boxes[1].x && boxes[1].right < boxes[2].x)
        #expect(boxes[0].centre.y == boxes[1].centre.y)
        #expect(boxes[1].bottom < boxes[3].y && boxes[1].centre.x == boxes[3].centre.x)
        #expect(boxes[2].bottom < boxes[5].y && boxes[5].bottom < boxes[4].y)
    }

    @Test
    func filesAreInFramesOfTheirOwn() throws {
        let graph = try StoryboardGraph([GraphFixtures.library, GraphFixtures.shop])
        let picture = try picture(graph)
        let drawing = StoryboardDrawing(graph)
        #expect(!drawing.frames[0].overlaps(drawing.frames[1]))
        for (node, box) in zip(graph.nodes, drawing.boxes) { #expect(drawing.frames[node.file].contains(box.centre)) }
        #expect(picture.classes["reference"] == 4)
    }

    @Test
    func parallelArrowsAreApart() throws {
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
        let picture = try picture(graph)
        #expect(picture.labels.count == 3)
        let routes = StoryboardDrawing(graph).arrows.map(\.route)
        #expect(Set(routes.map { $0.place(at: 0.5).point.y.rounded() }).count == 3)
    }

    @Test
    func hostileTextIsCutAndKeptForThePointer() throws {
        let long = "&quot;&lt;/text&gt;&amp;\u{1F469}\u{200D}\u{1F680}&#10;]]&gt;" + String(repeating: "W", count: 300)
        let title = "\"</text>&\u{1F469}\u{200D}\u{1F680} ]]>" + String(repeating: "W", count: 300)
        let file = try GraphFixtures.file(
            "Hostile <&>",
            GraphFixtures.scene("a", "title=\"\(long)\"", GraphFixtures.segue("show", "b", "identifier=\"\(long)\"")),
            GraphFixtures.scene("b", "customClass=\"\(long)\"")
        )
        let picture = try picture(file.graph)
        #expect(picture.texts.contains { $0.contains(title) })
        #expect(picture.texts.contains { $0.hasSuffix("W\u{2026}") && $0.hasPrefix("\"</text>&") })
        #expect(picture.texts.contains("Hostile <&>"))
    }

    @Test(arguments: ["1e308", "-1e300", "nan", "inf", "0x1p900"])
    func strangePlacesDoNotMatter(number: String) throws {
        let scene = GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b"))
        let point = "<point key=\"canvasLocation\" x=\"\(number)\" y=\"\(number)\"/></scene>"
        let strange = scene.replacingOccurrences(of: "</scene>", with: point)
        let file = try GraphFixtures.file("Strange", strange, GraphFixtures.scene("b", "", at: (0, 0)))
        _ = try picture(file.graph)
    }

    @Test
    func scenesWithoutPlacesGetSome() throws {
        let scenes = (0..<12).map { GraphFixtures.scene("\($0)", "", GraphFixtures.segue("show", "\($0 / 2)")) }
        _ = try picture(try GraphFixtures.file("None", initial: "3", scenes.joined()).graph)
        let placed = GraphFixtures.scene("a", "", at: (0, 0), GraphFixtures.segue("show", "a"))
        _ = try picture(try GraphFixtures.file("Some", placed + scenes.joined()).graph)
        let same = (0..<30).map { GraphFixtures.scene("\($0)", "", at: (5, 5), GraphFixtures.segue("show", "0")) }
        _ = try picture(try GraphFixtures.file("Same", same.joined()).graph)
        _ = try picture(try GraphFixtures.file("Empty").graph)
        _ = try picture(StoryboardGraph([]))
    }

    @Test
    func aThousandScenesAreDrawn() throws {
        let scenes = (0..<1000).map { place in
            GraphFixtures.scene(
                "\(place)",
                "customClass=\"Screen\(place)\"",
                at: (place % 40 * 700, place / 40 * 800),
                GraphFixtures.segue("show", "\(place + 1)", "identifier=\"next\""),
                GraphFixtures.segue("presentation", "\((place + 43) % 1000)")
            )
        }
        _ = try picture(try GraphFixtures.file("Thousand", scenes.joined()).graph)
    }
}

/// The same of real files.
@Suite(.enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct StoryboardPictureCorpusTests {
    @Test(arguments: Corpus.files)
    func nothingCoversAnything(file: URL) throws {
        guard let graph = try? StoryboardFile(contentsOf: file).graph else { return }
        let picture = try #require(PictureReader(graph.svg))
        #expect(picture.boxes.count == graph.nodes.count)
        #expect(picture.overlaps.isEmpty, "\(picture.overlaps)")
    }
}
