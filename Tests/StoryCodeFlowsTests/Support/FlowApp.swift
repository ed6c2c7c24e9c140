import StoryCode
import TestSupport

enum AppTab: Codable, Hashable, CaseIterable {
    case cities, favourites
}

enum Place: Codable, Hashable {
    case city(Int)
    case map(Int)

    var title: String {
        switch self {
        case .city(let id): "city \(id)"
        case .map(let id): "map \(id)"
        }
    }
}

enum Sheet: Codable, Hashable, CaseIterable {
    case settings, about, pickCity
}

struct AppFlow: Codable, Hashable {
    var tab = AppTab.cities
    var cities: [Place] = []
    var favourites: [Place] = []
    var sheet: Sheet?
}

/// An app of two tabs with a stack each, and a sheet.
@MainActor
final class FlowApp {
    struct Unmade: Error {}

    let clock = ManualClock()
    let flow: Flow<AppFlow>
    let window: Window
    private(set) var tabs = TabBarController()

    /// What has happened.
    var log: [String] = []

    /// The titles that cannot be made.
    var unmade: Set<String> = []

    /// Called when a screen is made.
    var onMake: ((String) -> Void)?

    /// Called when a screen has appeared or is about to disappear.
    var onAppearance: (() -> Void)?

    /// The number of screens that exist, with those at the root of the stacks.
    let living = LivingCount()

    init(_ flow: Flow<AppFlow> = Flow(AppFlow()), buried: BuriedScreens = .madeWhenUncovered) {
        self.flow = flow
        window = Window(scheduler: clock)
        tabs = Scene {
            return TabBarController()
        }.with {
            return TabFlow(flow, \.tab)
        }.with { [unowned self] in
            return PresentationFlow(flow, \.sheet) { [unowned self] sheet in try make("\(sheet)") }
        }.instantiate(connect: { [unowned self] tabs, _, _ in
            tabs.viewControllers = [stack(\.cities, "list", buried), stack(\.favourites, "marked", buried)]
        })
    }

    func show() {
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        clock.run()
    }

    func stack(_ tab: AppTab) -> NavigationController {
        // The tabs of this app are stacks.
        // swift-format-ignore: NeverForceUnwrap
        tabs.viewControllers[tab == .cities ? 0 : 1] as! NavigationController
    }

    func screen(_ title: String, root: Bool = false) -> ViewController {
        Scene {
            return ViewController()
        }.with { [unowned self] in
            return Reporter(root ? { _ in } : { [weak self] in self?.log.append("\(title) \($0)") })
        }.with { [unowned self] in
            return Life(living) { [weak self] in self?.onAppearance?() }
        }.instantiate(connect: { controller, _, _ in controller.title = title })
    }

    func make(_ title: String) throws -> ViewController {
        onMake?(title)
        if unmade.contains(title) { throw Unmade() }
        log.append("make \(title)")
        return screen(title)
    }

    private func stack(
        _ part: WritableKeyPath<AppFlow, [Place]>,
        _ root: String,
        _ buried: BuriedScreens
    ) -> NavigationController {
        Scene { [unowned self] in
            return NavigationController(rootViewController: screen(root, root: true))
        }.with { [flow] in
            return StackFlow(flow, part, buried: buried) { [unowned self] place in try make(place.title) }
        }.instantiate()
    }

    // MARK: Checking

    /// The titles of the controllers in a stack above its root.
    func titles(_ tab: AppTab) -> [String] { stack(tab).viewControllers.dropFirst().map { $0.title ?? "?" } }

    /// The title of the presented screen.
    var presented: String? { tabs.presentedViewController.map { $0.title ?? "?" } }

    /// Returns what has happened since the last call.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// The number of objects that exist.
final class LivingCount {
    /// Counts one object as long as it is retained.
    final class Token {
        private let count: LivingCount

        init(_ count: LivingCount) {
            self.count = count
            count.value += 1
        }

        deinit { count.value -= 1 }
    }

    private(set) var value = 0
}

/// Counts a screen, and reports when it has appeared or is about to disappear.
final class Life: ViewObserver {
    private let token: LivingCount.Token
    private let report: () -> Void

    init(_ count: LivingCount, _ report: @escaping () -> Void) {
        token = LivingCount.Token(count)
        self.report = report
    }

    func viewDidAppear(_ animated: Bool) { report() }
    func viewWillDisappear(_ animated: Bool) { report() }
}

/// Reports the appearance of a screen.
final class Reporter: ViewObserver {
    private let report: (String) -> Void

    init(_ report: @escaping (String) -> Void) { self.report = report }

    func viewDidLoad() { report("didLoad") }
    func viewDidAppear(_ animated: Bool) { report(animated ? "didAppear animated" : "didAppear") }
    func viewDidDisappear(_ animated: Bool) { report("didDisappear") }
}
