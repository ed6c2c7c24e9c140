import Foundation
import StoryCodeDrawing
import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles

/// Differences as JSON, as Markdown and as pictures.
struct ComparisonReportTests {
    private func comparison() throws -> StoryboardComparison {
        try StoryboardComparison(old: ComparisonFixtures.old, new: ComparisonFixtures.new)
    }

    @Test
    func jsonHasCountsAndValues() throws {
        let json = try JSONDecoder().decode(JSONValue.self, from: Data(comparison().json().utf8))
        #expect(json["counts"]?["scenes"] == ["added": 1, "removed": 1, "changed": 1])
        guard case .array(let files)? = json["files"], case .array(let scenes)? = files.first?["scenes"],
            case .array(let parts)? = scenes.first?["parts"]
        else {
            Issue.record("the lists are missing")
            return
        }
        #expect(files.first?["path"] == "Main.storyboard")
        #expect(files.first?["change"] == "changed")
        #expect(
            parts.first == [
                "part": "segue", "change": "changed", "name": "show \"open\" → Detail", "id": "s1", "line": 14,
                "fields": [["name": "destination", "old": "A Book", "new": "Detail"]],
            ]
        )
        #expect(
            scenes.last == [
                "change": "removed", "name": "OldScreen", "kind": "view controller", "id": "old", "line": 27,
                "fields": [], "parts": [],
            ]
        )
    }

    @Test
    func markdownHasCountsDetailsAndDiagram() throws {
        let old = [XML.scene("a", "viewController", "title=\"A\"", connections: XML.segue("show", to: "b"))]
        let new = [XML.scene("a", "viewController", "title=\"A|`B`\"")]
        let comparison = try ComparisonFixtures.comparison(
            old + [XML.scene("b")],
            new + [XML.scene("b", "viewController", "title=\"#1 @b &lt;b>\"")]
        )
        #expect(
            comparison.markdown == """
                | storyboard | scenes | segues |
                |---|---|---|
                | `Main.storyboard` | ~2 | -1 |

                <details><summary><code>Main.storyboard</code></summary>

                - **~** `` A|`B` `` (view controller)
                  - title: `A` → `` A|`B` ``
                  - **-** segue `show → View Controller`
                - **~** `#1 @b <b>` (view controller)
                  - title: none → `#1 @b <b>`

                </details>

                <details><summary>Diagram</summary>

                ```mermaid
                flowchart LR
                    subgraph f0["Main"]
                        n0["~ A|#96;B#96;<br>view controller"]
                        n1["~ #35;1 @b #lt;b#gt;<br>view controller"]
                    end
                    n0 -->|"− show"| n1
                    linkStyle 0 stroke:#d1242f,stroke-dasharray:5 4
                    classDef changed stroke:#bf8700,stroke-width:3px
                    class n0,n1 changed
                ```

                </details>

                """
        )
    }

    /// GitHub refuses diagrams from a length on.
    @Test
    func longDiagramIsLeftOut() throws {
        /// Returns a comparison with as many letters in titles, of which a diagram shows 60 each.
        func comparison(_ letters: Int) throws -> StoryboardComparison {
            let scenes = (0..<600).map { number in
                let title = String(repeating: "a", count: 1 + min(max(letters - number * 50, 0), 50))
                return XML.scene("s\(number)", "viewController", "title=\"\(title)\"")
            }
            return try ComparisonFixtures.comparison([], scenes)
        }
        let size = try comparison(0).graph.changedPart.mermaid.utf8.count
        for (bytes, isShown) in [(39_999, true), (40_000, false)] {
            let comparison = try comparison(bytes - size)
            try #require(comparison.graph.changedPart.mermaid.utf8.count == bytes)
            #expect(comparison.markdown.contains("<summary>Diagram</summary>") == isShown)
        }
    }

    @Test
    func longNamesInMarkdownAreTruncated() throws {
        for (count, isWhole) in [(120, true), (121, false)] {
            let name = String(repeating: "n", count: count)
            let markdown = try ComparisonFixtures.comparison(
                [],
                [XML.scene("a", "viewController", "title=\"\(name)\"")]
            ).markdown
            let text = isWhole ? name : "\(name.dropLast(2))\u{2026}"
            #expect(markdown.contains("\n- **+** `\(text)` (view controller)\n"))
        }
    }

    @Test
    func emptyValueInMarkdownIsInQuotationMarks() throws {
        func scene(_ text: String) -> String {
            XML.scene("a", inside: "<label id=\"l\" userLabel=\"Name\" text=\"\(text)\"/>")
        }
        let markdown = try ComparisonFixtures.comparison([scene("")], [scene("A")]).markdown
        #expect(markdown.contains("\n  - **~** `label \"Name\"`\n    - text: \"\" → `A`\n"))
    }

    @Test
    func graphHasBothVersions() throws {
        let graph = try comparison().graph
        #expect(graph.nodes.map(\.name) == ["Library", "A Book", "Detail", "OldScreen"])
        #expect(graph.nodes.map(\.change) == [.changed, nil, .added, .removed])
        #expect(
            graph.edges.map { "\($0.change?.sign ?? "=") \($0.from) \($0.to)" }
                == ["+ 0 2", "+ 2 1", "- 0 1", "- 0 3"]
        )
    }

    @Test
    func changedSegueIsMarked() throws {
        func scene(_ identifier: String, _ style: String = "") -> String {
            XML.scene("a", connections: XML.segue("show", to: "a", "identifier=\"\(identifier)\" \(style)"))
        }
        let renamed = try ComparisonFixtures.comparison([scene("one")], [scene("two")]).graph
        #expect(renamed.edges.map(\.change) == [.changed])
        let styled = try ComparisonFixtures.comparison([scene("one")], [scene("one", "animates=\"NO\"")]).graph
        #expect(styled.edges.map(\.change) == [.changed])
        // An outlet that differs may have the `id` of the segue.
        func sceneWithOutlet(_ property: String) -> String {
            let outlet = "<outlet id=\"show-a\" property=\"\(property)\" destination=\"a\"/>"
            return XML.scene("a", connections: XML.segue("show", to: "a") + outlet)
        }
        let same = try ComparisonFixtures.comparison([sceneWithOutlet("one")], [sceneWithOutlet("two")]).graph
        #expect(same.edges.map(\.change) == [nil])
    }

    @Test
    func changedScreenIsDrawnBeforeAndAfterTheChange() throws {
        func scene(_ id: String, _ text: String) -> String {
            func frame(_ size: Int) -> String {
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size)\" height=\"\(size)\"/>"
            }
            let label = "<label id=\"l\(id)\" text=\"\(text)\">\(frame(150))</label>"
            return XML.scene(id, inside: "<view key=\"view\" id=\"v\(id)\">\(frame(300))\(label)</view>")
        }
        let comparison = try ComparisonFixtures.comparison(
            [scene("a", "Before"), scene("b", "Same")],
            [scene("a", "After"), scene("b", "Same"), scene("c", "New")]
        )
        #expect(comparison.graph.nodes.map(\.screens.count) == [2, 1, 1])
        let changes = comparison.graph.changedPart
        #expect(changes.nodes.map(\.id) == ["a", "c"])
        let svg = try #require(SVGReader(changes.svg))
        #expect(svg.texts.filter { ["Before", "\u{2192}", "After", "Same", "New"].contains($0) }.count == 4)
        #expect(svg.screens.count == 3 && svg.overlaps.isEmpty && svg.outside.isEmpty)
        #expect(SVGReader(changes.svg(thumbnails: false))?.screens.isEmpty == true)
        // Without a view in one of the versions, only the new version is drawn.
        let empty = XML.scene("a")
        for (versions, count) in [([scene("a", "A"), empty], 0), ([empty, scene("a", "A")], 1)] {
            let graph = try ComparisonFixtures.comparison([versions[0]], [versions[1]]).graph
            #expect(graph.nodes.map(\.screens.count) == [count])
        }
    }

    @Test
    func exitsAndMissingScenesAreMerged() throws {
        func scene(_ title: String, _ action: String, _ gone: String) -> String {
            XML.scene(
                "a",
                "viewController",
                "title=\"\(title)\"",
                connections: "<segue id=\"u\" kind=\"unwind\" destination=\"e\" unwindAction=\"\(action)\"/>"
                    + "<segue id=\"g\" kind=\"show\" destination=\"\(gone)\"/>",
                beside: "<exit id=\"e\"/>"
            )
        }
        let same = try ComparisonFixtures.comparison([scene("A", "back:", "x")], [scene("B", "back:", "x")]).graph
        #expect(same.nodes.map(\.role) == [.scene, .exit, .missing])
        #expect(same.edges.map(\.change) == [nil, nil])
        let other = try ComparisonFixtures.comparison([scene("A", "back:", "x")], [scene("A", "home:", "y")]).graph
        #expect(other.nodes.map(\.id) == ["a", "home:", "y", "back:", "x"])
        #expect(other.edges.map(\.change) == [.added, .added, .removed, .removed])
        #expect(other.nodes.map(\.change) == [.changed, nil, nil, .removed, .removed])
    }

    @Test
    func scenesWithOneActionHaveTheirExits() throws {
        func scenes(_ title: String) -> String {
            ["a", "b"].map { id in
                let segue = "<segue id=\"u\(id)\" kind=\"unwind\" destination=\"e\(id)\" unwindAction=\"back:\"/>"
                return XML.scene(id, "viewController", "title=\"\(title)\"", connections: segue)
            }.joined()
        }
        let graph = try ComparisonFixtures.comparison([scenes("A")], [scenes("B")]).graph
        #expect(graph.nodes.map(\.role) == [.scene, .scene, .exit, .exit])
        #expect(graph.edges.map { [$0.from, $0.to] } == [[0, 2], [1, 3]])
    }

    @Test
    func addedAndRemovedSeguesAreTwoArrows() throws {
        func scene(_ segue: String) -> String {
            let kept = "<segue id=\"k\" kind=\"show\" destination=\"b\" identifier=\"kept\"/>"
            return XML.scene(
                "a",
                connections: "\(kept)<segue id=\"\(segue)\" kind=\"show\" destination=\"b\" identifier=\"\(segue)\"/>"
            )
        }
        let old = [scene("x") + XML.scene("b"), XML.scene("c", connections: XML.segue("show", to: "a"))]
        let new = [
            scene("x").replacing("destination=\"b\" identifier=\"x\"", with: "destination=\"c\"") + XML.scene("b"),
            XML.scene("c"),
        ]
        let drawing = StoryboardDrawing(try ComparisonFixtures.comparison(old, new).graph)
        #expect(
            drawing.arrows.map { $0.label?.lines.map(\.text) } == [["kept"], ["+ show"], ["− show", "x"], ["− show"]]
        )
    }

    @Test
    func mermaidNumbersArrowsAfterInitialOnes() throws {
        let lines = try comparison().graph.mermaid.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.filter { $0.hasPrefix("linkStyle") } == [
                "linkStyle 1,2 stroke:#2da44e", "linkStyle 3,4 stroke:#d1242f,stroke-dasharray:5 4",
            ]
        )
    }

    @Test
    func dotMarksChanges() throws {
        let lines = try comparison().graph.dot.split(separator: "\n").map { $0.drop { $0 == " " } }
        let marked = ", color=\"#c0202b\", fillcolor=\"#ffebe9\", style=\"filled,dashed\", penwidth=2.5]"
        #expect(lines.contains { $0.hasPrefix("n3 [label=\"− OldScreen\\n") && $0.hasSuffix(marked) })
        let edge =
            "n0 -> n3 [label=\"− presentation\", color=\"#c0202b\", fontcolor=\"#c0202b\", style=dashed, penwidth=2]"
        #expect(lines.contains { $0 == edge })
        #expect(
            lines.contains {
                $0.hasPrefix("n0 -> n2 [label=\"+ show\\nopen\"") && $0.hasSuffix("\"#1a7f37\", penwidth=2]")
            }
        )
    }

    @Test
    func equalFilesAreNotDrawn() throws {
        let (list, book) = (XML.scene("list"), XML.scene("book", "viewController", "title=\"Book\""))
        let same = try ComparisonFixtures.file(list, name: "Same")
        let comparison = StoryboardComparison([
            .init(path: "Same.storyboard", old: same, new: same),
            .init(path: "Main.storyboard", old: nil, new: try ComparisonFixtures.file(book)),
        ])
        #expect(comparison.graph.files == ["Main"])
        #expect(comparison.graph.nodes.map(\.file) == [0])
    }

    @Test
    func pictureMarksChangesWithoutColor() throws {
        let svg = try #require(SVGReader(comparison().graph.svg))
        // A badge at each scene, and a sign at each arrow's label and in the legend.
        #expect(svg.texts.filter { $0 == "+" }.count == 1)
        #expect(svg.texts.filter { $0 == "−" }.count == 1)
        #expect(svg.texts.filter { $0 == "~" }.count == 1)
        for label in ["+ show", "− show", "− presentation", "+ added", "− removed", "~ changed"] {
            #expect(svg.texts.contains(label), "\(label)")
        }
        #expect(svg.overlaps.isEmpty)
    }

    @Test
    func badgeIsAtTheCornerOfABox() throws {
        let badge = /<rect class="[^"]*" x="(.*?)" y="(.*?)".*<circle class="badge \w+" cx="(.*?)" cy="(.*?)"/
        let places = try comparison().graph.svg.split(separator: "\n").compactMap { line in
            line.firstMatch(of: badge).map { match in [match.1, match.2, match.3, match.4].compactMap { Double($0) } }
        }
        #expect(places.map { [$0[2] - $0[0], $0[3] - $0[1]] } == [[4, 4], [4, 4], [4, 4]])
    }

    @Test
    func addedReferenceHasASign() throws {
        let old = try ComparisonFixtures.file(XML.scene("list"))
        let reference = XML.scene("b", "viewControllerPlaceholder")
        let new = try ComparisonFixtures.file(XML.scene("list", connections: XML.segue("show", to: "b")), reference)
        let arrows = GraphArrow.arrows(of: StoryboardComparison(old: old, new: new).graph)
        let references = arrows.filter { $0.edge.kind == "reference" }
        #expect(references.map { $0.label?.lines.map(\.text) } == [["+"]])
    }
}

/// Differences between versions of real files.
@Suite(.tags(.slow), .enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct ComparisonCorpusTests {
    @Test
    func changedVersionsAreReported() throws {
        let files = Corpus.files.compactMap { try? StoryboardFile(contentsOf: $0) }
        for file in files { #expect(StoryboardComparison(old: file, new: file).isEmpty, "\(file.path)") }
        var compared = 0
        for (old, new) in zip(files, files.dropFirst()) where old.name.prefix(20) == new.name.prefix(20) {
            let comparison = StoryboardComparison(old: old, new: new)
            let scenes = comparison.files.flatMap(\.scenes)
            // What is added one way is removed the other way.
            let back = StoryboardComparison(old: new, new: old).files.flatMap(\.scenes)
            #expect(scenes.count { $0.change == .added } == back.count { $0.change == .removed })
            #expect(scenes.count { $0.change == .changed } == back.count { $0.change == .changed })
            #expect(
                old.scenes.count + scenes.count { $0.change == .added } == new.scenes.count
                    + scenes.count { $0.change == .removed }
            )
            for graph in [comparison.graph, comparison.graph.changedPart] {
                let svg = try #require(SVGReader(graph.svg))
                #expect(svg.overlaps.isEmpty && svg.outside.isEmpty && svg.page.width <= 2000)
            }
            compared += 1
        }
        #expect(compared > 50)
    }
}
