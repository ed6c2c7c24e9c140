import StoryCode

/// How far a controller's view has been loaded and has appeared, as its bar in a timeline shows it.
enum TimelineState: String, CaseIterable {
    case none, loaded, appearing, appeared, disappearing

    /// The state after a step of the controller.
    func after(_ what: LifecycleRun.Step.What) -> Self {
        guard case .view(let event) = what else { return self }
        switch event {
        case .viewDidLoad: return self == .none ? .loaded : self
        case .viewWillAppear: return .appearing
        case .viewIsAppearing: return self == .none ? .appearing : self
        case .viewDidAppear: return .appeared
        case .viewWillDisappear: return .disappearing
        case .viewDidDisappear: return .loaded
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTearDown: return self == .none ? .loaded : self
        case .viewDidTearDown: return .none
        }
    }
}
