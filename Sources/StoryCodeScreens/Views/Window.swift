public import StoryCodeScenes

/// The outermost view, which shows one controller.
///
/// `UIWindow` without a screen. It is hidden at first, and nothing appears in a hidden window. Showing it tells
/// its root, within the call, everything up to the first layout, and `viewDidAppear(_:)` in the next turn of
/// its scheduler. Hiding or releasing it tells the root that it disappears.
///
/// ```swift
/// let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// ```
@MainActor
open class Window: View {
    /// What gives the window its turns.
    public let scheduler: any LifecycleScheduler

    /// The controllers that are in the window, or on their way out of it.
    let tenants = WindowOccupants()

    /// The transition of the root that was begun last.
    var transition: Transition?

    /// How long animated transitions in the window take.
    public var transitionDuration = Duration.milliseconds(350)

    /// Whether a root comes in a turn after the window is shown, as since iOS 18, or within the call, as before.
    ///
    /// It matters to what is pushed right after `makeKeyAndVisible()`: since iOS 18 the controllers below are not even
    /// loaded.
    public var showsInNextTurn = false

    /// How often the window was brought in line with what was asked of it.
    var changes = 0

    var root: ViewController?
    var hidden = true
    private var isLayoutScheduled = false
    private let deinitAction: DeinitAction

    /// Creates a hidden window without a root.
    ///
    /// - Parameters:
    ///   - frame: Where the window is, and how large.
    ///   - scheduler: What gives the window its turns, such as `.immediate` or a ``ManualClock``.
    public init(frame: LayoutRect = .zero, scheduler: some LifecycleScheduler) {
        self.scheduler = scheduler
        deinitAction = DeinitAction { [tenants] in tenants.leave() }
        super.init(frame: frame)
    }

    /// Creates a hidden window without a root, whose turns the current task gives.
    ///
    /// The scheduler is ``Schedulers/current``.
    ///
    /// - Parameter frame: Where the window is, and how large.
    public convenience override init(frame: LayoutRect = .zero) {
        self.init(frame: frame, scheduler: Schedulers.current)
    }

    /// The controller whose view fills the window.
    ///
    /// A controller is the root of one window at a time: given to another one, it leaves this one first. In a
    /// visible window the old root disappears and leaves before the new one, whose view is loaded by then,
    /// comes in. A root that is being told an event gets its change when everybody was told.
    public var rootViewController: ViewController? {
        get { root }
        set { perform(.root(newValue)) }
    }

    /// Whether the window and everything in it is hidden; true at first.
    ///
    /// Hiding tells the root that it disappears and takes its view out; the view stays loaded.
    public var isHidden: Bool {
        get { hidden }
        set { perform(.hidden(newValue)) }
    }

    /// Shows the window.
    ///
    /// The name is UIKit's; which window is key has no meaning where nothing is typed.
    public func makeKeyAndVisible() {
        isHidden = false
    }

    /// Tells every controller in the window, visible or not, that memory is short.
    ///
    /// Each hears `didReceiveMemoryWarning()` once. The views of those that ask for it with
    /// ``ViewController/unloadsViewOnMemoryWarning`` are dropped, if they are in no window.
    public func receiveMemoryWarning() {
        OutermostCall.enter()
        for controller in root?.everybodyInside ?? [] { controller.receiveMemoryWarning() }
        OutermostCall.leave()
    }

    /// Gives the root's view, and those of presented controllers, the size of the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view.viewController?.isStray == false { view.frame = bounds }
    }

    override func layoutWasInvalidated() {
        guard !hidden, !isLayoutScheduled else { return }
        isLayoutScheduled = true
        scheduler.later { [weak self] in
            guard let self else { return }
            isLayoutScheduled = false
            if !hidden { layoutIfNeeded() }
        }
    }
}
