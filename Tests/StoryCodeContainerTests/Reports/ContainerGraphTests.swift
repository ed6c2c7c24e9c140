import StoryCode
import TestSupport
import Testing

private final class Wheel: Sendable {}
private final class Car {
    var driver: Driver?

    init(wheel: Wheel, spare: Lazy<Wheel>) {}
}
private final class Driver {
    init(car: Car, licence: String) {}
}

struct ContainerGraphTests {
    let container = Container(name: "cars")

    init() {
        container.register(Wheel.init).lifetime(.single)
        container.register(Car.init).lifetime(.objectGraph).injection { $0.driver = $1 }
        container.register(Driver.init).parameter(1, name: "a \"B\"")
    }

    @Test func graphHasNodesAndEdges() {
        let graph = container.graph
        #expect(graph.nodes.map(\.name) == ["Wheel", "Car", "Driver", "String named \"a \"B\"\""])
        #expect(graph.nodes.map(\.lifetime) == ["single", "objectGraph", "prototype", nil])
        #expect(graph.nodes.map(\.container) == ["cars", "cars", "cars", "cars"])
        #expect(
            graph.edges.map { "\($0.from)\($0.to) \($0.moment)" } == [
                "10 initialiser", "10 later", "12 injection", "21 initialiser", "23 initialiser",
            ]
        )
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

    @Test func graphHasTheChoicesAndMistakes() {
        container.register { (_: Int?) in Wheel() }.default()
        let graph = container.graph
        #expect(graph.explanations.map(\.service) == ["Wheel", "Car", "Driver"])
        #expect(graph.explanations[0].candidates.map(\.rejection) == [.notDefault, nil])
        #expect(graph.explanations.allSatisfy { $0.notes.isEmpty })
        #expect(graph.mistakes.map(\.code) == ["missing"])
        #expect(graph.mistakes == (#expect(throws: ValidationError.self) { try container.validate() })?.errors)
        #expect(graph.optionalDependencies.map { $0.path.last?.name } == ["Int"])
    }

    @Test func explanationsDoNotGrowWithOtherNames() {
        let container = Container()
        for name in 0..<100 { container.register { name }.as(Int.self, name: "\(name)") { $0 } }
        let explanations = container.graph.explanations
        #expect(explanations.count == 101)
        #expect(explanations.map(\.candidates.count) == [100] + Array(repeating: 1, count: 100))
    }

    @Test func servicesOfParentsAreExplainedForTheChild() {
        let child = Container(parent: container, name: "child")
        child.register { (_: Wheel) in 7 }
        child.register(Wheel.init).lifetime(.single)
        let explanations = child.graph.explanations
        #expect(explanations.map(\.service) == ["Int", "Wheel"])
        #expect(explanations[1].candidates.map(\.rejection) == [nil, .furtherAway])
    }

    @Test func showsNeededParentComponents() {
        let child = Container(parent: container, name: "child")
        child.register { (_: Wheel) in 7 }
        #expect(child.graph.nodes.map { "\($0.name) of \($0.container)" } == ["Int of child", "Wheel of cars"])
    }
}
