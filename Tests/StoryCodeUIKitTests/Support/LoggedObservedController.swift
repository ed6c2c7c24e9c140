#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import UIKit

    /// A controller of UIKit, which is observed.
    final class LoggedObservedController: UIViewController, LoggedController {
        var react: (ViewEvent) -> Void = { _ in }
        private let log: Log
        private let callsSuper: Bool

        init(_ log: Log, callsSuper: Bool) {
            self.log = log
            self.callsSuper = callsSuper
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func receive(_ event: ViewEvent, base: () -> Void) {
            log.add("C.\(event.short)")
            react(event)
            if callsSuper { base() }
        }

        override func viewDidLoad() {
            receive(.viewDidLoad) { super.viewDidLoad() }
        }

        override func viewWillAppear(_ animated: Bool) {
            receive(.viewWillAppear(animated)) { super.viewWillAppear(animated) }
        }

        override func viewIsAppearing(_ animated: Bool) {
            receive(.viewIsAppearing(animated)) { super.viewIsAppearing(animated) }
        }

        override func viewDidAppear(_ animated: Bool) {
            receive(.viewDidAppear(animated)) { super.viewDidAppear(animated) }
        }

        override func viewWillDisappear(_ animated: Bool) {
            receive(.viewWillDisappear(animated)) { super.viewWillDisappear(animated) }
        }

        override func viewDidDisappear(_ animated: Bool) {
            receive(.viewDidDisappear(animated)) { super.viewDidDisappear(animated) }
        }

        override func viewWillLayoutSubviews() {
            receive(.viewWillLayoutSubviews) { super.viewWillLayoutSubviews() }
        }

        override func viewDidLayoutSubviews() {
            receive(.viewDidLayoutSubviews) { super.viewDidLayoutSubviews() }
        }
    }
#endif
