/// What a scene's helpers have been told of the view, so that one who comes late can be told the same.
struct ToldEvents: Sendable {
    /// Whether a view was announced and not taken back.
    private(set) var isLoaded = false

    /// Whether it was told that the view goes, and not yet that it has gone.
    private var isUnloading = false

    /// The events of the appearance under way, or of the one that is over where the view is there.
    private var appearance = Appearance.State.disappeared

    /// Whether somebody who comes now has missed anything.
    var isAnything: Bool { isLoaded || isUnloading || appearance != .disappeared }

    /// Takes note of an event that the helpers were told.
    mutating func record(_ event: ViewEvent) {
        switch event {
        case .viewDidLoad: (isLoaded, isUnloading) = (true, false)
        case .viewWillUnload: isUnloading = true
        case .viewDidUnload: (isLoaded, isUnloading) = (false, false)
        case .viewWillAppear: appearance = .appearing
        case .viewDidAppear: appearance = .appeared
        case .viewWillDisappear: appearance = .disappearing
        case .viewDidDisappear: appearance = .disappeared
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: break
        }
    }

    /// The shortest list of events that leads to where the view is.
    var replay: [ViewEvent] {
        var events: [ViewEvent] = isLoaded ? [.viewDidLoad] : []
        if isUnloading { events.append(.viewWillUnload) }
        switch appearance {
        case .disappeared: break
        case .appearing: events += [.viewWillAppear(false)]
        case .appeared: events += [.viewWillAppear(false), .viewDidAppear(false)]
        case .disappearing: events += [.viewWillAppear(false), .viewWillDisappear(false)]
        }
        return events
    }
}
