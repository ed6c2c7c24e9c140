/// An object that observes the events of its scene's view.
///
/// A helper that conforms receives every event after the controller, in the order in which the helpers were added. The
/// order is the same whether the view appears or disappears. All methods have empty default implementations.
///
/// ```swift
/// @MainActor
/// final class Logger {}
///
/// extension Logger: ViewObserver {
///     func viewDidAppear(_ animated: Bool) {
///         print("the screen has appeared")
///     }
/// }
/// ```
///
/// Conform in an extension: only there does the compiler warn about a misspelt method, which would be ignored.
///
/// The methods have the names and the meaning of `UIViewController`'s. Additions of this package are
/// ``windowPhaseDidChange(from:to:)``, of which UIKit notifies the delegate of a window scene, and ``viewWillTearDown()`` and
/// ``viewDidTearDown()``: they announce every teardown of a loaded view, where UIKit sends no event since iOS 6.
///
/// See <doc:The-life-of-a-scene>.
@MainActor
@preconcurrency
public protocol ViewObserver {
    /// Called after the controller's view was loaded.
    ///
    /// Called once for every view that `loadView()` or the scene's view builder makes, not once for each controller.
    func viewDidLoad()

    /// Called before the view enters the window.
    func viewWillAppear(_ animated: Bool)

    /// Called when the view is in the window and has its size, before its subviews are laid out.
    ///
    /// Called at most once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, as in UIKit.
    func viewIsAppearing(_ animated: Bool)

    /// Called after the view has appeared.
    func viewDidAppear(_ animated: Bool)

    /// Called before the view leaves the window or is covered.
    func viewWillDisappear(_ animated: Bool)

    /// Called after the view has left the window or was covered.
    func viewDidDisappear(_ animated: Bool)

    /// Called to update the content of the view, before its layout.
    ///
    /// Called once after the first `viewIsAppearing(_:)` of each view, and when an update was requested with
    /// `setNeedsUpdateProperties()` or a property of an `@Observable` model has changed that the last update has read. As
    /// in UIKit since iOS 26, repeated requests lead to one update, and an update causes no layout.
    func updateProperties()

    /// Called before the view lays out its subviews.
    func viewWillLayoutSubviews()

    /// Called after the view has laid out its subviews, and before these lay out theirs.
    func viewDidLayoutSubviews()

    /// Called after the window of the view has entered another phase, if the view has appeared.
    ///
    /// A helper that joins later is called with the present phase, unless that is ``WindowPhase/unattached``.
    func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase)

    /// Called before the view is torn down. Not called when the scene is released.
    func viewWillTearDown()

    /// Called after the view was torn down. Not called when the scene is released.
    func viewDidTearDown()
}

extension ViewObserver {
    /// Does nothing.
    public func viewDidLoad() {}

    /// Does nothing.
    public func viewWillAppear(_ animated: Bool) {}

    /// Does nothing.
    public func viewIsAppearing(_ animated: Bool) {}

    /// Does nothing.
    public func viewDidAppear(_ animated: Bool) {}

    /// Does nothing.
    public func viewWillDisappear(_ animated: Bool) {}

    /// Does nothing.
    public func viewDidDisappear(_ animated: Bool) {}

    /// Does nothing.
    public func updateProperties() {}

    /// Does nothing.
    public func viewWillLayoutSubviews() {}

    /// Does nothing.
    public func viewDidLayoutSubviews() {}

    /// Does nothing.
    public func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}

    /// Does nothing.
    public func viewWillTearDown() {}

    /// Does nothing.
    public func viewDidTearDown() {}
}

// MARK: - Notification

/// A helper that observes events, as an object: a class-bound existential is cheaper to store and to call.
typealias ObservingObject = AnyObject & ViewObserver

/// Stands for a helper that is a value, such as a structure, in a list of observers.
///
/// It has no methods of its own: ``ViewEvent`` notifies the value instead.
@MainActor
final class ObservingValue: ViewObserver {
    let value: any ViewObserver

    init(_ value: any ViewObserver) {
        self.value = value
    }
}

extension ViewEvent {
    /// Notifies observers of the event, in order.
    ///
    /// The event is examined once instead of once for each observer.
    @MainActor
    func notify(_ observers: consuming ContiguousArray<any ObservingObject>) {
        switch self {
        case .viewDidLoad:
            for observer in observers where !notifyValue(of: observer) { observer.viewDidLoad() }
        case .viewWillAppear(let animated):
            for observer in observers where !notifyValue(of: observer) { observer.viewWillAppear(animated) }
        case .viewIsAppearing(let animated):
            for observer in observers where !notifyValue(of: observer) { observer.viewIsAppearing(animated) }
        case .viewDidAppear(let animated):
            for observer in observers where !notifyValue(of: observer) { observer.viewDidAppear(animated) }
        case .viewWillDisappear(let animated):
            for observer in observers where !notifyValue(of: observer) { observer.viewWillDisappear(animated) }
        case .viewDidDisappear(let animated):
            for observer in observers where !notifyValue(of: observer) { observer.viewDidDisappear(animated) }
        case .updateProperties:
            for observer in observers where !notifyValue(of: observer) { observer.updateProperties() }
        case .viewWillLayoutSubviews:
            for observer in observers where !notifyValue(of: observer) { observer.viewWillLayoutSubviews() }
        case .viewDidLayoutSubviews:
            for observer in observers where !notifyValue(of: observer) { observer.viewDidLayoutSubviews() }
        case .windowPhaseDidChange(let earlier, let phase):
            for observer in observers where !notifyValue(of: observer) {
                observer.windowPhaseDidChange(from: earlier, to: phase)
            }
        case .viewWillTearDown:
            for observer in observers where !notifyValue(of: observer) { observer.viewWillTearDown() }
        case .viewDidTearDown:
            for observer in observers where !notifyValue(of: observer) { observer.viewDidTearDown() }
        }
    }

    /// Notifies one observer of the event.
    @MainActor
    func notify(_ observer: any ObservingObject) {
        if !notifyValue(of: observer) { call(observer) }
    }

    /// Notifies the value for which an observer stands, and returns whether there is one.
    @MainActor
    @inline(__always)
    private func notifyValue(of observer: any ObservingObject) -> Bool {
        // The class is final, and comparing it costs less than a cast.
        guard type(of: observer) == ObservingValue.self else { return false }
        if let observer = observer as? ObservingValue { call(observer.value) }
        return true
    }

    @MainActor
    private func call(_ observer: some ViewObserver) {
        switch self {
        case .viewDidLoad: observer.viewDidLoad()
        case .viewWillAppear(let animated): observer.viewWillAppear(animated)
        case .viewIsAppearing(let animated): observer.viewIsAppearing(animated)
        case .viewDidAppear(let animated): observer.viewDidAppear(animated)
        case .viewWillDisappear(let animated): observer.viewWillDisappear(animated)
        case .viewDidDisappear(let animated): observer.viewDidDisappear(animated)
        case .updateProperties: observer.updateProperties()
        case .viewWillLayoutSubviews: observer.viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: observer.viewDidLayoutSubviews()
        case .windowPhaseDidChange(let earlier, let phase): observer.windowPhaseDidChange(from: earlier, to: phase)
        case .viewWillTearDown: observer.viewWillTearDown()
        case .viewDidTearDown: observer.viewDidTearDown()
        }
    }
}
