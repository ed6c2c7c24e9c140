/// The kinds of events by which the list of a page is filtered.
enum RunPageKind: Int, CaseIterable {
    case loading, appearance, layout, containment, teardown, memory, diagnostic, chapter

    init(_ kind: LifecycleRun.Step.Kind) {
        if case .note = kind {
            self = .chapter
            return
        }
        self =
            switch TimelineMark(kind) {
            case .loadView, .didLoad: .loading
            case .willAppear, .isAppearing, .didAppear: .appearance
            case .willLayout, .didLayout: .layout
            case .willMove, .didMove: .containment
            case .tearDown: .teardown
            case .memoryWarning: .memory
            case .diagnostic, .helper: .diagnostic
            }
    }

    /// The words in the filter.
    var words: String {
        switch self {
        case .loading: "Loading"
        case .appearance: "Appearance"
        case .layout: "Layout"
        case .containment: "Moves to a parent"
        case .teardown: "Teardown"
        case .memory: "Memory warnings"
        case .diagnostic: "Diagnostics"
        case .chapter: "Chapters"
        }
    }
}
