import StoryCodeScenes

/// Where a view is among its superview's subviews.
struct ViewPosition {
    weak let superview: View?
    private let index: Int
    private let frame: LayoutRect?

    private init(superview: View, index: Int, frame: LayoutRect?) {
        self.superview = superview
        self.index = index
        self.frame = frame
    }

    /// The place that a view has, or nil where it is in no other view.
    @MainActor
    init?(_ view: View) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        self.init(superview: superview, index: index, frame: view.frame)
    }

    /// The hindmost place in a view.
    static func behindAll(in superview: View) -> ViewPosition { ViewPosition(superview: superview, index: 0, frame: nil) }

    /// The foremost place in a view, which the view fills.
    @MainActor
    static func inFrontOfAll(in superview: View, frame: LayoutRect? = nil) -> ViewPosition {
        ViewPosition(superview: superview, index: .max, frame: frame ?? superview.bounds)
    }

    /// Puts a view there.
    @MainActor
    func insert(_ view: View) {
        if let frame { view.frame = frame }
        if view.superview !== superview { superview?.insertSubview(view, at: index) }
    }
}
