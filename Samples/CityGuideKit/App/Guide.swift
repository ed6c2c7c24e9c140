public import CityGuideBase
public import CityGuideModels
public import Foundation
public import StoryCode
public import StoryCodeRuns

/// The app: its screens in a window, made by the components of a dependency container.
///
/// A host creates a window, a factory of views and the guide. It starts the guide, draws the views in the window, sets the
/// phase of the window, and calls its `goBack()` and `receiveMemoryWarning()`.
@MainActor
public final class Guide {
    /// The window with the screens.
    public let window: Window

    /// The problems that the user should know of.
    public let notices: Notices

    /// The events of all screens.
    public let log: EventLog

    /// Makes the services and the screens.
    let container: Container

    private let store: FlowStore
    let cities: CityStore
    private let recorder: RunRecorder?

    /// Makes the screens, with the state of the last run.
    ///
    /// - Parameters:
    ///   - folder: The folder of the app's files.
    ///   - window: A hidden window. Its scheduler also saves the state.
    ///   - link: What to show instead of the last screen; see ``open(_:)``.
    ///   - recorder: Records the events that an ``inspection(events:)`` has.
    /// - Throws: ``LinkError``, or an error of a registration.
    public init(
        folder: URL,
        window: Window,
        views: any GuideViews,
        source: any CitySource = IncludedCities(),
        language: Language = .english,
        link: String? = nil,
        recorder: RunRecorder? = RunRecorder(title: "CityGuide")
    ) throws {
        self.window = window
        self.recorder = recorder
        container = Container(name: "guide")
        container.register { DataFolder(folder) }
        container.register { language }
        container.register(main: { views })
        container.register(main: { source })
        container.register(main: { [scheduler = window.scheduler] in scheduler })
        try container.append(part: ModelsPart.self)
        container.register(main: Screens.tabs)
        container.register(main: Screens.stack)
        container.register(main: Screens.list)
        container.register(main: Screens.detail)
        container.register(main: Screens.settings)
        notices = try container.resolve(main: Notices.self)
        log = try container.resolve(main: EventLog.self)
        store = try container.resolve(main: FlowStore.self)
        cities = try container.resolve(main: CityStore.self)
        if let link { try open(link) }
        window.rootViewController = try container.resolve(main: TabBarController.self)
    }

    /// Shows the window, and loads the cities.
    public func start() {
        window.makeKeyAndVisible()
        window.phase = .foregroundActive
    }

    /// Whether the cities are being loaded.
    public var isLoading: Bool { cities.isLoading }

    /// Shows what a link names: a tab, the cities above its list, and perhaps the settings, such as
    /// `cities/oslo-no/bergen-no` or `favourites/settings`.
    ///
    /// Cities that do not exist are left out with a notice, as soon as the cities are loaded.
    ///
    /// - Throws: ``LinkError``; then nothing changes.
    public func open(_ link: String) throws {
        let value = try GuideFlow(link: link, from: store.flow.value)
        window.noteInput("\(notices.language.open): \(link)")
        store.flow.set(value)
    }

    /// The link of what the guide shows.
    public var link: String { store.flow.value.link }

    /// Saves the state now; a host calls it before it ends.
    public func save() { store.save() }

    /// Returns what the guide consists of at this moment, with the latest events of controllers.
    public func inspection(events count: Int) -> Inspection {
        Inspection(window.controllerHierarchy, recorder?.run ?? LifecycleRun(), events: count)
    }
}
