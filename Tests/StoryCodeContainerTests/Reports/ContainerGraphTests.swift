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

@MainActor private final class MainDriver {
    init() {}
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

    @Test func graphNamesServicesAndLocations() {
        let container = Container()
        container.register({ 7 }, fileID: "Numbers", line: 3).as(Int.self, name: "seven") { $0 }
        container.register({ (_: Int) in "" }, fileID: "Numbers", line: 4).parameter(0, name: "seven")
        let graph = container.graph
        #expect(graph.nodes.map(\.services) == [["Int named \"seven\""], []])
        #expect(graph.nodes.map { $0.location?.description } == ["Numbers:3", "Numbers:4"])
        #expect(graph.edges.map(\.service) == ["Int named \"seven\""])
    }

    @Test func graphShowsWhatRunsOnTheMainActorAndWhatIsAwaited() {
        container.register(main: MainDriver.init)
        container.register(async: { () async -> Int in 7 })
        #expect(container.graph.nodes.filter(\.isMain).map(\.name) == ["MainDriver"])
        #expect(container.graph.nodes.filter(\.isAwaited).map(\.name) == ["Int"])
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
        #expect(graph.nodes.filter(\.isMissing).map(\.name) == [#"String named "a "B"""#])
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
