import StoryCode
import TestSupport
import Testing

private protocol Engine: Sendable {}
private final class Diesel: Engine {}
private final class Electric: Engine {}
private final class Car: Sendable {
    init(_: any Engine) {}
}

struct ExplanationTests {
    let parent = Container(name: "base")
    let container: Container

    init() { container = Container(parent: parent, name: "app") }

    @Test func objectOfOtherCodeIsExplained() {
        final class Outside {}
        let container = Container()
        container.register(Outside.self)
        #expect(container.explain(Outside.self).error?.reason == .isMadeElsewhere)
    }

    @Test func candidatesAndReasons() {
        parent.register(Diesel.init, fileID: "A", line: 1).as((any Engine).self) { $0 }
        container.register(Diesel.init, fileID: "A", line: 2).as((any Engine).self) { $0 }
        container.register(Electric.init, fileID: "A", line: 3).as((any Engine).self) { $0 }.default().lifetime(.single)
        container.register(Electric.init, fileID: "A", line: 4).as((any Engine).self, name: "small") { $0 }
        let explanation = container.explain((any Engine).self)
        #expect(explanation.chosen?.component.description == "Electric (A:3)")
        #expect(explanation.error == nil)
        #expect(
            explanation.description == """
                Engine is resolved by Electric (A:3)
                  Diesel (A:2), prototype, in the container "app": another component is the default()
                  Electric (A:3), single, in the container "app": matches
                  Electric (A:4) named "small", prototype, in the container "app": has another name or tag
                  Diesel (A:1), prototype, in the container "base": a nearer container has a component
                  To choose another one: make it the default(), or request it under its name or tag.
                """
        )
    }

    @Test func mistakesHaveTheWordsOfErrors() {
        container.register(Diesel.init, fileID: "A", line: 1).as((any Engine).self) { $0 }
        container.register(Electric.init, fileID: "A", line: 2).as((any Engine).self) { $0 }
        let explanation = container.explain((any Engine).self)
        #expect(explanation.chosen == nil)
        #expect(explanation.error?.code == "ambiguous")
        #expect(container.explain(Car.self).error?.code == "missing")
        let named = container.explain((any Engine).self, name: "x")
        #expect(named.error?.advice == "Request it without a name, or register a component under this one.")
        #expect(named.candidates.map(\.rejection) == [.otherName, .otherName])
    }

    @Test func descriptionHasTheNotesAndTheError() {
        container.register(Diesel.init, fileID: "A", line: 1).as((any Engine).self) { $0 }.lifetime(.weak)
        container.register(Car.init, fileID: "A", line: 2).lifetime(.single)
        #expect(
            container.explain(Car.self).description == """
                Car is resolved by Car (A:2)
                  Car (A:2), single, in the container "app": matches
                  Note: Car (A:2) (single) holds Diesel (A:1) (weak) longer than its lifetime
                """
        )
        #expect(
            container.explain(Electric.self).description == """
                Electric is not resolved
                  Nothing is registered for Electric. To fix: Register a component for it, or make the dependency \
                optional.
                """
        )
    }

    private enum Lifetimes: CaseIterable {
        case prototype, objectGraph, weak, scope, container, single

        func set<Object: AnyObject & Sendable>(of component: Component<Object, Never>) {
            switch self {
            case .prototype: component.lifetime(.prototype)
            case .objectGraph: component.lifetime(.objectGraph)
            case .weak: component.lifetime(.weak)
            case .scope: component.lifetime(.scope(Scope()))
            case .container: component.lifetime(.container)
            case .single: component.lifetime(.single)
            }
        }
    }

    @Test func eachShorterLifetimeIsNoted() {
        var notes: [String] = []
        for own in Lifetimes.allCases {
            for other in Lifetimes.allCases {
                let container = Container()
                other.set(of: container.register(Electric.init))
                own.set(of: container.register { (_: Electric) in Diesel() })
                notes += container.explain(Diesel.self).notes.map { $0.lifetimes.joined(separator: " holds ") }
            }
        }
        #expect(
            notes == [
                "scope holds weak", "container holds weak", "container holds scope", "single holds weak",
                "single holds scope", "single holds container",
            ]
        )
    }

    @Test func shorterLifetimeIsNoted() throws {
        let scope = Scope(name: "session")
        container.register(Diesel.init, fileID: "A", line: 1).as((any Engine).self) { $0 }.lifetime(.scope(scope))
        container.register(Car.init, fileID: "A", line: 2).lifetime(.single)
        let notes = container.explain(Car.self).notes.map(\.description)
        #expect(notes == ["Car (A:2) (single) holds Diesel (A:1) (session) longer than its lifetime"])
        #expect(container.graph.notes.map(\.description) == notes)
        container.register(Electric.init).as((any Engine).self) { $0 }.default()
        #expect(container.explain(Car.self).notes.isEmpty)
    }
}
