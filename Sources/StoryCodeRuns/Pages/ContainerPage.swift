import StoryCode

/// The page of a dependency container.
struct ContainerPage {
    private let graph: ContainerGraph

    init(_ graph: ContainerGraph) { self.graph = graph }

    var document: String {
        HTMLPage(
            title: title,
            summary: ["<p>\(counts)</p>"],
            contents: [main],
            transcript: ("All components", lines.joined(separator: "\n") + "\n"),
            data: JSONText.encoded(ContainerPageData(graph)),
            styles: [PageStyle.common, PageStyle.container],
            scripts: [PageScript.common, PageScript.rowList, PageScript.containerViews, PageScript.container]
        ).document
    }

    private var title: String {
        graph.nodes.first.map { "Components of \u{201C}\($0.container)\u{201D}" } ?? "Components"
    }

    private var counts: String {
        [
            graph.nodes.count { !$0.isMissing }.counted("component"),
            graph.edges.count.counted("dependency", plural: "dependencies"),
            graph.mistakes.count.counted("problem"),
        ].joined(separator: ", ")
    }

    private var main: String {
        """
        <main>
        <section class="list interactive" aria-labelledby="list-heading">
        <h2 id="list-heading">Components</h2>
        <form id="filters" role="search" aria-label="Components">
        <input type="search" id="search" placeholder="Search" aria-label="Search components and services" autocomplete="off" spellcheck="false">
        <label class="check"><input type="checkbox" id="problems"> Problems</label>
        <span id="count"></span>
        </form>
        <div id="components" class="rows" role="listbox" tabindex="0" aria-labelledby="list-heading"></div>
        </section>
        <section class="drawing" aria-labelledby="drawing-heading">
        <h2 id="drawing-heading">Dependencies</h2>
        <label class="check interactive"><input type="checkbox" id="fit"> Fit to width</label>
        <div id="drawing" tabindex="0" role="group" aria-label="Drawing; the list has the same components as text">
        \(graph.svg)</div>
        </section>
        <section class="details interactive" aria-labelledby="details-heading">
        <h2 id="details-heading">Overview</h2>
        <div id="details"></div>
        </section>
        </main>
        """
    }

    /// Everything as text.
    private var lines: [String] {
        var lines: [String] = []
        let (needs, users) = (
            Dictionary(grouping: graph.edges, by: \.from), Dictionary(grouping: graph.edges, by: \.to)
        )
        for (index, node) in graph.nodes.enumerated() {
            let facts = [
                node.lifetime ?? "missing", node.location.map { "\($0)" } ?? "", "container \"\(node.container)\"",
            ]
            lines.append("\(node.name): \(facts.filter { !$0.isEmpty }.joined(separator: ", "))")
            for edge in needs[index] ?? [] {
                lines.append("  needs \(graph.nodes[edge.to].name) \(edge.moment.words), as \(edge.service)")
            }
            for edge in users[index] ?? [] {
                lines.append("  is needed by \(graph.nodes[edge.from].name) \(edge.moment.words), as \(edge.service)")
            }
        }
        if !graph.explanations.isEmpty { lines += ["", "Services", ""] + graph.explanations.map(\.description) }
        if !graph.mistakes.isEmpty { lines += ["", "Problems", ""] + graph.mistakes.map(\.description) }
        let notes = graph.notes.map(\.description) + graph.optionalDependencies.map(\.description)
        return notes.isEmpty ? lines : lines + ["", "Notes", ""] + notes
    }
}
