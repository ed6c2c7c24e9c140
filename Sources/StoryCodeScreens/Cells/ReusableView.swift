/// A view that a table or collection view reuses, such as a ``TableViewCell``.
///
/// See <doc:Showing-lists>.
@MainActor
open class ReusableView: View {
    /// The identifier under which the view is reused, or nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    /// Notifies the view that it is about to be reused, and does nothing by default.
    open func prepareForReuse() {}

    /// Whether the cell is selected.
    var isMarkedSelected: Bool { false }

    /// Changes whether the cell is selected.
    func markSelected(_ selected: Bool, animated: Bool) {}
}
