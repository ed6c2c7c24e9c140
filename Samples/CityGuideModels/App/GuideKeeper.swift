import StoryCodeFlows
public import StoryCodeScenes

/// The helper of the tabs that loads the cities and saves what is shown.
public final class GuideKeeper: ViewObserver {
    /// The controller of the tabs.
    public weak var tabs: (any SceneController)?

    private let models: GuideModels

    /// Creates a helper.
    public init(_ models: GuideModels) { self.models = models }

    /// Loads the cities.
    public func viewDidLoad() {
        if let tabs { models.cities.load(in: tabs.sceneBag) }
    }

    /// Saves after each change of the flow.
    public func updateProperties() {
        _ = models.store.flow.value
        models.store.setNeedsSave()
    }

    /// Saves before the system may end the program.
    public func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        if phase == .background { models.store.save() }
    }
}
