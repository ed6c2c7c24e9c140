import StoryCode
import StoryCodeRuns
import Testing

private final class Wheel: Sendable {}
private final class Car {
    var driver: Driver?

    init(wheel: Wheel, spare: Lazy<Wheel>) {}
}
private final class Driver {
    init(car: Car, licence: String) {}
}

/// The graph of a dependency container in DOT and Mermaid.
struct ContainerDiagramTests {
    private let container = Container(name: "cars")

    init() {
        container.register(Wheel.init).lifetime(.single)
        container.register(Car.init).lifetime(.objectGraph).injection { $0.driver = $1 }
        container.register(Driver.init).parameter(1, name: "a \"B\"")
    }

    @Test func dotText() {
        #expect(
            container.graph.dot == #"""
                digraph container {
                    node [shape=box]
                    n0 [label="Wheel\nsingle"]
                    n1 [label="Car\nobjectGraph"]
                    n2 [label="Driver"]
                    n3 [label="String named \"a \"B\"\"\nmissing", color=red, fontcolor=red]
                    n1 -> n0 [label="Wheel", style=solid]
                    n1 -> n0 [label="Wheel", style=dotted]
                    n1 -> n2 [label="Driver", style=dashed]
                    n2 -> n1 [label="Car", style=solid]
                    n2 -> n3 [label="String named \"a \"B\"\"", style=solid]
                }

                """#
        )
    }

    @Test func mermaidText() {
        #expect(
            container.graph.mermaid == """
                flowchart LR
                    n0["Wheel<br>single"]
                    n1["Car<br>objectGraph"]
                    n2["Driver"]
                    n3{{"String named #quot;a #quot;B#quot;#quot;<br>missing"}}
                    n1 -->|"Wheel"| n0
                    n1 -.->|"Wheel, later"| n0
                    n1 -.->|"Driver"| n2
                    n2 -->|"Car"| n1
                    n2 -->|"String named #quot;a #quot;B#quot;#quot;"| n3

                """
        )
    }

    @Test func namesAreEscaped() {
        let container = Container(name: "lists")
        container.register { [1, 2] }
        container.register { (_: Int) in "text" }.parameter(0, name: "C:\\ #1")
        let graph = container.graph
        #expect(graph.mermaid.contains("n0[\"Array#lt;Int#gt;\"]"))
        #expect(graph.mermaid.contains("C:#92; #35;1"))
        #expect(graph.dot.contains(#"C:\\ #1"#))
    }

    @Test func diagramsEscapeByScalar() {
        let container = Container()
        container.register(Wheel.init).as(Wheel.self, name: "\"\u{301}<\u{301}") { $0 }
        container.register { (_: Tagged<Car, Wheel>?) in 7 }.parameter(0, name: "\"\u{301}<\u{301}")
        let dot = container.graph.dot.unicodeScalars
        let quotes = zip(dot, dot.dropFirst()).filter { $1 == "\"" && $0 != "\\" }.count
        #expect(quotes.isMultiple(of: 2))
        let labels = container.graph.mermaid.unicodeScalars.filter { $0 == "<" }
        #expect(labels.isEmpty)
    }
}
