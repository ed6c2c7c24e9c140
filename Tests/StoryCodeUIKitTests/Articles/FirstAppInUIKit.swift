#if canImport(UIKit) && !os(watchOS)
    // The code of the article "Testing a first app"; a test compares it with the article.
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The harbours and the height of their tides, in metres.
    nonisolated final class HarbourStore: Sendable {
        private let tides: [String: Int]

        init(tides: [String: Int] = ["Bergen": 1, "Cork": 4, "Porto": 3]) { self.tides = tides }

        var names: [String] { tides.keys.sorted() }

        func tide(at name: String) async -> Int? {
            await Task.yield()
            return tides[name]
        }
    }

    @MainActor
    final class TidePresenter {
        let harbour: String
        let store: HarbourStore
        weak var controller: TideController?
        weak var label: UILabel?

        init(harbour: String, store: HarbourStore) {
            self.harbour = harbour
            self.store = store
        }

        private func show(_ tide: String) { label?.text = "The tide at \(harbour): \(tide)" }
    }

    extension TidePresenter: ViewObserver {
        func viewDidLoad() {
            show("loading")
            controller?.loading = controller?.viewBag.task { [weak self, store, harbour] in
                let tide = await store.tide(at: harbour)
                self?.show(tide.map { "\($0) m" } ?? "unknown")
            }
        }
    }

    final class TideController: SceneViewController {
        var loading: Task<Void, Never>?
    }

    @MainActor
    func makeTide(harbour: String, store: HarbourStore) -> TideController {
        Scene {
            return TideController()
        }.with {
            return TidePresenter(harbour: harbour, store: store)
        }.instantiate(
            connect: { controller, presenter in
                controller.title = presenter.harbour
                presenter.controller = controller
            },
            view: { _, presenter in
                let view = UIView(frame: .zero)
                let label = UILabel(frame: .zero)
                view.addSubview(label)
                presenter.label = label
                return view
            }
        )
    }

    final class HarbourList: SceneViewController {
        var didSelect: (String) -> Void = { _ in }
    }

    @MainActor
    func makeHarbourList(store: HarbourStore) -> HarbourList {
        Scene {
            return HarbourList()
        }.instantiate(connect: { controller in
            controller.title = store.names.joined(separator: ", ")
        })
    }

    @MainActor
    final class HarbourCoordinator {
        let stack: UINavigationController
        private let makeTide: MainProvider<TideController, String>

        init(list: HarbourList, makeTide: MainProvider<TideController, String>) {
            self.makeTide = makeTide
            stack = UINavigationController(rootViewController: list)
            list.didSelect = { [weak self] in self?.show($0) }
        }

        func show(_ harbour: String) {
            do {
                try stack.pushViewController(makeTide(harbour), animated: true)
            } catch {
                print(error)
            }
        }
    }

    enum HarbourContainer {
        static func make() -> Container {
            let container = Container(name: "harbours")
            container.register { HarbourStore() }.lifetime(.single)
            container.register(main: makeHarbourList(store:))
            container.register(main: { makeTide(harbour: arg($0), store: $1) })
            container.register(main: HarbourCoordinator.init)
            return container
        }
    }

    @MainActor
    func startHarbours(in window: UIWindow, container: Container) throws -> HarbourCoordinator {
        try container.validate()
        let coordinator = try container.resolve(main: HarbourCoordinator.self)
        window.rootViewController = coordinator.stack
        window.makeKeyAndVisible()
        return coordinator
    }

    @MainActor
    struct FirstAppInUIKitTests {
        @Test func selectionShowsTheTide() async throws {
            let container = HarbourContainer.make()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let coordinator = try startHarbours(in: window, container: container)
            coordinator.show("Cork")
            let tide = try #require(coordinator.stack.viewControllers.last as? TideController)
            tide.loadViewIfNeeded()
            await tide.loading?.value
            #expect(tide.title == "Cork")
            #expect(tide.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["The tide at Cork: 4 m"])
        }
    }
#endif
