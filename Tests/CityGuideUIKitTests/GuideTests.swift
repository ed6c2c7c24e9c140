#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import CityGuideBase
    import Foundation
    import StoryCodeUIKit
    import SwiftUI
    import Testing
    import UIKit

    @testable import CityGuideModels
    @testable import CityGuideUIKit

    /// The sample for iOS, with the scenes of its storyboard.
    //
    // The stub has no storyboard files, so the test declares the scenes of `Guide.storyboard`. Serialized, because a
    // button of SwiftUI is known to the stub as a whole.
    @MainActor
    @Suite(.serialized)
    final class GuideTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "CityGuide-\(UUID().uuidString)")
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        private var container = Container()

        /// A table that can be read at the second attempt, if it is to fail.
        private final class Source: CitySource {
            var failures = 0

            func table() async throws -> String {
                failures -= 1
                if failures >= 0 { throw NoAnswer() }
                return """
                    CH Switzerland
                    Basel; 178; 47.6; 7.6
                    Zürich; 430; 47.4; 8.5
                    PT Portugal
                    Lisbon / Lisboa; 546; 38.7; -9.1
                    """
            }
        }

        private let source = Source()

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Starts the guide, as a new program does, and waits until it is at rest.
        @discardableResult
        private func start(_ language: Language = .english) async throws -> UITabBarController {
            container = Container()
            container.register { [folder] in DataFolder(folder) }
            container.register { language }
            container.register(main: { [source] in source as any CitySource })
            container.register(main: { TaskScheduler.shared as any LifecycleScheduler })
            try container.append(part: GuidePart.self)
            let storyboard = UIStoryboard(
                stubScenes: [
                    "Guide": .init {
                        GuideController(coder: $0)
                    } decoded: { tabs in
                        let lists = (0..<2).map { _ in PageController(nibName: nil, bundle: nil) }
                        (tabs as? UITabBarController)?.viewControllers = lists.map(UINavigationController.init)
                    }
                ],
                initial: "Guide"
            )
            let made = try storyboard.instantiateInitialViewController(container: container)
            let tabs = try #require(made as? UITabBarController)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            await settle()
            return tabs
        }

        /// Waits until the window is at rest, and what waits for a turn has run.
        ///
        /// Shown controllers update their properties, because the stub does not observe what they read.
        private func settle() async {
            for _ in 0..<60 {
                StubRunLoop.settle()
                await Task.yield()
                if let root = window.rootViewController { update(root) }
            }
        }

        private func update(_ controller: UIViewController) {
            guard controller.isViewLoaded else { return }
            controller.setNeedsUpdateProperties()
            controller.updatePropertiesIfNeeded()
            for each in controller.children { update(each) }
        }

        private func page(of tabs: UITabBarController) throws -> PageController {
            let stack = try #require(tabs.selectedViewController as? UINavigationController)
            return try #require(stack.topViewController as? PageController)
        }

        private func rows(of page: PageController) -> [String] {
            (0..<page.tableView(page.tableView, numberOfRowsInSection: 0)).map { row in
                let cell = page.tableView(page.tableView, cellForRowAt: IndexPath(row: row, section: 0))
                let content = cell.contentConfiguration as? UIListContentConfiguration
                let mark = cell.selectionStyle == .none ? "" : " ›"
                return "\(content?.text ?? "")\(mark) \(content?.secondaryText ?? "")"
            }
        }

        private func footer(of page: PageController) -> String? {
            page.tableView(page.tableView, titleForFooterInSection: 0)
        }

        private func select(_ row: Int, in page: PageController) async {
            page.tableView(page.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
            await settle()
        }

        private func press(_ title: String, in page: PageController) async throws {
            let actions = page.navigationItem.rightBarButtonItems?.compactMap(\.primaryAction) ?? []
            try #require(actions.first { $0.title == title }, "\(actions.map(\.title))").stubPerform()
            await settle()
        }

        // MARK: Tests

        @Test func everyComponentOfTheGuideIsRegistered() async throws {
            try await start()
            _ = try container.validate()
        }

        @Test func listShowsTheCitiesThatASearchFinds() async throws {
            let page = try page(of: try await start())
            #expect(page.title == "Cities")
            let cities = ["Basel › Switzerland 🇨🇭", "Lisbon (Lisboa) › Portugal 🇵🇹", "Zürich › Switzerland 🇨🇭"]
            #expect(rows(of: page) == cities)
            #expect(footer(of: page) == "3 cities")
            let search = try #require(page.navigationItem.searchController)
            search.searchBar.text = "zur"
            search.searchResultsUpdater?.updateSearchResults(for: search)
            #expect(rows(of: page) == ["Zürich › Switzerland 🇨🇭"])
            #expect(footer(of: page) == "1 of 3")
        }

        @Test func failureIsShownWithARetry() async throws {
            source.failures = 1
            let page = try page(of: try await start(.german))
            #expect(page.title == "Städte")
            let failure = "Die Städte lassen sich nicht laden: die Quelle antwortet nicht."
            #expect(footer(of: page) == "\(failure)\nDie Städte sind nicht geladen.")
            try await press("Wiederholen", in: page)
            #expect(footer(of: page) == "3 Städte")
        }

        @Test func selectedCityIsShownAndBecomesAFavourite() async throws {
            let tabs = try await start()
            await select(2, in: try page(of: tabs))
            let city = try page(of: tabs)
            #expect(city.nibName == "CityView")
            #expect(city.title == "Zürich")
            #expect(rows(of: city).prefix(3) == ["Favourite › no", "Country Switzerland 🇨🇭", "Population 430,000"])
            await select(0, in: city)
            #expect(rows(of: city).first == "★ Favourite › yes")
            tabs.selectedIndex = 1
            await settle()
            let favourites = try page(of: tabs)
            #expect(favourites.title == "Favourites")
            #expect(rows(of: favourites) == ["★ Zürich › Switzerland 🇨🇭"])
        }

        @Test func settingsInSwiftUIChangeTheList() async throws {
            let tabs = try await start()
            let page = try page(of: tabs)
            try await press("Settings", in: page)
            let settings = try #require(tabs.presentedViewController as? UIHostingController<SettingsView>)
            Button.stubMade = []
            _ = settings.rootView.body
            let titles = ["Units: kilometres", "Sort by: name", "Local names: shown", "Done"]
            #expect(Button.stubMade.map(\.title) == titles)
            Button.stubMade[1].action()
            Button.stubMade[3].action()
            await settle()
            #expect(tabs.presentedViewController == nil)
            #expect(rows(of: page).first == "Lisbon (Lisboa) › Portugal 🇵🇹")
        }

        @Test func nextRunShowsTheLastScreens() async throws {
            let tabs = try await start()
            let list = try page(of: tabs)
            let search = try #require(list.navigationItem.searchController)
            search.searchBar.text = "lis"
            search.searchResultsUpdater?.updateSearchResults(for: search)
            await select(0, in: list)
            let next = try await start()
            let city = try page(of: next)
            #expect(city.title == "Lisbon")
            #expect(rows(of: city).contains("Visits 1"))
            city.navigationController?.popViewController(animated: false)
            await settle()
            let restored = try page(of: next)
            #expect(restored.navigationItem.searchController?.searchBar.text == "lis")
            #expect(footer(of: restored) == "1 of 3")
        }

        @Test func programThatEndsInTheBackgroundIsSaved() async throws {
            let system = UIWindowScene()
            window.windowScene = system
            try await start()
            system.stubSend(UIScene.didActivateNotification)
            system.stubSend(UIScene.willDeactivateNotification)
            // Without a turn in which the guide would save by itself.
            try container.resolve(main: FlowStore.self).flow.set(GuideFlow(tab: .favourites))
            system.stubSend(UIScene.didEnterBackgroundNotification)
            let file = try String(contentsOf: folder.appending(path: "state.json"), encoding: .utf8)
            #expect(file.contains(#"\"tab\":\"favourites\""#), "\(file)")
        }

        @Test func screensAreReleased() async throws {
            weak var released: UIViewController?
            do {
                let tabs = try await start()
                await select(0, in: try page(of: tabs))
                let city = try page(of: tabs)
                released = city
                city.navigationController?.popViewController(animated: false)
                await settle()
            }
            #expect(released == nil)
        }
    }
#endif
