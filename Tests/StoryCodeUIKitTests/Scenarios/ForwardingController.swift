#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import UIKit

    /// A container that forwards appearance to its children itself, or not at all.
    final class ForwardingController: SceneViewController, ScenarioController {
        let name = "P"
        private let forwards: Bool

        init(forwards: Bool) {
            self.forwards = forwards
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            begin(true)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            end()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            begin(false)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            end()
        }

        private func begin(_ isAppearing: Bool) {
            guard forwards else { return }
            for child in children { child.beginAppearanceTransition(isAppearing, animated: false) }
        }

        private func end() {
            guard forwards else { return }
            for child in children { child.endAppearanceTransition() }
        }
    }
#endif
