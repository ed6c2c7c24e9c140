#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The drivers of a flow over UIKit's container controllers.
    @MainActor
    struct UIKitFlowTests {
        @Test func valuePushesAndPops() async {
            let app = UIKitFlowApp()
            await app.show()
            app.flow.update { $0.cities = [1, 2] }
            await app.settle()
            #expect(app.titles(0) == ["city 1", "city 2"])
            app.flow.update { $0.cities = [] }
            await app.settle()
            #expect(app.titles(0) == [])
        }

        @Test func userGoesBack() async {
            let app = UIKitFlowApp(AppValue(cities: [1, 2, 3]))
            await app.show()
            #expect(app.titles(0) == ["city 2", "city 3"])
            app.stack(0).popViewController(animated: true)
            await app.settle()
            #expect(app.flow.value.cities == [1, 2])
            #expect(app.titles(0) == ["city 1", "city 2"])
        }

        @Test func changeOfAnInvisibleStackIsReadWhenItAppears() async {
            let app = UIKitFlowApp(AppValue(tab: 1, cities: [1, 2]))
            await app.show()
            app.stack(0).popViewController(animated: false)
            app.select(0)
            await app.settle()
            #expect(app.flow.value == AppValue(tab: 0, cities: [1]))
        }

        #if !canImport(ObjectiveC)
            @Test func cancelledGestureChangesNothing() async {
                let app = UIKitFlowApp(AppValue(cities: [1, 2]))
                await app.show()
                app.stack(0).stubSwipeBackAndCancel()
                await app.settle()
                #expect(app.flow.value.cities == [1, 2] && app.titles(0) == ["city 1", "city 2"])
            }

            @Test func cancelledDragOfASheetChangesNothing() async {
                let app = UIKitFlowApp(AppValue(sheet: 1))
                await app.show()
                app.tabs.presentedViewController?.stubDragAndCancel()
                await app.settle()
                #expect(app.flow.value.sheet == 1 && app.presented == "sheet 1")
            }

            @Test func userGoesBackDuringAPush() async {
                let app = UIKitFlowApp()
                await app.show()
                app.flow.update { $0.cities = [1] }
                while app.titles(0).isEmpty { await Task.yield() }
                StubRunLoop.commit()
                app.stack(0).popViewController(animated: true)
                await app.settle()
                #expect(app.flow.value.cities == [] && app.titles(0) == [])
            }

            @Test func userSelectsATab() async {
                let app = UIKitFlowApp(AppValue(tab: 1))
                await app.show()
                #expect(app.tabs.selectedIndex == 1)
                app.tabs.stubTap(0)
                await app.settle()
                #expect(app.flow.value.tab == 0)
            }
        #endif

        @Test func valuePresentsAndTheUserDismisses() async {
            let app = UIKitFlowApp(AppValue(sheet: 1))
            await app.show()
            #expect(app.presented == "sheet 1")
            app.flow.update { $0.sheet = 2 }
            await app.settle()
            #expect(app.presented == "sheet 2")
            app.dismiss(app.tabs.presentedViewController, animated: true)
            await app.settle()
            #expect(app.flow.value.sheet == nil && app.presented == nil)
        }

        @Test func noDelegateIsTaken() async {
            let app = UIKitFlowApp(AppValue(cities: [1]))
            await app.show()
            #expect(app.stack(0).delegate == nil)
        }

        @Test func alertDelaysThePresentation() async {
            let app = UIKitFlowApp()
            await app.show()
            let alert = UIViewController()
            app.present(alert)
            await app.settle()
            await app.withoutReports {
                app.flow.update { $0.sheet = 1 }
                await app.settle()
            }
            #expect(app.tabs.presentedViewController === alert)
            app.dismiss(alert, animated: false)
            await app.settle()
            #expect(app.presented == "sheet 1")
        }

        @Test func tabsBeginWithTheirPlace() {
            let tabs = Scene {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                return tabs
            }.with {
                return TabFlow(Flow(20), \.self, places: [10, 20])
            }.instantiate()
            #expect(tabs.selectedIndex == 1)
        }

        @Test func programPushIsReported() async {
            let app = UIKitFlowApp(AppValue(cities: [1]))
            await app.show()
            let codes = await app.withoutReports {
                app.stack(0).pushViewController(app.screen("help"), animated: true)
                await app.settle()
            }
            #expect(codes == ["flowBypassed"])
            #expect(app.flow.value.cities == [1] && app.titles(0) == ["city 1", "help"])
        }

        @Test(.serialized, arguments: 0..<400 * Generator.factor)
        func controllersShowTheValue(seed: UInt64) async {
            var random = Generator(state: seed)
            func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
            weak var tabs: UITabBarController?
            do {
                let app = UIKitFlowApp()
                tabs = app.tabs
                await app.show()
                let codes = await app.withoutReports {
                    for step in 0..<250 {
                        switch roll(15) {
                        case 0: app.flow.update { $0.cities.append(roll(3)) }
                        case 1: app.flow.update { $0.cities = (0..<roll(5)).map { _ in roll(3) } }
                        case 2: app.flow.update { $0.favourites = (0..<roll(4)).map { _ in roll(3) } }
                        case 3: app.flow.update { $0.tab = roll(2) }
                        case 4: app.flow.update { $0.sheet = roll(2) == 0 ? nil : roll(3) }
                        case 5:
                            app.flow.set(AppValue(cities: [roll(3), roll(3)], sheet: roll(2)), animated: roll(2) == 0)
                        case 6 where UIKitToolkit.hasAppeared(app.stack(0)) && !app.isSwiping:
                            app.stack(0).popViewController(animated: roll(2) == 0)
                        case 6: break
                        case 7: app.dismiss(app.tabs.presentedViewController, animated: true)
                        case 8: if app.tabs.presentedViewController == nil { app.select(roll(2)) }
                        case 9: app.flow.remake(\.cities, at: roll(3))
                        case 10: app.cancelGesture(roll(2))
                        case 11: app.cancelDrag()
                        case 12: app.commit()
                        case 13: app.stack(roll(2)).viewControllers.forEach { $0.didReceiveMemoryWarning() }
                        default: app.window.isHidden.toggle()
                        }
                        guard roll(3) > 0 else { continue }
                        await app.settle()
                        app.window.isHidden = false
                        await app.settle()
                        let difference = app.difference
                        #expect(difference == nil, "seed \(seed), step \(step)")
                        if difference != nil { return }
                    }
                    app.window.isHidden = false
                    await app.settle()
                    app.window.rootViewController = nil
                    await app.settle()
                }
                #expect(codes == [])
            }
            #expect(tabs == nil)
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        /// Multiplies the number of runs: `STORYCODE_RANDOM_LIVES` in the environment.
        static let factor = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { UInt64($0) } ?? 1

        // SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private struct AppValue: Codable, Equatable {
        var tab = 0
        var cities: [Int] = []
        var favourites: [Int] = []
        var sheet: Int?
    }

    /// An app of two tabs with a stack each, and a sheet.
    @MainActor
    private final class UIKitFlowApp {
        let flow: Flow<AppValue>
        let window = UIWindow.phone()
        private(set) var tabs = UITabBarController()

        init(_ value: AppValue = AppValue()) {
            let flow = Flow(value)
            self.flow = flow
            tabs = Scene {
                return UITabBarController()
            }.with {
                return TabFlow(flow, \.tab, places: [0, 1])
            }.with { [unowned self] in
                return PresentationFlow(flow, \.sheet) { [unowned self] sheet in screen("sheet \(sheet)") }
            }.instantiate(connect: { [unowned self] tabs, _, _ in
                tabs.viewControllers = [stack(\.cities, "list"), stack(\.favourites, "marked")]
            })
        }

        func screen(_ title: String) -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            return controller
        }

        private func stack(_ part: WritableKeyPath<AppValue, [Int]>, _ root: String) -> UINavigationController {
            Scene { [unowned self] in
                return UINavigationController(rootViewController: screen(root))
            }.with { [flow] in
                return StackFlow(flow, part) { [unowned self] city in screen("city \(city)") }
            }.instantiate()
        }

        func stack(_ index: Int) -> UINavigationController {
            // The tabs of this app are stacks.
            // swift-format-ignore: NeverForceUnwrap
            tabs.viewControllers![index] as! UINavigationController
        }

        func show() async {
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            await settle()
        }

        /// Whether a swipe has not ended, during which the program pops nothing.
        private(set) var isSwiping = false

        func settle() async {
            await Host.settle(window)
            isSwiping = false
        }

        // In an asynchronous function, the compiler chooses UIKit's asynchronous forms of these methods.
        func present(_ screen: UIViewController) { tabs.present(screen, animated: false) }
        func dismiss(_ screen: UIViewController?, animated: Bool) { screen?.dismiss(animated: animated) }

        /// A tap of the user.
        func select(_ index: Int) {
            #if canImport(ObjectiveC)
                tabs.selectedIndex = index
            #else
                if tabs.selectedIndex != index { tabs.stubTap(index) }
            #endif
        }

        /// A swipe back in a stack, which the user cancels.
        func cancelGesture(_ index: Int) {
            #if !canImport(ObjectiveC)
                let stack = stack(index)
                guard UIKitToolkit.hasAppeared(stack), UIKitToolkit.isAtRest(stack) else { return }
                isSwiping = true
                stack.stubSwipeBackAndCancel()
            #endif
        }

        /// Begins the transitions that wait for the commit, so that the next change may interrupt their animations.
        func commit() {
            #if !canImport(ObjectiveC)
                StubRunLoop.commit()
            #endif
        }

        /// A drag of the sheet, which the user cancels.
        func cancelDrag() {
            #if !canImport(ObjectiveC)
                guard UIKitToolkit.isPresentationAtRest(over: tabs) else { return }
                tabs.presentedViewController?.stubDragAndCancel()
            #endif
        }

        /// Performs a body, and returns the codes of the problems that are reported.
        @discardableResult
        func withoutReports(_ body: @MainActor () async -> Void) async -> [String] {
            final class Found {
                var codes: [String] = []
            }
            let found = Found()
            let handler = DiagnosticHandler { found.codes.append($0.problem.code) }
            await DiagnosticHandler.$current.withValue(handler) { await body() }
            return found.codes
        }

        func titles(_ index: Int) -> [String] { stack(index).viewControllers.dropFirst().map { $0.title ?? "?" } }
        var presented: String? { tabs.presentedViewController.map { $0.title ?? "?" } }

        /// How the controllers differ from the value.
        var difference: String? {
            let value = flow.value
            if tabs.selectedIndex != value.tab { return "tab \(tabs.selectedIndex), not \(value.tab)" }
            for (index, places) in [value.cities, value.favourites].enumerated() {
                let titles = titles(index)
                // Of the buried screens, some may not be made.
                var rest = titles[...]
                for place in places where "city \(place)" == rest.first { rest.removeFirst() }
                if !rest.isEmpty || titles.suffix(2) != places.suffix(2).map({ "city \($0)" })[...] {
                    return "\(index): \(titles), not \(places)"
                }
            }
            let sheet = value.sheet.map { "sheet \($0)" }
            return presented == sheet ? nil : "\(presented ?? "nothing") is presented, not \(sheet ?? "nothing")"
        }
    }
#endif
