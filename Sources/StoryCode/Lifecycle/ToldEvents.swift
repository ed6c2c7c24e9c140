/// What a scene's helpers have been told of the view, so that one who comes late can be told the same.
struct ToldEvents: Sendable {
    /// Whether a view was announced and not taken back.
    private(set) var isLoaded = false

    /// The events of the appearance under way, or of the one that is over where the view is there.
    private var appearance = Appearance.State.disappeared

    /// Whether somebody who comes now has missed anything.
    var isAnything: Bool { isLoaded || appearance != .disappeared }

    /// Takes note of an event that the helpers are told.
    mutating func record(_ event: ViewEvent) {
        switch event {
        case .viewDidLoad: isLoaded = true
        case .viewDidUnload: isLoaded = false
        case .viewWillAppear: appearance = .appearing
        case .viewDidAppear: appearance = .appeared
        case .viewWillDisappear: appearance = .disappearing
        case .viewDidDisappear: appearance = .disappeared
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillUnload: break
        }
    }

    /// The shortest list of events that leads to where the view is.
    var replay: [ViewEvent] {
        let load: [ViewEvent] = isLoaded ? [.viewDidLoad] : []
        switch appearance {
        case .disappeared: return load
        case .appearing: return load + [.viewWillAppear(false)]
        case .appeared: return load + [.viewWillAppear(false), .viewDidAppear(false)]
        case .disappearing: return load + [.viewWillAppear(false), .viewWillDisappear(false)]
        }
    }
}
