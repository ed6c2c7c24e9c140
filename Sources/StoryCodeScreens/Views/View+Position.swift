extension View {
    /// The position of a view among its superview's subviews.
    @MainActor
    struct Position {
        private let superviewLink: Link<View>
        private let index: Int
        private let frame: LayoutRect

        private init(superview: View?, index: Int, frame: LayoutRect) {
            superviewLink = Link(superview)
            self.index = index
            self.frame = frame
        }

        var superview: View? { superviewLink.target }

        /// No position.
        static let none = Position(superview: nil, index: 0, frame: .zero)

        func isIn(_ superview: View?) -> Bool { superviewLink.refers(to: superview) }

        /// The current position of a view, or nil if it has no superview.
        init?(_ view: View) {
            guard let superview = view.superview, let index = view.index else { return nil }
            self.init(superview: superview, index: index, frame: view.frame)
        }

        /// The rearmost position in a view, with a frame that fills it.
        static func back(of superview: View) -> Position {
            Position(superview: superview, index: 0, frame: superview.bounds)
        }

        /// The frontmost position in a view, with a frame that fills it by default.
        static func front(of superview: View, frame: LayoutRect? = nil) -> Position {
            Position(superview: superview, index: .max, frame: frame ?? superview.bounds)
        }

        /// Inserts a view at the position, unless it is there.
        func insert(_ view: View) {
            guard let superview, view.superview !== superview || view.isBeingRemoved else { return }
            view.frame = frame
            superview.insertSubview(view, at: index)
        }
    }
}
