import StoryCode
import Testing

// The code of the article "The flow of an app", with its tests.

enum AppTab: String, Codable, CaseIterable {
    case cities, favourites
}

enum Place: Codable, Hashable, CustomStringConvertible {
    case city(Int), map(Int)

    var description: String {
        switch self {
        case .city(let id): "city \(id)"
        case .map(let id): "map \(id)"
        }
    }
}

enum Sheet: String, Codable {
    case login, settings, pickCity
}

struct AppFlow: Codable, Hashable {
    var tab = AppTab.cities
    var cities: [Place] = []  // above the root of the stack
    var favourites: [Place] = []
    var sheet: Sheet?
}

@MainActor
final class Visits: Awakable, ViewObserver {
    weak var controller: ViewController?
    private var count = 0

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        count = (try? keeper.consume("visits", as: Int.self)) ?? 0
        keeper.register("visits") { [weak self] in self?.count }
    }

    func viewDidAppear(_ animated: Bool) {
        count += 1
        print("\(controller?.title ?? "a screen") appeared" + (count > 1 ? ", visit \(count)" : ""))
    }
}

@MainActor
func makeScreen(_ title: String) -> ViewController {
    Scene {
        return ViewController()
    }.with {
        return Visits()
    }.instantiate(connect: { controller, visits in
        controller.title = title
        visits.controller = controller
    })
}

@MainActor
func makeRoot(_ flow: Flow<AppFlow>, _ title: String) -> ViewController {
    Scene {
        return ViewController()
    }.with {
        return Visits()
    }.with {
        return ScreenState(flow, title)  // see "Save and restore"
    }.instantiate(connect: { controller, visits, _ in
        controller.title = title
        visits.controller = controller
    })
}

@MainActor
func makeStack(
    _ flow: Flow<AppFlow>,
    _ part: WritableKeyPath<AppFlow, [Place]>,
    root: String
) -> NavigationController {
    Scene {
        return NavigationController(rootViewController: makeRoot(flow, root))
    }.with {
        return StackFlow(flow, part) { place in
            switch place {
            case .city(let id): makeScreen("city \(id)")
            case .map(let id): makeScreen("map \(id)")
            }
        }
    }.instantiate()
}

@MainActor
func makeTabs(_ flow: Flow<AppFlow>) -> TabBarController {
    Scene {
        return TabBarController()
    }.with {
        return TabFlow(flow, \.tab)
    }.with {
        return PresentationFlow(flow, \.sheet) { sheet in makeScreen(sheet.rawValue) }
    }.instantiate(connect: { tabs, _, _ in
        tabs.viewControllers = [
            makeStack(flow, \.cities, root: "list"),
            makeStack(flow, \.favourites, root: "marked"),
        ]
    })
}

struct LinkError: Error {
    let link: String
}

extension AppFlow {
    /// Creates the value of a link such as `guide:cities/7/map`.
    init(link: String) throws {
        let parts = link.wholeMatch(of: #/guide:(\w+)(?:/(\d+)(/map)?)?/#)
        guard let parts, let tab = AppTab(rawValue: "\(parts.1)") else { throw LinkError(link: link) }
        self.tab = tab
        guard let id = parts.2.flatMap({ Int($0) }) else { return }
        let places = parts.3 == nil ? [Place.city(id)] : [.city(id), .map(id)]
        if tab == .cities { cities = places } else { favourites = places }
    }
}

@MainActor
struct AppFlowTests {
    @Test func linkNamesTheScreensBehindIt() throws {
        #expect(try AppFlow(link: "guide:cities/3/map").cities == [.city(3), .map(3)])
        #expect(throws: LinkError.self) { try AppFlow(link: "guide:planets") }
    }

    @Test func backLeavesTheMap() throws {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let flow = Flow(try AppFlow(link: "guide:cities/3/map"))
        window.rootViewController = makeTabs(flow)
        window.makeKeyAndVisible()
        clock.run()
        window.goBack()
        clock.run()
        #expect(flow.value.cities == [.city(3)])
    }
}
