import Testing

@testable import StoryboardFiles

/// The nodes and edges of graphs, and their DOT and Mermaid text.
struct StoryboardGraphTests {
    @Test
    func referenceToOtherFileIsOutside() throws {
        let graph = try GraphFixtures.library.graph
        #expect(graph.files == ["Library"])
        #expect(graph.nodes.map(\.role) == [.scene, .scene, .scene, .outside, .scene, .exit, .missing])
        #expect(
            graph.nodes.map(\.name) == [
                "Navigation Controller", "Books", "A Book", "Shop \u{00B7} Basket", "Cover", "backToBooks:", "gone",
            ]
        )
        #expect(graph.nodes.map(\.isInitial) == [true, false, false, false, false, false, false])
        #expect(
            graph.edges.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [1, 3], [2, 2], [2, 5], [2, 4], [4, 6]]
        )
        #expect(graph.nodes[1].location == .init(x: 760, y: 0))
    }

    @Test
    func referencesBetweenFilesAreResolved() throws {
        let graph = try StoryboardGraph([GraphFixtures.library, GraphFixtures.shop])
        #expect(graph.nodes.filter { $0.role == .outside }.isEmpty)
        let references = graph.edges.filter { $0.kind == "reference" }
        #expect(
            references.map { [graph.nodes[$0.from].name, graph.nodes[$0.to].name] } == [
                ["Shop \u{00B7} Basket", "Basket"], ["Library", "Navigation Controller"],
            ]
        )
        #expect(graph.nodes.filter(\.isInitial).map(\.file) == [0, 1])
    }

    @Test
    func referenceWithoutStoryboardIsLocal() throws {
        let file = try GraphFixtures.file(
            "Own",
            initial: "a",
            GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b")),
            GraphFixtures.scene("b", kind: "viewControllerPlaceholder"),
            GraphFixtures.scene("c", kind: "viewControllerPlaceholder", "bundleIdentifier=\"x\" storyboardName=\"Own\"")
        )
        #expect(file.graph.edges.map { [$0.from, $0.to] } == [[0, 1], [1, 0]])
        #expect(file.graph.nodes.map(\.role) == [.scene, .reference, .outside])
    }

    @Test
    func mermaid() throws {
        #expect(
            try StoryboardGraph([GraphFixtures.library, GraphFixtures.shop]).mermaid == """
                flowchart LR
                    subgraph f0["Library"]
                        n0["Navigation Controller<br>navigation controller<br>nav"]
                        i0((" ")) --> n0
                        n1["Books<br>table view controller<br>BookList"]
                        n2["A Book<br>view controller<br>BookScreen"]
                        n3>"Shop \u{00B7} Basket"]
                        n4["Cover<br>view controller"]
                        n7(["backToBooks:<br>exit"])
                        n8{{"gone<br>missing"}}
                    end
                    subgraph f1["Shop"]
                        n5["Basket<br>view controller"]
                        i5((" ")) --> n5
                        n6>"Library"]
                    end
                    n0 -.->|"rootViewController"| n1
                    n1 -->|"show<br>open"| n2
                    n1 ==>|"presentation"| n3
                    n2 -->|"show<br>next"| n2
                    n2 -.->|"unwind"| n7
                    n2 -.->|"embed"| n4
                    n3 -.->|"reference"| n5
                    n4 -->|"custom"| n8
                    n5 ==>|"modal"| n6
                    n6 -.->|"reference"| n0

                """
        )
    }

    @Test
    func dot() throws {
        #expect(
            try GraphFixtures.library.graph.dot == #"""
                digraph storyboards {
                    rankdir=LR
                    node [shape=box]
                    subgraph cluster0 {
                        label="Library"
                        n0 [label="Navigation Controller\nnavigation controller\nnav"]
                        i0 [shape=point]
                        n1 [label="Books\ntable view controller\nBookList"]
                        n2 [label="A Book\nview controller\nBookScreen"]
                        n3 [label="Shop · Basket\noutside", shape=cds, color=grey, fontcolor=grey]
                        n4 [label="Cover\nview controller"]
                        n5 [label="backToBooks:\nexit", style=rounded]
                        n6 [label="gone\nmissing", color=red, fontcolor=red]
                    }
                    i0 -> n0
                    n0 -> n1 [label="rootViewController", style=dashed]
                    n1 -> n2 [label="show\nopen"]
                    n1 -> n3 [label="presentation", color="black:invis:black"]
                    n2 -> n2 [label="show\nnext"]
                    n2 -> n5 [label="unwind", style=dotted]
                    n2 -> n4 [label="embed", style=dashed]
                    n4 -> n6 [label="custom", style=bold]
                }

                """#
        )
    }

    @Test
    func equalSeguesAreOneArrow() throws {
        let file = try GraphFixtures.file(
            "Menu",
            GraphFixtures.scene(
                "a",
                "",
                GraphFixtures.segue("show", "b"),
                GraphFixtures.segue("show", "b"),
                GraphFixtures.segue("show", "b", "identifier=\"other\"")
            ),
            GraphFixtures.scene("b")
        )
        #expect(file.graph.edges.count == 3)
        #expect(file.graph.edgeGroups.map(\.label) == [["show \u{00D7}2"], ["show", "other"]])
    }

    @Test
    func referenceLeadsToFirstFileWithScene() throws {
        let reference = GraphFixtures.scene(
            "r",
            kind: "viewControllerPlaceholder",
            "storyboardName=\"Shop\" referencedIdentifier=\"Basket\""
        )
        let graph = StoryboardGraph([
            try GraphFixtures.file("Main", reference),
            try GraphFixtures.file("Shop", GraphFixtures.scene("other")),
            try GraphFixtures.file("Shop~ipad", GraphFixtures.scene("basket", "storyboardIdentifier=\"Basket\"")),
        ])
        #expect(graph.edges.map { graph.nodes[$0.to].file } == [2])
        #expect(graph.nodes[0].role == .reference)
    }

    @Test
    func emptyReferenceLeadsToInitialScene() throws {
        let reference = GraphFixtures.scene(
            "r",
            kind: "viewControllerPlaceholder",
            "storyboardName=\"\" referencedIdentifier=\"\" bundleIdentifier=\"\""
        )
        let graph = try GraphFixtures.file("Main", initial: "a", GraphFixtures.scene("a"), reference).graph
        #expect(graph.edges.map(\.to) == [0])
    }

    @Test
    func titlesAreEscaped() throws {
        let graph = try GraphFixtures.file(
            "Hostile",
            GraphFixtures.scene("a", "title=\"&quot;] --&gt; n9 &lt;b&gt; &amp; `#1;` \\&#10;end\"")
        ).graph
        #expect(graph.mermaid.contains("n0[\"#quot;] --#gt; n9 #lt;b#gt; #amp; #96;#35;1;#96; #92; end<br>"))
        #expect(graph.dot.contains(#"n0 [label="\"] --> n9 <b> & `#1;` \\ end\nview controller"]"#))
        let long = try GraphFixtures.file(
            "Long",
            GraphFixtures.scene("a", "title=\"\(String(repeating: "x", count: 300))\"")
        )
        #expect(long.graph.dot.contains("[label=\"\(String(repeating: "x", count: 59))\u{2026}\\n"))
    }
}
