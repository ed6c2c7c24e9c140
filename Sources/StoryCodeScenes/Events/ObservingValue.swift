/// Forwards events to a helper that is a value, such as a structure.
@MainActor
final class ObservingValue: ViewObserver {
    let value: any ViewObserver

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
    func viewWillTearDown() { value.viewWillTearDown() }
    func viewDidTearDown() { value.viewDidTearDown() }
}
