// AppKit's declarations that the adapter and its tests use, written from the public documentation.
@_exported public import Foundation

@MainActor
open class NSResponder: NSObject {
    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?

    /// Replaces the methods of this object, as a class made at run time does.
    public final var stubOverride: (@MainActor (NSResponder, StubMessage, @MainActor () -> Void) -> Void)?

    /// The name of a class that something else has made for this object at run time, and that refuses methods.
    public final var stubRefusingClass: String?

    /// The storyboard that has made the controller.
    final var stubStoryboard: NSStoryboard?

    open unowned(unsafe) var nextResponder: NSResponder?

    /// Sends a message as the Objective-C runtime does: first to the class made at run time, if there is one.
    public final func stubSend(_ message: StubMessage, _ original: @MainActor () -> Void) {
        guard let stubOverride else { return original() }
        withoutActuallyEscaping(original) { original in stubOverride(self, message, { original() }) }
    }
}

/// The messages that AppKit sends to a controller and that a class made at run time overrides.
public enum StubMessage {
    case viewDidLoad
    case prepare(NSStoryboardSegue)
}

open class NSView: NSResponder {
    public final private(set) var subviews: [NSView] = []

    public init(frame: CGRect) {
        super.init()
    }

    open func addSubview(_ view: NSView) {
        subviews.append(view)
        if unsafe !(view.nextResponder is NSViewController) { unsafe view.nextResponder = self }
    }
}

/// A list of the stub, which makes views or items.
open class NSStubListView: NSView {
    /// Replaces the methods of this object that make views and items, as a class made at run time does.
    public final var stubMake: (@MainActor (NSView, @MainActor () -> NSResponder?) -> NSResponder?)?

    /// The closures that make views and items, by identifier.
    public final var stubMakers: [String: @MainActor () -> NSResponder] = [:]

    fileprivate final func make(_ identifier: String) -> NSResponder? {
        let method: @MainActor () -> NSResponder? = { [self] in stubMakers[identifier]?() }
        return stubMake?(self, method) ?? method()
    }
}

open class NSTableView: NSStubListView {
    open func makeView(withIdentifier identifier: String, owner: Any?) -> NSView? { make(identifier) as? NSView }
}

open class NSCollectionViewItem: NSViewController {}

open class NSCollectionView: NSStubListView {
    open func makeItem(withIdentifier identifier: String, for path: IndexPath) -> NSCollectionViewItem {
        guard let item = make(identifier) as? NSCollectionViewItem else { fatalError("no item \(identifier)") }
        return item
    }
}

open class NSViewController: NSResponder {
    private var loadedView: NSView?
    open var title: String?
    public final var storyboard: NSStoryboard? { stubStoryboard }
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
        set {
            loadedView = newValue
            unsafe newValue.nextResponder = self
        }
    }

    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        stubSend(.viewDidLoad) {
            var level: AnyClass? = type(of: self)
            while let type = level {
                Self.stubLoadObservers[ObjectIdentifier(type)]?(self)
                level = _getSuperclass(type)
            }
            viewDidLoad()
        }
    }

    /// Replace `viewDidLoad()` of classes, as an exchange of its implementation does.
    public static var stubLoadObservers: [ObjectIdentifier: @MainActor (NSViewController) -> Void] = [:]

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
