#if canImport(UIKit) && !os(watchOS)
    // The code of the article "Writing code with StoryCode"; a test compares it with the article.
    import StoryCodeUIKit
    import UIKit

    @MainActor
    final class ForecastPresenter {
        weak var label: UILabel?
    }

    extension ForecastPresenter: ViewObserver {
        func viewWillAppear(_ animated: Bool) { label?.text = "21 degrees" }
    }

    @MainActor
    func makeForecast() -> UIViewController {
        Scene {
            return UIViewController()
        }.with {
            return ForecastPresenter()
        }.instantiate(
            connect: { controller, _ in
                controller.title = "Forecast"
            },
            view: { _, presenter in
                let label = UILabel()
                presenter.label = label
                return label
            }
        )
    }
#endif
