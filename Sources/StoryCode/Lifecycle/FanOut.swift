/// A helper that hears events, as an object: what the fan-out goes through is small and cheap to retain.
typealias ObservingObject = AnyObject & ViewObserver

extension ViewEvent {
    /// Tells observers the event, one after the other.
    ///
    /// The event is looked at once, not once per observer, and each observer is called directly.
    @MainActor
    func tell(_ observers: ContiguousArray<any ObservingObject>) {
        switch self {
        case .viewDidLoad:
            for observer in observers { observer.viewDidLoad() }
        case .viewWillAppear(let animated):
            for observer in observers { observer.viewWillAppear(animated) }
        case .viewIsAppearing(let animated):
            for observer in observers { observer.viewIsAppearing(animated) }
        case .viewDidAppear(let animated):
            for observer in observers { observer.viewDidAppear(animated) }
        case .viewWillDisappear(let animated):
            for observer in observers { observer.viewWillDisappear(animated) }
        case .viewDidDisappear(let animated):
            for observer in observers { observer.viewDidDisappear(animated) }
        case .viewWillLayoutSubviews:
            for observer in observers { observer.viewWillLayoutSubviews() }
        case .viewDidLayoutSubviews:
            for observer in observers { observer.viewDidLayoutSubviews() }
        case .viewWillUnload:
            for observer in observers { observer.viewWillUnload() }
        case .viewDidUnload:
            for observer in observers { observer.viewDidUnload() }
        }
    }
}
