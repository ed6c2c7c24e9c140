import StoryboardTestSupport
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
    func titleMayBeThatOfABarItem() throws {
        let list = "<navigationItem key=\"navigationItem\" title=\"List\" id=\"n\"/>"
        let tab = "<tabBarItem key=\"tabBarItem\" title=\"Tab\" id=\"t\"/>"
        let other = "<button key=\"other\" title=\"Other\" id=\"o\"/>"
        func titles(_ attributes: String, _ inside: String) throws -> [String?] {
            let file = try XML.file(XML.text(XML.scene("A", "viewController", attributes, inside: inside)))
            return file.graph.nodes.map(\.title)
        }
        #expect(try titles("", other + tab + list) == ["List"])
        #expect(try titles("", other + tab) == ["Tab"])
        #expect(try titles("", other) == [nil])
        #expect(try titles("userLabel=\"Label\"", tab + list) == ["Label"])
        #expect(try titles("userLabel=\"Label\" title=\"Title\"", tab + list) == ["Title"])
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
    func seguesOfPreviewsAreEdges() throws {
        let commit = "<segue key=\"commit\" kind=\"show\" destination=\"b\"/><segue key=\"preview\" destination=\"b\"/>"
        let previewed = GraphFixtures.segue("show", "a").replacing("/>", with: ">\(commit)</segue>")
        let file = try GraphFixtures.file("Own", GraphFixtures.scene("a", "", previewed), GraphFixtures.scene("b"))
        #expect(file.graph.edges.map(\.kind) == ["show", "show", "preview"])
        #expect(file.graph.edges.map(\.to) == [0, 1, 1])
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
                    graph [rankdir=LR, fontname="Helvetica,Arial,sans-serif", nodesep=0.35, ranksep=0.7]
                    node [shape=box, style="rounded,filled", fontname="Helvetica,Arial,sans-serif", fontsize=11, margin="0.15,0.08"]
                    edge [fontname="Helvetica,Arial,sans-serif", fontsize=9, arrowsize=0.7]
                    subgraph cluster0 {
                        label="Library"
                        graph [style="rounded,filled", color="#d0d7de", fillcolor="#f6f8fa"]
                        n0 [label="Navigation Controller\nnavigation controller\nnav", color="#2f6fbf", fillcolor="#e8f1fc", penwidth=2]
                        i0 [shape=point, color="#22303c"]
                        n1 [label="Books\ntable view controller\nBookList", color="#5b6b7c", fillcolor="#ffffff"]
                        n2 [label="A Book\nview controller\nBookScreen", color="#5b6b7c", fillcolor="#ffffff"]
                        n3 [label="Shop · Basket\noutside", color="#9a6412", fillcolor="#fff6e0", shape=cds, style=filled]
                        n4 [label="Cover\nview controller", color="#5b6b7c", fillcolor="#ffffff"]
                        n5 [label="backToBooks:\nexit", color="#b83227", fillcolor="#fdf0ef"]
                        n6 [label="gone\nmissing", color="#b83227", fillcolor="#fde4e1", style="filled,dashed"]
                    }
                    i0 -> n0
                    n0 -> n1 [label="rootViewController", color="#2f6fbf", fontcolor="#2f6fbf", style=dashed]
                    n1 -> n2 [label="show\nopen", color="#34495e", fontcolor="#34495e"]
                    n1 -> n3 [label="presentation", color="#8336a8", fontcolor="#8336a8", penwidth=2]
                    n2 -> n2 [label="show\nnext", color="#34495e", fontcolor="#34495e"]
                    n2 -> n5 [label="unwind", color="#b83227", fontcolor="#b83227", style=dotted]
                    n2 -> n4 [label="embed", color="#0b7a5c", fontcolor="#0b7a5c", style=dashed]
                    n4 -> n6 [label="custom", color="#a8500a", fontcolor="#a8500a"]
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
    func edgesHaveTheIdentifiersOfTheirSegues() throws {
        let graph = try GraphFixtures.file(
            "Own",
            initial: "a",
            GraphFixtures.scene("a", "", GraphFixtures.segue("show", "b", "identifier=\"open\"")),
            GraphFixtures.scene("b", kind: "viewControllerPlaceholder"),
            GraphFixtures.scene("c", "", GraphFixtures.segue("", "a"))
        ).graph
        #expect(graph.edges.map(\.id) == ["show-b", "", "-a"])
        #expect(graph.edges.map(\.identifier) == ["open", nil, nil])
        // The segues, and the controller of the reference.
        #expect(graph.edges.map(\.line) == [7, 12, 21])
        #expect(graph.edgeGroups.map(\.label) == [["show", "open"], ["reference"], ["segue"]])
    }

    @Test
    func sceneWithoutControllerHasNames() throws {
        let node = try GraphFixtures.file("Empty", "<scene sceneID=\"s\"><objects/></scene>").graph.nodes[0]
        #expect([node.id, node.kind, node.name, node.kindName] == ["s", "scene", "Scene", "scene"])
        #expect(node.role == .scene && !node.isInitial)
    }

    @Test
    func nameOfAKindHasSeparateWords() {
        #expect("AVPlayerView".separatedWords == "a v player view")
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
            try GraphFixtures.file("Shop~mac", GraphFixtures.scene("basket", "storyboardIdentifier=\"Basket\"")),
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
        #expect(graph.dot.contains(#"n0 [label="\"] --> n9 <b> & `#1;` \\ end\nview controller", color="#))
        let long = try GraphFixtures.file(
            "Long",
            GraphFixtures.scene("a", "title=\"\(String(repeating: "x", count: 300))\"")
        )
        #expect(long.graph.dot.contains("[label=\"\(String(repeating: "x", count: 59))\u{2026}\\n"))
        #expect(long.graph.mermaid.contains("n0[\"\(String(repeating: "x", count: 59))\u{2026}<br>"))
    }
}
