public import StoryCode

/// A helper that receives all events in one method.
package protocol EventReceiver: ViewObserver {
    func receive(_ event: ViewEvent)
}

extension EventReceiver {
    package func viewDidLoad() { receive(.viewDidLoad) }
    package func viewWillAppear(_ animated: Bool) { receive(.viewWillAppear(animated)) }
    package func viewIsAppearing(_ animated: Bool) { receive(.viewIsAppearing(animated)) }
    package func viewDidAppear(_ animated: Bool) { receive(.viewDidAppear(animated)) }
    package func viewWillDisappear(_ animated: Bool) { receive(.viewWillDisappear(animated)) }
    package func viewDidDisappear(_ animated: Bool) { receive(.viewDidDisappear(animated)) }
    package func updateProperties() { receive(.updateProperties) }
    package func viewWillLayoutSubviews() { receive(.viewWillLayoutSubviews) }
    package func viewDidLayoutSubviews() { receive(.viewDidLayoutSubviews) }
    package func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        receive(.windowPhaseDidChange(from: earlier, to: phase))
    }
    package func viewWillTearDown() { receive(.viewWillTearDown) }
    package func viewDidTearDown() { receive(.viewDidTearDown) }
}

/// A controller that receives all events in one method.
open class EventController: ViewController {
    /// Handles an event.
    ///
    /// - Parameter base: Calls `super`.
    open func receive(_ event: ViewEvent, base: () -> Void) { base() }

    open override func viewDidLoad() { receive(.viewDidLoad) { super.viewDidLoad() } }

    open override func viewWillAppear(_ animated: Bool) {
        receive(.viewWillAppear(animated)) { super.viewWillAppear(animated) }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        receive(.viewIsAppearing(animated)) { super.viewIsAppearing(animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        receive(.viewDidAppear(animated)) { super.viewDidAppear(animated) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        receive(.viewWillDisappear(animated)) { super.viewWillDisappear(animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        receive(.viewDidDisappear(animated)) { super.viewDidDisappear(animated) }
    }

    open override func updateProperties() { receive(.updateProperties) { super.updateProperties() } }
    open override func viewWillLayoutSubviews() { receive(.viewWillLayoutSubviews) { super.viewWillLayoutSubviews() } }
    open override func viewDidLayoutSubviews() { receive(.viewDidLayoutSubviews) { super.viewDidLayoutSubviews() } }
    open override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        receive(.windowPhaseDidChange(from: earlier, to: phase)) {
            super.windowPhaseDidChange(from: earlier, to: phase)
        }
    }
    open override func viewWillTearDown() { receive(.viewWillTearDown) { super.viewWillTearDown() } }
    open override func viewDidTearDown() { receive(.viewDidTearDown) { super.viewDidTearDown() } }
}
