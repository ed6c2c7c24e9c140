// AppKit's declarations that the adapter and its tests use, written from the public documentation.
@_exported public import Foundation

@MainActor
open class NSResponder: NSObject {
    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?
}

open class NSView: NSResponder {
    public init(frame: CGRect) {
        super.init()
    }
}

open class NSViewController: NSResponder {
    private var loadedView: NSView?
    open var title: String?
    open var children: [NSViewController] = []

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var view: NSView {
        get {
            loadViewIfNeeded()
            guard let loadedView else { fatalError("loadView() has set no view") }
            return loadedView
        }
        set { loadedView = newValue }
    }

    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// The stub has no nib files, so it makes an empty view.
    open func loadView() { view = NSView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}
