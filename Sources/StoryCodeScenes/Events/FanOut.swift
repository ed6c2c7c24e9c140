/// A helper that observes events, as an object: a class-bound existential is cheaper to store and to call.
typealias ObservingObject = AnyObject & ViewObserver

extension ViewEvent {
    /// Notifies observers of the event, in order.
    ///
    /// The event is examined once instead of once for each observer.
    @MainActor
    func notify(_ observers: consuming ContiguousArray<any ObservingObject>) {
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
        case .viewWillTearDown:
            for observer in observers { observer.viewWillTearDown() }
        case .viewDidTearDown:
            for observer in observers { observer.viewDidTearDown() }
        }
    }

    /// Notifies one observer of the event.
    @MainActor
    func notify(_ observer: any ObservingObject) {
        switch self {
        case .viewDidLoad: observer.viewDidLoad()
        case .viewWillAppear(let animated): observer.viewWillAppear(animated)
        case .viewIsAppearing(let animated): observer.viewIsAppearing(animated)
        case .viewDidAppear(let animated): observer.viewDidAppear(animated)
        case .viewWillDisappear(let animated): observer.viewWillDisappear(animated)
        case .viewDidDisappear(let animated): observer.viewDidDisappear(animated)
        case .viewWillLayoutSubviews: observer.viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: observer.viewDidLayoutSubviews()
        case .viewWillTearDown: observer.viewWillTearDown()
        case .viewDidTearDown: observer.viewDidTearDown()
        }
    }
}
