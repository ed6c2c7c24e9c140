#if canImport(UIKit) && !os(watchOS)
    // The code of the README; a test compares it with the README.
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    @MainActor final class HighTidePresenter { weak var label: UILabel? }

    extension HighTidePresenter: ViewObserver {
        func viewWillAppear(_ animated: Bool) { label?.text = "High tide at 14:05" }
    }

    @MainActor func makeHighTide() -> UIViewController {
        Scene { return UIViewController() }.with { return HighTidePresenter() }.instantiate(view: { _, presenter in
            let label = UILabel()
            presenter.label = label  // weak: the view retains it
            return label
        })
    }

    @MainActor
    struct ReadmeTests {
        @Test func presenterShowsTheTideAndIsReleased() {
            expectReleased {
                let controller = makeHighTide()
                controller.loadViewIfNeeded()
                #expect((controller.view as? UILabel)?.text == nil)
                controller.beginAppearanceTransition(true, animated: false)
                #expect((controller.view as? UILabel)?.text == "High tide at 14:05")
                controller.endAppearanceTransition()
                controller.beginAppearanceTransition(false, animated: false)
                controller.endAppearanceTransition()
            }
        }
    }
#endif
