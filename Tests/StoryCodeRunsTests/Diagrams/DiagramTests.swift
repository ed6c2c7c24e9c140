import StoryCode
import StoryCodeDrawing
import StoryCodeRuns
import TestSupport
import Testing

/// The tree of controllers and the graph of components have diagrams.
@MainActor
struct DiagramTests {
    private func makeWindow() -> Window {
        let window = Window()
        let (tabs, stack) = (TabBarController(), NavigationController())
        let (cities, settings, sheet) = (ViewController(), ViewController(), ViewController())
        cities.title = "Cities"
        settings.title = "Settings"
        sheet.title = "A \"sheet\" <b>"
        stack.viewControllers = [cities]
        tabs.viewControllers = [stack, settings]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        sheet.modalPresentationStyle = .pageSheet
        tabs.present(sheet, animated: false)
        return window
    }

    @Test func hierarchyIsDOT() {
        let expected = #"""
            digraph controllers {
                rankdir=LR
                node [shape=box]
                n0 [label="TabBarController\nappeared"]
                n1 [label="NavigationController\nappeared"]
                n2 [label="Cities\nViewController\nappeared"]
                n3 [label="ViewController\ndisappeared", color=gray, fontcolor=gray]
                n4 [label="A \"sheet\" <b>\nViewController\nappeared, pageSheet"]
                n1 -> n2
                n0 -> n1
                n0 -> n3
                n0 -> n4 [label="presents", style=dashed]
            }

            """#
        let window = makeWindow()
        #expect(window.controllerHierarchy.dot == expected)
    }

    @Test func hierarchyIsMermaid() {
        let expected = """
            flowchart LR
                n0["TabBarController<br>appeared"]
                n1["NavigationController<br>appeared"]
                n2["Cities<br>ViewController<br>appeared"]
                n3("ViewController<br>disappeared")
                n4["A #quot;sheet#quot; #lt;b#gt;<br>ViewController<br>appeared, pageSheet"]
                n1 --> n2
                n0 --> n1
                n0 --> n3
                n0 -.->|"presents"| n4

            """
        let window = makeWindow()
        #expect(window.controllerHierarchy.mermaid == expected)
    }

    @Test func labelsWithoutSpaceAreFootnotes() throws {
        let boxes = (0..<2).map { BoxDiagram.Box(lines: ["Box \($0)"], style: "plain", tooltip: "") }
        let arrows = (0..<12).map {
            BoxDiagram.Arrow(from: $0 % 2, to: $0 / 6, label: "Label of arrow \($0)", dash: "")
        }
        let reader = try #require(TimelineReader(BoxDiagram(title: "Boxes", boxes: boxes, arrows: arrows).svg))
        #expect(
            reader.texts.dropFirst(3).map(\.description) == [
                "1", "2", "3", "Label of arrow 3", "4", "Label of arrow 5", "Label of arrow 6", "Label of arrow 7",
                "Label of arrow 8", "Label of arrow 9", "5", "Label of arrow 11",
                "1  Label of arrow 0", "2  Label of arrow 1", "3  Label of arrow 2", "4  Label of arrow 4",
                "5  Label of arrow 10",
            ]
        )
        #expect(reader.overlaps == [] && reader.cutTexts == [])
    }

    /// Footnotes are the widest part, and boxes and labels have texts that are too long for them.
    @Test func drawingWithLongTexts() throws {
        let name = String(repeating: "A WIDE WORLD ", count: 9)
        let boxes = (0..<2).map { BoxDiagram.Box(lines: ["\($0)", name, name], style: "pale", tooltip: "") }
        let arrows = (0..<12).map {
            let label = $0 < 2 ? "" : $0 < 4 ? "short" : "\($0) \(name)"
            return BoxDiagram.Arrow(from: $0 % 2, to: $0 < 6 ? 0 : 1 - $0 % 2, label: label, dash: $0 < 9 ? "" : "2 3")
        }
        let svg = BoxDiagram(title: "Boxes", boxes: boxes, arrows: arrows).svg
        let reader = try #require(TimelineReader(svg))
        #expect(reader.overlaps == [] && reader.cutTexts == [])
        expectFingerprint("d0af7323d2d49325", of: svg, "long texts.svg")
    }

    @Test(arguments: [("mmmmmmmmmmmmmm", "mmmmmmmmmmmmmm"), ("mmmmmmmmmmmmmmi", "mmmmmmmmmmmmm\u{2026}")])
    func longLabelIsCut(label: String, expected: String) throws {
        let boxes = (0..<2).map { BoxDiagram.Box(lines: ["\($0)"], style: "plain", tooltip: "") }
        let arrow = BoxDiagram.Arrow(from: 0, to: 1, label: label, dash: "")
        let reader = try #require(TimelineReader(BoxDiagram(title: "Boxes", boxes: boxes, arrows: [arrow]).svg))
        #expect(reader.texts.map(\.description) == ["Boxes", "0", "1", expected])
    }

    @Test func hierarchyIsSVG() throws {
        let window = makeWindow()
        let reader = try #require(TimelineReader(window.controllerHierarchy.svg))
        let texts = reader.texts.map(\.description)
        #expect(texts.first == "Controllers")
        #expect(Set(["TabBarController", "Cities", "A \"sheet\" <b>", "presents"]).isSubset(of: texts))
        #expect(reader.overlaps == [])
        #expect(reader.cutTexts == [])
    }

    @Test func drawingOfBoxesAndArrows() {
        let diagram = BoxDiagram(
            title: "A title that is wider than all boxes & labels of the drawing together are",
            boxes: [
                .init(lines: ["First", "a detail"], style: "strong", tooltip: "the first"),
                .init(lines: ["Second"], style: "plain", tooltip: "the second"),
            ],
            arrows: [
                .init(from: 0, to: 1, label: "to", dash: ""), .init(from: 1, to: 0, label: "", dash: "6 4"),
                .init(from: 0, to: 2, label: "nowhere", dash: ""),
            ]
        )
        let body = diagram.svg.split(separator: "\n").filter { $0.hasPrefix("<") }.joined(separator: "\n")
        let expected = #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="683" height="133" viewBox="0 -44 683 133" role="img" \#
            aria-labelledby="title">
            <title id="title">A title that is wider than all boxes &amp; labels of the drawing together are</title>
            <style>
            </style>
            <rect class="page" x="0" y="-44" width="683" height="133"/>
            <text x="24" y="-16" font-size="15" class="heading">A title that is wider than all boxes &amp; labels of \#
            the drawing together are</text>
            <g class="arrow" data-from="0" data-to="1"><title>First → Second: to</title><path d="M104 34 L188 34"/>\#
            <polygon points="188,34 179,38 179,30"/></g>
            <g class="arrow" data-from="1" data-to="0"><title>Second → First</title><path d="M188 55 L104 55" \#
            stroke-dasharray="6 4"/><polygon points="104,55 113,51 113,59"/></g>
            <g data-box="0"><title>the first</title><rect class="box strong" x="24" y="16" width="80" height="57" \#
            rx="7"/><text x="64" y="42" font-size="12.5" class="name">First</text><text x="64" y="57" \#
            font-size="10.5" class="detail">a detail</text></g>
            <g data-box="1"><title>the second</title><rect class="box plain" x="188" y="16" width="80" height="57" \#
            rx="7"/><text x="228" y="49.5" font-size="12.5" class="name">Second</text></g>
            <g data-from="0" data-to="1"><title>First → Second: to</title><rect class="label" x="130.5" y="25.5" \#
            width="20" height="17" rx="3"/><text x="140.5" y="38" font-size="10.5" class="detail">to</text></g>
            </svg>
            """#
        #expect(body == expected)
    }

    @Test func emptyHierarchyIsSVG() throws {
        let reader = try #require(TimelineReader(Window().controllerHierarchy.svg))
        #expect(reader.texts.map(\.description) == ["Controllers"])
    }

    @Test func componentsAreSVG() throws {
        final class Engine: Sendable {}
        final class Radio {}
        final class Car {
            var radio: Radio?

            init(_: Engine) {}
        }
        final class Garage {
            init(_: Car, _: Engine, _: Provider<Car>) {}
        }
        let container = Container()
        container.register(Engine.init).lifetime(.single)
        container.register(Car.init).injection(\.radio)
        container.register(Garage.init)
        #expect(container.graph.svg.contains("svg:root{background:#0d1117}"))
        let reader = try #require(TimelineReader(container.graph.svg))
        let texts = reader.texts.map(\.description)
        #expect(Set(["Components", "Engine", "single", "Car", "Garage"]).isSubset(of: texts), "\(texts)")
        #expect(texts.contains { $0.hasSuffix(", later") })
        #expect(reader.overlaps == [])
        #expect(reader.cutTexts == [])
    }
}
