import StoryCodeScenes

/// A controller of a table or a collection view: a ``TableViewController`` or a ``CollectionViewController``.
///
/// See <doc:Showing-lists>.
@MainActor
open class CellViewController<Cell: ReusableView, Content: CellView<Cell>>: ViewController {
    /// Whether the selection is cleared at each appearance, after `viewWillAppear(_:)`; true by default.
    ///
    /// The delegate is not called. The first appearance of a view clears its selection in any case, because it reloads.
    public var clearsSelectionOnViewWillAppear = true

    private var hasReloaded = false

    /// Makes the table or the collection view, unless the scene's view builder makes the view.
    open override func loadView() {
        view = ControllerLifecycle.builtView(of: self) ?? makeContent()
    }

    /// The first table or collection view in the view, or a new one if there is none, which is reported.
    var content: Content {
        if let content = view.first(Content.self) { return content }
        DiagnosticHandler.report(.missingCellView("\(Content.self)"), self)
        return makeContent()
    }

    func makeContent() -> Content { preconditionFailure("The subclasses of this package make their views") }

    /// Becomes the data source and the delegate, unless there are others.
    func connect(_ content: Content) {}

    override func didAdoptView() {
        hasReloaded = false
        if let content = viewIfLoaded?.first(Content.self) { connect(content) }
    }

    // UIKit reloads in viewWillAppear(_:), but an override might not call `super`.
    override func didBeginAppearance() {
        let content = viewIfLoaded?.first(Content.self)
        if !hasReloaded {
            hasReloaded = true
            content?.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            content?.deselectOthers(than: nil, animated: false)
        }
    }
}
