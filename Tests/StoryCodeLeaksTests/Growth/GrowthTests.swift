import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// What grows while the same work is repeated.
@MainActor
struct GrowthTests {
    final class City: Hashable {
        nonisolated static func == (first: City, second: City) -> Bool { first === second }
        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Link {
        var next: Link?
    }

    final class Stop {
        var line: Line?
    }

    final class Line {
        var next: Stop?
    }

    final class Route {
        var first: Stop?
    }

    final class Model {
        var names: [String] = []
        var cities: [Int: City] = [:]
        var visited: Set<City> = []
        var actions: [() -> Void] = []
        var observers: [any ViewObserver] = []
        var first: Link?
        var views: [String: [View]] = [:]
        var numbers = [0]
        var count = 0
    }

    final class Observer: ViewObserver {}

    private let model = Model()

    /// Returns the lines about what grows.
    private func growth(
        rounds: Int = 8,
        of objects: [AnyObject] = [],
        _ round: @escaping @MainActor () -> Void
    ) -> [String] {
        let issues = Issues()
        withKnownIssue(isIntermittent: true) {
            expectNoGrowth(rounds: rounds, of: objects.first ?? model) { round() }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        return issues.all.flatMap {
            $0.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
        }
        .map(String.init)
    }

    @Test func array() {
        let lines = growth { [model] in model.names.append("Lisbon") }
        #expect(lines == ["1 String more in each round, 8 now: Model: names"])
    }

    @Test func dictionary() {
        let lines = growth { [model] in
            for _ in 0..<2 { model.cities[model.cities.count] = City() }
        }
        #expect(lines == ["2 City more in each round, 16 now: Model: cities"])
    }

    @Test func set() {
        let lines = growth { [model] in model.visited.insert(City()) }
        #expect(lines == ["1 City more in each round, 8 now: Model: visited"])
    }

    @Test func closures() {
        let lines = growth { [model] in
            let city = City()
            model.actions.append { _ = city.hashValue }
        }
        #expect(lines == ["1 () -> () more in each round, 8 now: Model: actions"])
    }

    @Test func observers() {
        let lines = growth { [model] in model.observers.append(Observer()) }
        #expect(lines == ["1 Observer more in each round, 8 now: Model: observers"])
    }

    @Test func lists() {
        final class Map { var rows: [[City]] = [] }
        let map = Map()
        let lines = growth(of: [map]) { map.rows.append([City()]) }
        #expect(lines == ["1 Array<City> more in each round, 8 now: Map: rows"])
    }

    @Test func linkedList() {
        let lines = growth { [model] in
            let link = Link()
            link.next = model.first
            model.first = link
        }
        #expect(lines == ["1 Link more in each round, 8 now: Model: first.next, 7 times"])
    }

    @Test func listOfTwoTypes() {
        let route = Route()
        let lines = growth(of: [route]) {
            let (stop, line) = (Stop(), Line())
            (stop.line, line.next, route.first) = (line, route.first, stop)
        }
        #expect(lines == ["1 Stop more in each round, 8 now: Route: first.line.next, 7 times"])
    }

    @Test func objectsPrecedeValues() {
        final class Zone { var next: Zone? }
        final class Map { var first: Zone?, names: [String] = [] }
        let map = Map()
        let lines = growth(of: [map]) {
            let zone = Zone()
            (zone.next, map.first) = (map.first, zone)
            map.names.append("Alfama")
        }
        #expect(
            lines == [
                "1 Zone more in each round, 8 now: Map: first.next, 7 times",
                "1 String more in each round, 8 now: Map: names",
            ]
        )
    }

    @Test func longListsAreCountedQuickly() {
        final class Chain { var first: Link? }
        let chain = Chain()
        let lines = growth(rounds: 4, of: [chain]) {
            for _ in 0..<5_000 {
                let link = Link()
                link.next = chain.first
                chain.first = link
            }
        }
        // Released one by one, because a deinitialiser that releases the rest needs a stack as long as the list.
        while let link = chain.first { chain.first = link.next }
        #expect(lines == ["5,000 Link more in each round, 20,000 now: Chain: first.next, 19,999 times"])
    }

    @Test func cacheOfViews() {
        let lines = growth { [model] in
            let view = View()
            view.addSubview(View())
            model.views["all", default: []].append(view)
        }
        #expect(lines == ["1 View more in each round, 8 now: Model: views[\"all\"]"])
    }

    @Test func lateHelpers() {
        let host = Scene { return ViewController() }.host()
        host.controller.title = "Lisbon"
        let lines = growth { host.add(Observer()) }
        #expect(
            lines == [
                "1 Observer more in each round, 8 now: ViewController \"Lisbon\": a late helper of its scene"
            ]
        )
    }

    @Test func scenesThatSurvive() {
        final class Shelf {
            @MainActor static var controllers: [AnyObject] = []
        }
        final class Screen: ViewController {}
        let lines = growth { Shelf.controllers.append(Screen()) }
        Shelf.controllers = []
        #expect(
            lines == [
                "1 Screen more in each round, 8 now: retained from outside: by a global, a running task or a local variable"
            ]
        )
    }

    @Test func scenesOfOtherTasksAreNotCounted() async {
        final class Shelf {
            @MainActor static var controllers: [AnyObject] = []
        }
        await expectNoGrowth {
            await Task.detached { @MainActor in Shelf.controllers.append(ViewController()) }.value
        }
        #expect(Shelf.controllers.count == 8)
        Shelf.controllers = []
    }

    @Test func usedControllersAreRead() {
        let window = Window()
        window.rootViewController = ViewController()
        let lines = growth { [unowned window] in
            window.isHidden.toggle()
            window.rootViewController?.view.addSubview(View())
        }
        #expect(lines == ["1 View more in each round, 8 now: View: its subview"])
    }

    @Test func eachUsedControllerIsRead() {
        final class Screen: ViewController { var names: [String] = [] }
        let screens = [Screen(), Screen()]
        let lines = growth { [unowned first = screens[0], unowned second = screens[1]] in
            for screen in [first, second] {
                LifecycleTrace.trace(.memoryWarning, of: screen)
                LifecycleTrace.traceEnd(of: screen)
            }
            second.names.append("Lisbon")
        }
        #expect(lines == ["1 String more in each round, 8 now: Screen: names"])
        withExtendedLifetime(screens) {}
    }

    @Test func onlyTheCauseIsNamed() {
        final class Page { var parts = [City()], next: Page? }
        final class Book { var pages: [Page] = [] }
        let book = Book()
        let lines = growth(of: [book]) {
            let page = Page()
            page.next = Page()
            book.pages.append(page)
        }
        #expect(lines == ["1 Page more in each round, 8 now: Book: pages"])
    }

    @Test(.readsClosures) func capturedVariables() {
        var list: [City] = []
        let lines = growth { list.append(City()) }
        #expect(lines == ["1 City more in each round, 8 now: a variable that the closure captures"])
    }

    /// They are neither objects nor elements of a collection.
    @Test(.readsClosures) func closuresInsideEachOtherAreNotCounted() {
        final class Chain { var action: (Int) -> Void = { _ in } }
        let chain = Chain()
        let lines = growth(of: [chain]) {
            let (action, number) = (chain.action, Int.random(in: 0...1))
            chain.action = { action($0 + number) }
        }
        #expect(lines.isEmpty)
    }

    @Test func boundedCachesDoNotGrow() {
        let window = Window()
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let lines = growth(rounds: 20) { [model] in
            model.count += 1
            // Full after some rounds.
            if model.names.count < 9 { model.names.append("Lisbon") }
            // The last ten.
            model.numbers.append(model.count)
            if model.numbers.count > 10 { model.numbers.removeFirst() }
            // Emptied when it is full.
            model.cities[model.count] = City()
            if model.cities.count > 6 { model.cities = [:] }
            // The same key again.
            model.views["view \(model.count % 3)"] = [View()]
            model.visited = [City()]
            navigation.pushViewController(
                Scene { return ViewController() }.with { return Observer() }.instantiate(),
                animated: false
            )
            navigation.popViewController(animated: false)
        }
        #expect(lines.isEmpty)
    }

    /// The number is an average, and need not rise in each round.
    @Test(arguments: [([0, 0, 0, 0, 1, 1, 2, 3], "0.7"), ([0, 0, 0, 0, 1, 7, 9, 13], "3.2")])
    func growthHasOneDecimal(sizes: [Int], number: String) {
        let lines = growth { [model] in
            model.names = Array(repeating: "Lisbon", count: sizes[model.count])
            model.count += 1
        }
        #expect(lines == ["\(number) String more in each round, \(sizes[7]) now: Model: names"])
    }

    @Test(arguments: [
        // Falls in the second half or in the last round, rises only at its end, and rises only at its beginning.
        [0, 0, 0, 0, 3, 1, 0, 2], [0, 0, 0, 0, 1, 2, 3, 0], [0, 0, 0, 1, 1, 1, 2, 3], [0, 0, 0, 0, 1, 2, 2, 2],
    ])
    func numbersThatDoNotRiseThroughoutAreNotReported(sizes: [Int]) {
        let lines = growth { [model] in
            model.names = Array(repeating: "Lisbon", count: sizes[model.count])
            model.count += 1
        }
        #expect(lines.isEmpty)
    }

    @Test func asynchronousRoundsAreCounted() async {
        let issues = Issues()
        await withKnownIssue {
            await expectNoGrowth(of: model) { [model] in
                await Task.yield()
                model.names.append("Lisbon")
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        #expect(
            issues.all == [
                """
                Something grew in each part of 8 rounds:

                  1 String more in each round, 8 now: Model: names

                To fix: Remove what a round adds, or give the cache or the list a limit.
                """
            ]
        )
    }

    @Test func errorIsPassedOn() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try expectNoGrowth { throw Failure() } }
    }
}
