import StoryCode

/// How far a controller's view has been loaded and has appeared, as its bar in a timeline shows it.
enum TimelineState: String, CaseIterable {
    case none, loaded, appearing, appeared, disappearing

    /// The state after a step of the controller.
    func after(_ kind: LifecycleRun.Step.Kind) -> Self {
        guard case .view(let event) = kind else { return self }
        switch event.appearance {
        case .appearing: return .appearing
        case .appeared: return .appeared
        case .disappearing: return .disappearing
        case .disappeared: return .loaded
        case nil: break
        }
        if event == .viewDidTearDown { return .none }
        // A run may begin in the middle of an appearance.
        return self == .none ? (event.kind == .viewIsAppearing ? .appearing : .loaded) : self
    }
}
