/// The kinds of events by which the list of a page is filtered.
///
/// The raw values are the words in the filter.
enum RunPageKind: String, CaseIterable {
    case loading = "Loading"
    case appearance = "Appearance"
    case layout = "Layout"
    case windowPhase = "Phases of the window"
    case containment = "Moves to a parent"
    case teardown = "Teardown"
    case memory = "Memory warnings"
    case request = "Requests"
    case diagnostic = "Diagnostics"
    case chapter = "Chapters"

    init(_ kind: LifecycleRun.Step.Kind) {
        if case .note = kind {
            self = .chapter
            return
        }
        self =
            switch TimelineMark(kind) {
            case .loadView, .didLoad: .loading
            case .willAppear, .isAppearing, .didAppear: .appearance
            case .updateProperties, .willLayout, .didLayout: .layout
            case .windowPhase: .windowPhase
            case .willMove, .didMove: .containment
            case .tearDown: .teardown
            case .memoryWarning: .memory
            case .request: .request
            case .diagnostic, .helper: .diagnostic
            }
    }
}
