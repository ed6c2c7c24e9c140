import StoryCode
import StoryCodeRuns
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

    @Test func hierarchyIsSVG() throws {
        let window = makeWindow()
        let reader = try #require(TimelineReader(window.controllerHierarchy.svg))
        let texts = reader.texts.map(\.description)
        #expect(texts.first == "Controllers")
        #expect(Set(["TabBarController", "Cities", "A \"sheet\" <b>", "presents"]).isSubset(of: texts))
        #expect(reader.overlaps == [])
        #expect(reader.cutTexts == [])
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
