/// A controller with the documented methods, driven in the documented order.
@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    public final let navigationItem = UINavigationItem()
    public let nibName: String?
    public let nibBundle: Bundle?
    public private(set) var storyboard: UIStoryboard?
    private var loadedView: UIView?

    /// Replaces the methods of this object, as a class made at run time does.
    public final var stubOverride: StubOverride?
    /// Whether that class has a `loadView()`.
    public final var stubObservesLoadView = false

    public typealias StubOverride =
        @MainActor (UIViewController, StubMessage, @escaping @MainActor () -> Void) -> Void

    /// The methods of the class that the object had before key-value observing began.
    private var earlierMethods: (override: StubOverride?, observesLoadView: Bool) = (nil, false)

    // The appearance of the view.
    final var stubAppearance = StubAppearance.disappeared
    final var stubDepth = 0
    final var stubAnimated = false
    final var stubIsAppearingWasSent = false
    final var stubNeedsUpdate = true

    /// Whether UIKit updates properties, as since iOS 26.
    public static var stubUpdatesProperties = true

    // Containment and presentation.
    public final internal(set) weak var parent: UIViewController?
    public final internal(set) var children: [UIViewController] = []
    public final internal(set) var presentedViewController: UIViewController?
    final weak var stubPresenter: UIViewController?
    public final internal(set) var isBeingPresented = false
    public final internal(set) var isBeingDismissed = false
    public final internal(set) var isMovingToParent = false
    public final internal(set) var isMovingFromParent = false
    open var modalPresentationStyle = UIModalPresentationStyle.pageSheet

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    final func stubSetStoryboard(_ storyboard: UIStoryboard) { self.storyboard = storyboard }

    // MARK: Classes made at run time

    /// Gives the object a subclass of the class that it has.
    public final func stubBeginObserving(as name: String) {
        stubForeignClass = (name, refuses: false)
        earlierMethods = (stubOverride, stubObservesLoadView)
    }

    /// Gives the object back the class that it had, or its original one, without the methods of classes below that.
    public final func stubEndObserving(restoresOriginalClass: Bool = false) {
        stubForeignClass = nil
        (stubOverride, stubObservesLoadView) = restoresOriginalClass ? (nil, false) : earlierMethods
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfRequired()
            return loadedView
        }
        set {
            stubSend(.setView(newValue)) { [self] in
                loadedView?.stubController = nil
                loadedView = newValue
                newValue?.stubController = self
            }
        }
    }

    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() { loadViewIfRequired() }

    private func loadViewIfRequired() {
        guard loadedView == nil else { return }
        stubSend(.loadView)
        stubSend(.viewDidLoad)
    }

    /// Loads the view from a nib file: that of the initialiser, or one that is named after the class if neither a class
    /// of the program nor one that was made at run time has a `loadView()` of its own.
    open func loadView() {
        let names = stubOverridesLoadView ? [] : UINib.stubNames(for: type(of: self))
        let bundle = nibBundle ?? .main
        if let name = nibName ?? names.first(where: { UINib.stubExists($0, in: bundle) }) {
            _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
        } else {
            view = UIView()
        }
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func updateProperties() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}

    @available(*, unavailable)
    open func viewWillUnload() {}

    @available(*, unavailable)
    open func viewDidUnload() {}

    /// As since iOS 26.
    open func setNeedsUpdateProperties() {
        stubNeedsUpdate = true
    }

    open func updatePropertiesIfNeeded() { viewIfLoaded?.stubUpdateIfNeeded() }

    // MARK: Containment

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// The animated transition in progress.
    final var stubCoordinator: StubCoordinator?

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stubCoordinator ?? parent?.transitionCoordinator
    }

    open func addChild(_ child: UIViewController) {
        if child.parent != nil { child.removeFromParent() }
        child.stubSend(.willMove(self))
        child.parent = self
        children.append(child)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        stubSend(.didMove(nil))
    }

    // MARK: Segues

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        storyboard?.stubPerform(identifier, from: self, sender: sender)
    }

    /// The children that appear with this controller.
    func stubVisibleChildren() -> [UIViewController] {
        guard let own = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: own) == true }
    }

    /// Adds the views of children that this controller manages.
    func stubInstallChildren() {}

    /// The view has appeared or disappeared, and so have the views of the children.
    func stubAppearanceEnded() {}
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext {}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// An animated transition, which exists until its last event was sent.
final class StubCoordinator: UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end() { for completion in completions { completion(self) } }
}

extension UIViewController {
    /// Begins an animated transition of a controller and of others.
    final func stubBeginTransition(_ animated: Bool, with others: [UIViewController] = []) {
        guard animated else { return }
        let coordinator = StubCoordinator()
        for each in [self] + others { each.stubCoordinator = coordinator }
    }

    final func stubEndTransition(with others: [UIViewController] = []) {
        let coordinator = stubCoordinator
        for each in [self] + others { each.stubCoordinator = nil }
        coordinator?.end()
    }
}

open class UITableViewController: UIViewController {
    open override func loadView() { view = UITableView() }
    open var tableView: UITableView! { view as? UITableView }

    // The data source and the delegate of the table.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("the data source has no cells")
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

open class UICollectionViewController: UIViewController {
    open override func loadView() { view = collectionView }
    open lazy var collectionView: UICollectionView! = .init(frame: .zero, collectionViewLayout: .init())
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
}
