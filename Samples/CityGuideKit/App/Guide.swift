public import CityGuideBase
import CityGuideSettings
public import Foundation
public import StoryCode

/// The app: its screens in a window, made by the components of a dependency container.
///
/// A host creates a window, a factory of views and the guide. It starts the guide, draws the views in the window, and
/// calls the window's `goBack()` and `receiveMemoryWarning()`.
@MainActor
public final class Guide {
    /// The window with the screens.
    public let window: Window

    /// The problems that the user should know of.
    public let notices: Notices

    /// The events of all screens.
    public let log: EventLog

    // A dependency container does not retain its children.
    private let containers: [Container]
    private let store: FlowStore
    private let catalogue: CityCatalogue
    private let recentEvents = RecentEvents()

    /// Makes the screens, with the state of the last run.
    ///
    /// - Parameters:
    ///   - folder: The folder of the app's files.
    ///   - window: A hidden window. Its scheduler also saves the state.
    ///   - link: What to show instead of the last screen; see ``open(_:)``.
    /// - Throws: ``LinkError``, an error of a registration, or of the tables of cities.
    public init(folder: URL, window: Window, views: any GuideViews, link: String? = nil) throws {
        self.window = window
        containers = try Self.makeContainers(
            folder: DataFolder(folder),
            scheduler: window.scheduler,
            views: views
        )
        let screens = containers[1]
        notices = try screens.resolve(main: Notices.self)
        log = try screens.resolve(main: EventLog.self)
        store = try screens.resolve(main: FlowStore.self)
        catalogue = try screens.resolve(CityCatalogue.self)
        if let link { try open(link) }
        let storyboard = try screens.resolve(main: Storyboard.self, name: "Guide")
        window.rootViewController = try storyboard.instantiateInitialViewController()
    }

    /// Returns the container of the services and, with this one as their parent, those of the two modules with screens.
    static func makeContainers(
        folder: DataFolder,
        scheduler: any LifecycleScheduler,
        views: any GuideViews
    ) throws -> [Container] {
        let services = Container(name: "services")
        services.register { folder }
        services.register(main: { views })
        services.register(main: { scheduler })
        try services.append(part: ServicesPart.self)
        let screens = Container(parent: services, name: "screens")
        try screens.append(part: ScreensPart.self)
        let settings = Container(parent: services, name: "settings")
        try settings.append(part: SettingsPart.self)
        return [services, screens, settings]
    }

    /// Shows the window.
    public func start() { window.makeKeyAndVisible() }

    /// Shows what a link names: a tab, the cities above its list, and perhaps the settings, such as
    /// `cities/oslo-no/bergen-no` or `favourites/settings`.
    ///
    /// - Throws: ``LinkError``; then nothing changes.
    public func open(_ link: String) throws {
        store.flow.set(try GuideFlow(link: link, in: catalogue, from: store.flow.value))
    }

    /// The link of what the guide shows.
    public var link: String { store.flow.value.link }

    /// Saves the state now; a host calls it before it ends.
    public func save() { store.save() }

    /// Returns what the guide consists of at this moment, with the latest events of controllers.
    public func inspection(events count: Int) -> Inspection {
        Inspection(window.controllerHierarchy, events: recentEvents.latest(count))
    }
}
