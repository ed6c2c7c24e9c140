import Foundation
import StoryCode
import TestSupport
import Testing

struct JSONStateCoder: StateCoder {
    func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

/// The value and the state of its screens, saved and restored.
@MainActor
struct FlowSavingTests {
    /// A screen that keeps the number of its visits.
    final class Counter: ViewController, Awakable {
        var count = 0
        var countWhenAwoken: Int?

        func awake() {
            count = (try? stateKeeper.consume("count", as: Int.self)) ?? 0
            countWhenAwoken = count
            stateKeeper.register("count") { [weak self] in self?.count }
        }
    }

    private func stack(_ flow: Flow<AppFlow>) -> NavigationController {
        Scene {
            return NavigationController(rootViewController: ViewController())
        }.with {
            return StackFlow(flow, \.cities) { _ in Scene { return Counter() }.instantiate() }
        }.instantiate()
    }

    /// Returns a state that was written as text and read again.
    private func written(_ state: SavedState, replacing text: String = "", by other: String = "") throws -> SavedState {
        let coder = JSONStateCoder()
        var json = String(decoding: try JSONEncoder().encode(try state.encoded(by: coder)), as: UTF8.self)
        if !text.isEmpty {
            #expect(json.contains(text))
            json = json.replacing(text, with: other)
        }
        return SavedState(try JSONDecoder().decode(EncodedState.self, from: Data(json.utf8)), coder: coder)
    }

    private func counters(_ stack: NavigationController) -> [Counter] {
        stack.viewControllers.compactMap { $0 as? Counter }
    }

    @Test func stateIsThereWhenTheScreenIsAwoken() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2)]))
        let first = stack(flow)
        for (index, counter) in counters(first).enumerated() { counter.count = index + 5 }
        let restored = try Flow<AppFlow>(restoring: written(flow.save()))
        #expect(restored.value == flow.value)
        #expect(counters(stack(restored)).map(\.countWhenAwoken) == [5, 6])
    }

    @Test func stateOfBuriedScreensStays() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2), .city(3)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        counters(first)[1].count = 9
        // Screens that are not made keep the state for those who make them later.
        let second = try Flow<AppFlow>(restoring: written(flow.save()))
        let third = try Flow<AppFlow>(restoring: written(second.save()))
        let last = stack(third)
        #expect(counters(last).map(\.countWhenAwoken) == [8, 9])
        let fourth = try Flow<AppFlow>(restoring: written(third.save()))
        fourth.update { $0.cities.removeLast() }
        #expect(counters(stack(fourth)).map(\.countWhenAwoken) == [0, 8])
    }

    @Test func stateOfAnotherPlaceIsNotRestored() throws {
        let flow = Flow(AppFlow(cities: [.city(1)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        let restored = try Flow<AppFlow>(restoring: written(flow.save()))
        restored.update { $0.cities = [.map(1)] }
        #expect(counters(stack(restored)).map(\.countWhenAwoken) == [0])
    }

    @Test func statesOfLeftPlacesAreNotPassedOn() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2), .city(3)]))
        counters(stack(flow))[1].count = 8
        let second = try Flow<AppFlow>(restoring: written(flow.save()))
        second.update { $0.cities = [.city(1)] }
        let shown = stack(second)
        let third = try Flow<AppFlow>(restoring: written(second.save()))
        // The flow has not met a stack when it is saved, and passes on what it was restored with.
        third.update { $0.cities = [.city(1), .city(2), .city(3)] }
        let fourth = try Flow<AppFlow>(restoring: written(third.save()))
        #expect(counters(stack(fourth)).map(\.countWhenAwoken) == [0, 0])
        extendLifetime(shown)
    }

    @Test func stateIsThatOfTheValueDuringATransition() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2)]))
        let (first, clock) = (stack(flow), ManualClock())
        let window = Window(scheduler: clock)
        window.rootViewController = first
        window.makeKeyAndVisible()
        clock.run()
        counters(first)[1].count = 8
        first.pushViewController(ViewController(), animated: true)
        flow.update { $0.cities = [.city(1), .map(2)] }
        #expect(first.viewControllers.count == 4)
        let restored = try Flow<AppFlow>(restoring: written(flow.save()))
        #expect(counters(stack(restored)).map(\.countWhenAwoken) == [0, 0])
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { clock.run() }
    }

    /// Shows a presenter, changes the value, and returns the screen that is presented then.
    private func presented(_ flow: Flow<AppFlow>, before change: () -> Void = {}) -> (Counter?, ViewController) {
        let presenter = Scene {
            return ViewController()
        }.with {
            return PresentationFlow(flow, \.sheet) { _ in Scene { return Counter() }.instantiate() }
        }.instantiate()
        change()
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        clock.run()
        return (presenter.presentedViewController as? Counter, presenter)
    }

    @Test func stateOfASheetIsRestoredForTheSameSheet() throws {
        let flow = Flow(AppFlow(sheet: .settings))
        let first = presented(flow)
        first.0?.count = 8
        let saved = try written(flow.save())
        #expect(presented(try Flow(restoring: saved)).0?.countWhenAwoken == 8)
        let changed = try Flow<AppFlow>(restoring: saved)
        let other = presented(changed) { changed.update { $0.sheet = .about } }
        #expect(other.0?.countWhenAwoken == 0)
        extendLifetime(first)
    }

    @Test func stateOfALeavingSheetIsNotSaved() throws {
        let flow = Flow(AppFlow(sheet: .settings))
        let first = presented(flow)
        first.0?.count = 8
        first.1.present(ViewController(), animated: true)
        flow.update { $0.sheet = nil }
        let restored = try Flow<AppFlow>(restoring: written(flow.save()))
        let next = presented(restored) { restored.update { $0.sheet = .settings } }
        #expect(next.0?.countWhenAwoken == 0)
    }

    @Test func firstSceneOfTheFactoryIsRestored() throws {
        let flow = Flow(AppFlow(cities: [.city(1)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        let restored = try Flow<AppFlow>(restoring: written(flow.save()))
        let stack = Scene {
            return NavigationController(rootViewController: ViewController())
        }.with {
            return StackFlow(restored, \.cities) { _ in
                Scene { return Counter() }.instantiate(connect: { counter in
                    counter.addChild(Scene { return Counter() }.instantiate())
                })
            }
        }.instantiate()
        #expect(counters(stack).map(\.countWhenAwoken) == [8])
        #expect((counters(stack)[0].children.first as? Counter)?.countWhenAwoken == 0)
    }

    @Test func stateOfTheRootIsThereWhenItIsAwoken() throws {
        func root(_ flow: Flow<AppFlow>) -> Counter {
            Scene {
                return Counter()
            }.with {
                return ScreenState(flow, "list")
            }.instantiate()
        }
        let flow = Flow(AppFlow())
        let first = root(flow)
        first.count = 8
        let second = try Flow<AppFlow>(restoring: written(flow.save()))
        // Without the screen, the state waits for the next flow.
        let third = try Flow<AppFlow>(restoring: written(second.save()))
        let restored = root(third)
        #expect(restored.countWhenAwoken == 8)
        restored.count = 9
        // A screen that replaces another one is saved in its place.
        let replacement = root(third)
        #expect(replacement.countWhenAwoken == 0)
        let last = root(try Flow<AppFlow>(restoring: written(third.save())))
        #expect(last.countWhenAwoken == 0)
    }

    @Test func sheetIsRestored() throws {
        let flow = Flow(AppFlow(sheet: .about))
        let app = FlowApp(flow)
        app.show()
        let restored = FlowApp(try Flow(restoring: written(flow.save())))
        restored.show()
        #expect(restored.presented == "about")
    }

    @Test func pathEndsAtTheFirstPlaceThatIsLost() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .map(2), .city(3)], favourites: [.city(4)], sheet: .about))
        var dropped: [String] = []
        let state = try written(flow.save(), replacing: #"\"map\""#, by: #"\"plan\""#)
        let restored = try Flow<AppFlow>(restoring: state) { dropped.append($0.path) }
        #expect(restored.value == AppFlow(cities: [.city(1)], favourites: [.city(4)], sheet: .about))
        #expect(dropped == ["cities[1]", "cities[2]"])
    }

    @Test func optionalThatIsLostIsNil() throws {
        let flow = Flow(AppFlow(cities: [.city(1)], sheet: .about))
        var dropped: [String] = []
        let state = try written(flow.save(), replacing: #"\"about\""#, by: #"\"help\""#)
        let restored = try Flow<AppFlow>(restoring: state) { dropped.append($0.path) }
        #expect(restored.value == AppFlow(cities: [.city(1)]))
        #expect(dropped == ["sheet"])
    }

    @Test func partWithoutReplacementThrows() throws {
        let flow = Flow(AppFlow(tab: .favourites))
        let state = try written(flow.save(), replacing: #"\"favourites\":{}"#, by: #"\"others\":{}"#)
        #expect(throws: StateError.self) { _ = try Flow<AppFlow>(restoring: state) }
        #expect(throws: StateError.self) { _ = try Flow<AppFlow>(restoring: SavedState()) }
    }
}
