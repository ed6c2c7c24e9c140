import StoryCode
import StoryCodeLeaks

/// A mistake in a scene, which a watch finds with its path in debug and in release builds.
@MainActor
package struct PlantedLeak: Sendable {
    fileprivate final class City: ViewController {
        var onClose: (() -> Void)?
        var routes: [String: () -> Void] = [:]
        var parts: [AnyObject] = []
        var cycle: AnyObject?

        func close() {}
    }

    fileprivate final class Presenter: ViewObserver {
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
    fileprivate final class Model {
        var done: (() -> Void)?
        var owner: AnyObject?
        var listeners: [() -> Void] = []
        var cache: [Int: AnyObject] = [:]
        var seen: Set<City> = []
    }

    fileprivate final class Link {
        var next: Link?
        var owner: AnyObject?
    }

    fileprivate enum State { case idle, editing(AnyObject) }

    fileprivate final class CityView: View {
        var city: City?
        var onTap: (() -> Void)?
    }

    package let name: String
    /// The line of the report that shows the mistake.
    private let path: String
    /// Whether a closure is the mistake; its captured values are read only on Linux.
    private let isClosure: Bool
    private let plant: @MainActor @Sendable (City, Presenter) -> Void

    private nonisolated init(
        _ name: String,
        path: String,
        isClosure: Bool = false,
        _ plant: @escaping @MainActor @Sendable (City, Presenter) -> Void
    ) {
        (self.name, self.path, self.isClosure, self.plant) = (name, path, isClosure, plant)
    }

    /// Twenty mistakes.
    package nonisolated static let all = [
        PlantedLeak("a closure of a model", path: "model.done { … }", isClosure: true) { city, presenter in
            presenter.model.done = { city.close() }
        },
        PlantedLeak("a method as a closure", path: "onClose { … }", isClosure: true) { city, _ in
            city.onClose = city.close
        },
        PlantedLeak("a list of closures", path: "model.listeners[1] { … }", isClosure: true) {
            city,
            presenter in
            presenter.model.listeners = [{}, { city.close() }]
        },
        PlantedLeak("a dictionary of closures", path: "routes[\"close\"] { … }", isClosure: true) { city, _ in
            city.routes["close"] = { city.close() }
        },
        PlantedLeak("a closure in a closure", path: "model.done { … }", isClosure: true) { city, presenter in
            let inner = { city.close() }
            presenter.model.done = { [presenter = Weak(presenter)] in
                _ = presenter
                inner()
            }
        },
        PlantedLeak("a handler of the back action", path: "its back handler { … }", isClosure: true) {
            city,
            _ in
            city.addBackHandler { city.close() }
        },
        PlantedLeak("an action of a bag", path: "its scene bag", isClosure: true) { city, _ in
            city.sceneBag.insert { city.close() }
        },
        PlantedLeak("a kept object of a bag", path: "its scene bag") { city, _ in city.sceneBag.keep(city) },
        PlantedLeak("a strong delegate", path: "delegate") { city, presenter in presenter.delegate = city },
        PlantedLeak("a value of any type", path: "anything") { city, presenter in presenter.anything = city },
        PlantedLeak("an array of tuples", path: "pages[0].page") { city, presenter in
            presenter.pages = [("Lisbon", city)]
        },
        PlantedLeak("an enumeration", path: "state.editing") { city, presenter in
            presenter.state = .editing(city)
        },
        PlantedLeak("a result", path: "results.success") { city, presenter in
            presenter.results = .success(city)
        },
        PlantedLeak("a cache", path: "model.cache[7]") { city, presenter in presenter.model.cache[7] = city },
        PlantedLeak("a set", path: "model.seen[…]") { city, presenter in presenter.model.seen = [city] },
        PlantedLeak("a lazy property", path: "formatter.owner") { city, presenter in
            presenter.formatter.owner = city
        },
        PlantedLeak("a chain", path: "first.next, 6 times, then owner") { city, presenter in
            let last = Link()
            last.owner = city
            presenter.first = (0..<6).reduce(last) { next, _ in
                let link = Link()
                link.next = next
                return link
            }
        },
        PlantedLeak("the controller itself", path: "cycle") { city, _ in city.cycle = city },
        PlantedLeak("a view", path: "its view") { city, _ in
            let view = CityView()
            view.city = city
            city.view = view
        },
        PlantedLeak("a late helper", path: "a late helper of its scene") { city, _ in
            let late = Presenter()
            late.delegate = city
            city.sceneEvents.add(late, for: city)
        },
    ]

    private struct Weak {
        weak let presenter: Presenter?

        init(_ presenter: Presenter) { self.presenter = presenter }
    }

    /// What is wrong with the report of the mistake, or nil.
    package var problem: String? {
        #if !os(Linux)
            if isClosure { return nil }
        #endif
        let reports = Self.reports(plant)
        let lines = reports.first?.message.split(separator: "\n").map(String.init) ?? []
        let isFound =
            reports.count == 1 && lines.contains { $0.hasPrefix("    ↓ \(path)") }
            && lines.contains { $0.contains("← break here") }
        return isFound ? nil : "\(name) is reported as \(reports)"
    }

    /// What is reported although the mistakes are corrected, or nil.
    package static var falseReport: String? {
        let reports = reports { city, presenter in
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
        return reports.isEmpty ? nil : "a scene without a cycle is reported as \(reports)"
    }

    /// Shows a scene, leaves it, and returns what a watch reports.
    private static func reports(_ plant: @MainActor (City, Presenter) -> Void) -> [LeakReport] {
        let clock = ManualClock()
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
}
