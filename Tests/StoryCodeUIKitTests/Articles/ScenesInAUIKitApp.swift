#if canImport(UIKit) && !os(watchOS)
    // The code of the article "Scenes in a UIKit app"; a test compares it with the article.
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    nonisolated final class CityProvider {
        let name = "Lisbon"
    }

    final class CityView: UIView {
        let label = UILabel(frame: .zero)
    }

    @MainActor
    final class CityPresenter {
        var provider: CityProvider?
        weak var view: CityView?
    }

    extension CityPresenter: ViewObserver {
        func viewDidLoad() {
            view?.label.text = provider?.name
        }
    }

    @MainActor
    func makeCity() -> UIViewController {
        Scene {
            return UIViewController()
        }.with {
            return CityProvider()
        }.with {
            return CityPresenter()
        }.instantiate(
            connect: { controller, provider, presenter in
                presenter.provider = provider
                controller.title = provider.name
            },
            view: { _, _, presenter in
                let view = CityView(frame: .zero)
                view.addSubview(view.label)
                presenter.view = view  // weak
                return view
            }
        )
    }

    @MainActor
    func start(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: makeCity())
        window.makeKeyAndVisible()
    }

    final class CityController: SceneViewController {
        private(set) var visits = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)  // the helpers are notified here
            visits += 1
        }
    }

    @MainActor
    func releaseView(of controller: UIViewController) {
        guard controller.viewIfLoaded?.window == nil else { return }
        controller.view = nil
    }

    final class MapController: UIViewController {
        var provider: CityProvider?
    }

    @MainActor
    func makeMap(from storyboard: UIStoryboard) throws -> MapController {
        let container = Container()
        container.register(CityProvider.init)
        container.register(MapController.self).injection { $0.provider = $1 }
        return try storyboard.instantiateViewController(identifier: "Map", container: container)
    }

    @MainActor
    @Test func cityIsReleasedWithItsHelpers() {
        expectReleased {
            let controller = makeCity()
            let recorder = LifecycleRecorder(of: controller, as: "City")
            controller.loadViewIfNeeded()
            recorder.expect(["City.loadView", "City.viewDidLoad", "City/CityPresenter.viewDidLoad"])
        }
    }
#endif
