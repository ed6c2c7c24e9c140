#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import UIKit

    /// A stack of the scenarios.
    final class ScenarioNavigationController: UINavigationController, ScenarioController {
        let name: String
        private let log: Log

        init(_ name: String, log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            log.add("\(name).loadView")
            super.loadView()
        }

        override func willMove(toParent parent: UIViewController?) {
            log.add("\(name).willMove(\(parent.scenarioName))")
            super.willMove(toParent: parent)
        }

        override func didMove(toParent parent: UIViewController?) {
            log.add("\(name).didMove(\(parent.scenarioName))")
            super.didMove(toParent: parent)
        }

    }
#endif
