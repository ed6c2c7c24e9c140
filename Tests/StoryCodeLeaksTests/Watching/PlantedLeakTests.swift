import Foundation
import StoryCode
import StoryCodeLeaks
import TestSupport
import Testing

/// Twenty mistakes in a running program, each found with its path.
@MainActor
struct PlantedLeakTests {
    final class City: ViewController {
        var onClose: (() -> Void)?
        var routes: [String: () -> Void] = [:]
        var parts: [AnyObject] = []
        var cycle: AnyObject?

        func close() {}
    }

    final class Presenter: ViewObserver {
        var model = Model()
        var delegate: AnyObject?
        var anything: Any?
        var pages: [(title: String, page: AnyObject)] = []
        var state = State.idle
        var first: Link?
        var results: Result<AnyObject, any Error>?
        lazy var formatter = Model()
    }

    @MainActor
    final class Model {
        var done: (() -> Void)?
        var owner: AnyObject?
        var listeners: [() -> Void] = []
        var cache: [Int: AnyObject] = [:]
        var seen: Set<City> = []
    }

    final class Link {
        var next: Link?
        var owner: AnyObject?
    }

    enum State { case idle, editing(AnyObject) }

    final class CityView: View {
        var city: City?
        var onTap: (() -> Void)?
    }

    struct Sink: ViewObserver { let city: City }

    /// A mistake, and the line that shows it in the report.
    struct Leak: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let path: String
        var isClosure = false
        let plant: @MainActor @Sendable (City, Presenter) -> Void
    }

    nonisolated static let leaks = [
        Leak(testDescription: "a closure of a model", path: "model.done { … }", isClosure: true) { city, presenter in
            presenter.model.done = { city.close() }
        },
        Leak(testDescription: "a method as a closure", path: "onClose { … }", isClosure: true) { city, _ in
            city.onClose = city.close
        },
        Leak(testDescription: "a list of closures", path: "model.listeners[1] { … }", isClosure: true) {
            city,
            presenter in
            presenter.model.listeners = [{}, { city.close() }]
        },
        Leak(testDescription: "a dictionary of closures", path: "routes[\"close\"] { … }", isClosure: true) { city, _ in
            city.routes["close"] = { city.close() }
        },
        Leak(testDescription: "a closure in a closure", path: "model.done { … }", isClosure: true) { city, presenter in
            let inner = { city.close() }
            presenter.model.done = { [presenter = Weak(presenter)] in
                _ = presenter
                inner()
            }
        },
        Leak(testDescription: "a handler of the back action", path: "its back handler { … }", isClosure: true) {
            city,
            _ in
            city.addBackHandler { city.close() }
        },
        Leak(testDescription: "an action of a bag", path: "its scene bag", isClosure: true) { city, _ in
            city.sceneBag.insert { city.close() }
        },
        Leak(testDescription: "a kept object of a bag", path: "its scene bag") { city, _ in city.sceneBag.keep(city) },
        Leak(testDescription: "a strong delegate", path: "delegate") { city, presenter in presenter.delegate = city },
        Leak(testDescription: "a value of any type", path: "anything") { city, presenter in presenter.anything = city },
        Leak(testDescription: "an array of tuples", path: "pages[0].page") { city, presenter in
            presenter.pages = [("Lisbon", city)]
        },
        Leak(testDescription: "an enumeration", path: "state.editing") { city, presenter in
            presenter.state = .editing(city)
        },
        Leak(testDescription: "a result", path: "results.success") { city, presenter in
            presenter.results = .success(city)
        },
        Leak(testDescription: "a cache", path: "model.cache[7]") { city, presenter in presenter.model.cache[7] = city },
        Leak(testDescription: "a set", path: "model.seen[…]") { city, presenter in presenter.model.seen = [city] },
        Leak(testDescription: "a lazy property", path: "formatter.owner") { city, presenter in
            presenter.formatter.owner = city
        },
        Leak(testDescription: "a chain", path: "first.next, 6 times, then owner") { city, presenter in
            let last = Link()
            last.owner = city
            presenter.first = (0..<6).reduce(last) { next, _ in
                let link = Link()
                link.next = next
                return link
            }
        },
        Leak(testDescription: "the controller itself", path: "cycle") { city, _ in city.cycle = city },
        Leak(testDescription: "a view", path: "its view") { city, _ in
            let view = CityView()
            view.city = city
            city.view = view
        },
        Leak(testDescription: "a late helper", path: "a late helper of its scene") { city, _ in
            let late = Presenter()
            late.delegate = city
            city.sceneEvents.add(late, for: city)
        },
    ]

    private struct Weak {
        weak let presenter: Presenter?

        init(_ presenter: Presenter) { self.presenter = presenter }
    }

    private let clock = ManualClock()

    /// Shows a scene, leaves it, and returns what a watch reports.
    private func reports(_ plant: @MainActor (City, Presenter) -> Void) -> [LeakReport] {
        let watch = LeakWatch(scheduler: clock, isOn: true) { _ in }
        let window = Window()
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let scene = Scene { return City() }.with { return Presenter() }
        navigation.pushViewController(scene.instantiate(connect: plant), animated: false)
        navigation.popViewController(animated: false)
        clock.run()
        return watch.reports
    }

    @Test(arguments: leaks)
    func leakIsFoundWithItsPath(leak: Leak) {
        #if !os(Linux)
            // The captured values of closures are read only on Linux.
            if leak.isClosure { return }
        #endif
        let reports = reports(leak.plant)
        #expect(reports.count == 1)
        let lines = reports.first?.message.split(separator: "\n").map(String.init) ?? []
        #expect(lines.contains { $0.hasPrefix("    ↓ \(leak.path)") }, "\(lines)")
        #expect(lines.contains { $0.contains("← break here") }, "\(lines)")
    }

    @Test func thereAreTwentyMistakes() { #expect(Self.leaks.count == 20) }

    @Test func correctedMistakesAreNotReported() {
        let found = reports { city, presenter in
            presenter.model.done = { [weak city] in city?.close() }
            presenter.model.listeners = [{ [unowned city] in city.close() }]
            city.routes["close"] = { [weak presenter] in _ = presenter }
            city.addBackHandler { [weak city] in city?.close() }
            city.sceneBag.insert { [weak city] in city?.close() }
            presenter.pages = [("Lisbon", Model())]
            presenter.model.cache[7] = Model()
            presenter.formatter.owner = Model()
            city.view = CityView()
        }
        #expect(found.isEmpty)
    }
}
