/// Lets a helper that is no object, such as a structure, hear events as one.
@MainActor
final class ObservingValue: ViewObserver {
    /// The value.
    let value: any ViewObserver

    /// Wraps a value that observes.
    init(_ value: any ViewObserver) {
        self.value = value
    }

    func viewDidLoad() { value.viewDidLoad() }
    func viewWillAppear(_ animated: Bool) { value.viewWillAppear(animated) }
    func viewIsAppearing(_ animated: Bool) { value.viewIsAppearing(animated) }
    func viewDidAppear(_ animated: Bool) { value.viewDidAppear(animated) }
    func viewWillDisappear(_ animated: Bool) { value.viewWillDisappear(animated) }
    func viewDidDisappear(_ animated: Bool) { value.viewDidDisappear(animated) }
    func viewWillLayoutSubviews() { value.viewWillLayoutSubviews() }
    func viewDidLayoutSubviews() { value.viewDidLayoutSubviews() }
    func viewWillUnload() { value.viewWillUnload() }
    func viewDidUnload() { value.viewDidUnload() }
}
