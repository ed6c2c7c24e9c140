import StoryCode
import StoryCodeRuns
import TestSupport
import Testing

private protocol Engine: Sendable {}
private final class Diesel: Engine {}
private final class Electric: Engine {}
private final class Radio {
    init(_: String) {}
}
private final class Car {
    var radio: Radio?

    init(_: any Engine) {}
}
private final class Garage {
    init(_: Car, _: Provider<Car>) {}
}
private final class A {
    init(_: B) {}
}
private final class B {
    init(_: A, _: Int?) {}
}

/// The containers whose pages several tests use.
enum SampleContainers {
    /// A container with each kind of dependency, a choice, a missing service and a cycle.
    static func cars() -> Container {
        let container = Container(name: "cars")
        container.register(Diesel.init, fileID: "Cars", line: 1).as((any Engine).self) { $0 }.lifetime(.single)
        container.register(Electric.init, fileID: "Cars", line: 2).as((any Engine).self) { $0 }.default()
        container.register(Car.init, fileID: "Cars", line: 3).injection(\.radio)
        container.register(Radio.init, fileID: "Cars", line: 4)
        container.register(Garage.init, fileID: "Cars", line: 5)
        container.register(A.init, fileID: "Cars", line: 6)
        container.register(B.init, fileID: "Cars", line: 7)
        return container
    }
}

/// The page of a dependency container has its components, the reasons for its choices, and its problems.
struct ContainerPageTests {
    private func data(_ container: Container) throws -> PageReader.ContainerData {
        try PageReader(container.graph.page).data(PageReader.ContainerData.self)
    }

    @Test func componentsAndDependencies() throws {
        let data = try data(SampleContainers.cars())
        #expect(
            data.nodes.map { "\($0.name) \($0.lifetime) \($0.location)" } == [
                "Diesel single Cars:1", "Electric prototype Cars:2", "Car prototype Cars:3", "Radio prototype Cars:4",
                "Garage prototype Cars:5", "A prototype Cars:6", "B prototype Cars:7", "String  ",
            ]
        )
        #expect(
            data.edges.map { "\(data.nodes[$0.from].name) \(data.nodes[$0.to].name) \($0.moment)" } == [
                "Car Electric by the initialiser", "Car Radio injected after its creation",
                "Radio String by the initialiser", "Garage Car by the initialiser", "Garage Car when it is used",
                "A B by the initialiser", "B A by the initialiser",
            ]
        )
    }

    @Test func servicesHaveTheReasonsOfTheChoice() throws {
        let data = try data(SampleContainers.cars())
        let services = data.nodes[0].services.map { data.explanations[$0] }
        #expect(services.map(\.service) == ["Diesel", "Engine"])
        #expect(services.map { $0.candidates.map(\.node) } == [[0], [0, 1]])
        #expect(services.map { $0.candidates.map(\.isChosen) } == [[true], [false, true]])
        #expect(services[1].candidates.map(\.reason) == ["another component is the default()", "matches"])
    }

    @Test func problemsBelongToComponents() throws {
        let data = try data(SampleContainers.cars())
        #expect(data.problems.map { $0.nodes.map { data.nodes[$0].name } } == [["Radio", "String"], ["A", "B"]])
        #expect(
            data.problems.first?.text
                == "Nothing is registered for String: Garage (Cars:5) → Car (Cars:3) → Radio (Cars:4) → String"
        )
        #expect(data.notes.map { $0.nodes.map { data.nodes[$0].name } } == [["B"]])
    }

    @Test func shorterLifetimeIsANoteOfBothComponents() throws {
        let container = Container()
        container.register(Diesel.init).as((any Engine).self) { $0 }.lifetime(.scope(Scope(name: "session")))
        container.register(main: Car.init).lifetime(.single)
        let data = try data(container)
        #expect(data.notes.map { $0.nodes.map { data.nodes[$0].name } } == [["Car", "Diesel"]])
        #expect(data.notes.first?.text.contains("holds Diesel") == true)
    }

    @Test func serviceOfSeveralComponentsIsNoProblem() throws {
        let container = Container()
        container.register(Diesel.init).as((any Engine).self) { $0 }
        container.register(Electric.init).as((any Engine).self) { $0 }
        let data = try data(container)
        #expect(data.explanations.map(\.isResolved) == [true, false, true])
        #expect(data.problems.isEmpty)
    }

    @Test func equalRegistrationOfAParentIsAnotherComponent() throws {
        let parent = Container(name: "parent")
        let child = Container(parent: parent, name: "child")
        for container in [parent, child] { container.register(Diesel.init, fileID: "Cars", line: 1) }
        let data = try data(child)
        #expect(data.nodes.count == 1)
        #expect(data.explanations.map { $0.candidates.map(\.node) } == [[0, -1]])
        #expect(data.explanations[0].candidates.map(\.reason) == ["matches", "a nearer container has a component"])
    }

    @Test func pageHasTheTextWithoutScripts() throws {
        let text = try PageReader(SampleContainers.cars().graph.page).texts
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines.prefix(9) == [
                "Diesel: single, Cars:1, container &quot;cars&quot;",
                "Electric: prototype, Cars:2, container &quot;cars&quot;",
                "  is needed by Car by the initialiser, as Engine",
                "Car: prototype, Cars:3, container &quot;cars&quot;",
                "  needs Electric by the initialiser, as Engine", "  needs Radio injected after its creation, as Radio",
                "  is needed by Garage by the initialiser, as Car", "  is needed by Garage when it is used, as Car",
                "Radio: prototype, Cars:4, container &quot;cars&quot;",
            ]
        )
        for title in ["Services", "Problems", "Notes"] { #expect(lines.contains(title)) }
    }

    @Test func elementsOfThePage() {
        let graph = SampleContainers.cars().graph
        let page = PageReader.elements(of: graph.page.replacing(graph.svg, with: ""))
        expectFingerprint("8b513109958379c2", of: page, "elements of the page of a container.html")
    }

    @Test func headingOfThePage() {
        func heading(_ container: Container) -> String {
            let page = container.graph.page
            return page.firstMatch(of: #/<h1>(?s:.)*?</header>/#).map { String($0.output) } ?? ""
        }
        let one = Container(name: "one & only")
        #expect(heading(one) == "<h1>Components</h1>\n<p>0 components, 0 dependencies, 0 problems</p>\n</header>")
        one.register(Radio.init)
        #expect(
            heading(one) == """
                <h1>Components of “one &amp; only”</h1>
                <p>1 component, 1 dependency, 1 problem</p>
                </header>
                """
        )
    }

    @Test func namesAreEscaped() throws {
        let name = "</script><!-- \u{2028}"
        let container = Container(name: name)
        container.register { (_: Int) in "text" }.parameter(0, name: name)
        let page = container.graph.page
        #expect(page.ranges(of: "</script>").count == 2)
        #expect(try !PageReader(page).json.contains("<"))
        #expect(page == container.graph.page)
    }
}
