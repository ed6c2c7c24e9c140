extension SplitViewController {
    /// Which columns a split view controller has, as `UISplitViewController.Style`.
    public enum Style: String, Hashable, Sendable {
        /// The classic form: a list of up to two controllers.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn

        /// The columns that are side by side, from first to last.
        var columns: [Column] {
            switch self {
            case .unspecified: []
            case .doubleColumn: [.primary, .secondary]
            case .tripleColumn: [.primary, .supplementary, .secondary]
            }
        }

        /// Whether a column is another one, or before it.
        func isColumn(_ column: Column, upTo last: Column) -> Bool {
            let indices = [column, last].compactMap(columns.firstIndex)
            return indices.count == 2 && indices[0] <= indices[1]
        }
    }

    /// A column of a split view controller with a column style.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        /// The first column.
        case primary
        /// The column between the primary and the secondary one.
        case supplementary
        /// The last column, which shows the details.
        case secondary
        /// What takes the place of the others while they are collapsed.
        case compact
    }

    /// How many columns are beside the secondary one, as `UISplitViewController.DisplayMode`.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// Only the secondary column is visible.
        case secondaryOnly
        /// The column before the secondary one is visible, too.
        case oneBesideSecondary
        /// Both columns before the secondary one are visible, too.
        case twoBesideSecondary

        /// The visible columns, from first to last.
        func columns(of style: Style) -> ArraySlice<Column> { style.columns.suffix(rawValue + 1) }

        /// The mode after a column was shown, and with it those between it and the secondary one.
        func showing(_ column: Column, of style: Style) -> Self {
            column.mode(in: style).map { $0.rawValue > rawValue ? $0 : self } ?? self
        }

        /// The mode after a column was hidden, and with it those before it; the secondary one stays.
        func hiding(_ column: Column, of style: Style) -> Self {
            guard let shown = column.mode(in: style), shown.rawValue <= rawValue else { return self }
            return Self(rawValue: shown.rawValue - 1) ?? .secondaryOnly
        }
    }
}

extension SplitViewController.Column {
    /// The mode in which the column is the first visible one, or nil if it is not beside others.
    fileprivate func mode(in style: SplitViewController.Style) -> SplitViewController.DisplayMode? {
        style.columns.firstIndex(of: self).flatMap { .init(rawValue: style.columns.count - 1 - $0) }
    }
}
