#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    @testable import CityGuideUIKit
    import StoryCodeTesting
    import StoryCodeUIKit
    import SwiftUI
    import Testing
    import UIKit

    /// The sample for iOS, with the scenes of its storyboard.
    //
    // The stub has no storyboard files, so the test declares the scenes of `Guide.storyboard`.
    @MainActor
    struct GuideTests {
        private let container = Container()
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        init() throws { try container.append(part: GuidePart.self) }

        private func storyboard() -> UIStoryboard {
            let storyboard = UIStoryboard(
                stubScenes: [
                    "Cities": .init(segues: ["showCity": "City"], { CityListController(coder: $0) }),
                    "City": .init { CityViewController(coder: $0) },
                    "Favourites": .init { FavouritesController(coder: $0) },
                ],
                initial: "Cities"
            )
            storyboard.injectingContainer = container
            return storyboard
        }

        /// Waits until the window is at rest, and what waits for a turn has run.
        private func settle() async {
            for _ in 0..<16 {
                StubRunLoop.settle()
                await Task.yield()
            }
        }

        /// Shows the list in a window, with the cell of the storyboard.
        private func showList() async throws -> (UINavigationController, CityListController) {
            let list = try #require(storyboard().instantiateInitialViewController() as? CityListController)
            let stack = UINavigationController(rootViewController: list)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            list.tableView.stubPrototype("City") { CityCell(style: .default, reuseIdentifier: "City") }
            await settle()
            return (stack, list)
        }

        private func title(ofRow row: Int, in list: CityListController) -> String? {
            list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text
        }

        @Test func everyComponentOfTheGuideIsRegistered() throws {
            _ = try container.validate()
        }

        @Test func theListShowsTheCitiesOfTheStore() async throws {
            let (_, list) = try await showList()
            let rows = list.tableView(list.tableView, numberOfRowsInSection: 0)
            #expect((0..<rows).map { title(ofRow: $0, in: list) } == ["Basel", "Lisbon", "Zürich"])
        }

        @Test func aSelectedCityIsShownAndBecomesAFavourite() async throws {
            let (stack, list) = try await showList()
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            let city = try #require(stack.topViewController as? CityViewController)
            await settle()
            #expect(city.title == "Lisbon")
            stack.popViewController(animated: false)
            await settle()
            #expect(title(ofRow: 1, in: list) == "★ Lisbon")
            #expect(title(ofRow: 0, in: list) == "Basel")
        }

        @Test func thePresenterFillsTheViewOfTheNibFile() {
            let controller = CityViewController(nibName: nil, bundle: nil)
            let labels = [1, 2].map { tag in
                let label = UILabel(frame: .zero)
                label.tag = tag
                return label
            }
            let city = City(name: "Cork", country: "Ireland", population: 224_000)
            CityScene.make(around: controller, city, Favourites())
            controller.view = UIView(frame: .zero)
            for each in labels { controller.view.addSubview(each) }
            controller.stubSend(.viewDidLoad)
            #expect(labels.map(\.text) == ["Ireland", "224000"])
        }

        @Test func theFavouritesInSwiftUIAreThoseOfTheList() async throws {
            let made = storyboard().instantiateViewController(withIdentifier: "Favourites")
            let controller = try #require(made as? FavouritesController)
            let favourites = try container.resolve(main: Favourites.self)
            #expect(controller.rootView.favourites === favourites)
            favourites.insert(City(name: "Porto", country: "Portugal", population: 232_000))
            let scene = FavouritesScene.make(controller.rootView.favourites)
            window.rootViewController = scene
            window.makeKeyAndVisible()
            await settle()
            #expect((scene.viewIfLoaded as? UILabel)?.text == "Porto")
        }

        @Test func screensAreReleased() async throws {
            weak var released: UIViewController?
            do {
                let (stack, list) = try await showList()
                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
                await settle()
                released = stack.topViewController
                stack.popViewController(animated: false)
                await settle()
            }
            #expect(released == nil)
        }
    }
#endif
