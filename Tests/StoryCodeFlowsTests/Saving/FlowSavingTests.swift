import StoryCode
import TestSupport
import Testing

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

    private func counters(_ stack: NavigationController) -> [Counter] {
        stack.viewControllers.compactMap { $0 as? Counter }
    }

    @Test func stateIsThereWhenTheScreenIsAwoken() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2)]))
        let first = stack(flow)
        for (index, counter) in counters(first).enumerated() { counter.count = index + 5 }
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        #expect(restored.value == flow.value)
        #expect(counters(stack(restored)).map(\.countWhenAwoken) == [5, 6])
    }

    @Test func stateOfBuriedScreensStays() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2), .city(3)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        counters(first)[1].count = 9
        // Screens that are not made keep the state for those who make them later.
        let second = try Flow<AppFlow>(restoring: flow.save().written())
        let third = try Flow<AppFlow>(restoring: second.save().written())
        let last = stack(third)
        #expect(counters(last).map(\.countWhenAwoken) == [8, 9])
        let fourth = try Flow<AppFlow>(restoring: third.save().written())
        fourth.update { $0.cities.removeLast() }
        #expect(counters(stack(fourth)).map(\.countWhenAwoken) == [0, 8])
    }

    @Test func placeThatIsMadeAnewDoesNotRestoreItsState() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        restored.update { $0.cities += [.city(3), .city(4)] }
        let second = stack(restored)
        restored.remake(\.cities, at: 0)
        restored.update { $0.cities.removeLast(2) }
        #expect(counters(second).map(\.countWhenAwoken) == [0, 0])
    }

    @Test func stateOfABuriedPlaceThatIsReplacedIsDropped() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2)]))
        let first = stack(flow)
        flow.update { $0.cities += [.city(3), .city(4)] }
        for (index, counter) in counters(first).enumerated() { counter.count = index + 5 }
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        let second = stack(restored)
        restored.update { $0.cities = [.city(1), .map(2)] }
        #expect(counters(second).map(\.countWhenAwoken) == [5, 0])
    }

    @Test func stateOfAPlaceThatCannotBeMadeIsDropped() throws {
        struct Unmade: Error {}
        var unmade: Place?
        func stack(_ flow: Flow<AppFlow>, _ buried: BuriedScreens) -> NavigationController {
            Scene {
                return NavigationController(rootViewController: ViewController())
            }.with {
                return StackFlow(flow, \.cities, buried: buried) { place in
                    if place == unmade { throw Unmade() }
                    return Scene { return Counter() }.instantiate()
                }
            }.instantiate()
        }
        let flow = Flow(AppFlow(cities: [.city(1), .city(2), .city(3), .city(4)]))
        let first = stack(flow, .madeAtOnce)
        for (index, counter) in counters(first).enumerated() { counter.count = index + 5 }
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        let second = stack(restored, .madeWhenUncovered)
        unmade = .city(2)
        let found = diagnostics { second.popViewController(animated: false) }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(restored.value.cities == [.city(1), .city(3)])
        #expect(counters(second).map(\.countWhenAwoken) == [5, 7])
    }

    @Test func stateOfAnotherPlaceIsNotRestored() throws {
        let flow = Flow(AppFlow(cities: [.city(1)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        restored.update { $0.cities = [.map(1)] }
        #expect(counters(stack(restored)).map(\.countWhenAwoken) == [0])
    }

    @Test func statesOfLeftPlacesAreNotPassedOn() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .city(2), .city(3)]))
        counters(stack(flow))[1].count = 8
        let second = try Flow<AppFlow>(restoring: flow.save().written())
        second.update { $0.cities = [.city(1)] }
        let shown = stack(second)
        let third = try Flow<AppFlow>(restoring: second.save().written())
        // The flow has not met a stack when it is saved, and passes on what it was restored with.
        third.update { $0.cities = [.city(1), .city(2), .city(3)] }
        let fourth = try Flow<AppFlow>(restoring: third.save().written())
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
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
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
        let saved = try flow.save().written()
        #expect(presented(try Flow(restoring: saved)).0?.countWhenAwoken == 8)
        let changed = try Flow<AppFlow>(restoring: saved)
        let other = presented(changed) { changed.update { $0.sheet = .about } }
        #expect(other.0?.countWhenAwoken == 0)
        extendLifetime(first)
    }

    @Test func stateOfAColumnIsRestored() throws {
        func column(_ flow: Flow<AppFlow>) throws -> (SplitViewController, Counter) {
            let columns = Scene {
                return SplitViewController(style: .doubleColumn)
            }.with {
                return ColumnFlow(flow, \.sheet, column: .secondary) { _ in Scene { return Counter() }.instantiate() }
            }.instantiate()
            return (columns, try #require(columns.viewController(for: .secondary) as? Counter))
        }
        let flow = Flow(AppFlow(sheet: .settings))
        let (columns, counter) = try column(flow)
        counter.count = 8
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        let (again, restoredCounter) = try column(restored)
        #expect(restoredCounter.countWhenAwoken == 8)
        // Another screen of the place does not restore it again.
        restored.remake(\.sheet)
        #expect((again.viewController(for: .secondary) as? Counter)?.countWhenAwoken == 0)
        extendLifetime(columns)
    }

    @Test func stateOfALeavingSheetIsNotSaved() throws {
        let flow = Flow(AppFlow(sheet: .settings))
        let first = presented(flow)
        first.0?.count = 8
        first.1.present(ViewController(), animated: true)
        flow.update { $0.sheet = nil }
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
        let next = presented(restored) { restored.update { $0.sheet = .settings } }
        #expect(next.0?.countWhenAwoken == 0)
    }

    @Test func firstSceneOfTheFactoryIsRestored() throws {
        let flow = Flow(AppFlow(cities: [.city(1)]))
        let first = stack(flow)
        counters(first)[0].count = 8
        let restored = try Flow<AppFlow>(restoring: flow.save().written())
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
        let second = try Flow<AppFlow>(restoring: flow.save().written())
        // Without the screen, the state waits for the next flow.
        let third = try Flow<AppFlow>(restoring: second.save().written())
        let restored = root(third)
        #expect(restored.countWhenAwoken == 8)
        restored.count = 9
        // A screen that replaces another one is saved in its place.
        let replacement = root(third)
        #expect(replacement.countWhenAwoken == 0)
        let last = root(try Flow<AppFlow>(restoring: third.save().written()))
        #expect(last.countWhenAwoken == 0)
    }

    @Test func sheetIsRestored() throws {
        let flow = Flow(AppFlow(sheet: .about))
        let app = FlowApp(flow)
        app.show()
        let restored = FlowApp(try Flow(restoring: flow.save().written()))
        restored.show()
        #expect(restored.presented == "about")
    }

    @Test func stateOfAnotherSheetIsNotRestored() throws {
        let flow = Flow(AppFlow(sheet: .about))
        /// Shows a flow, and returns the window and the counter in its sheet.
        func shown(_ flow: Flow<AppFlow>) throws -> (Window, Counter) {
            let clock = ManualClock()
            let window = Window(scheduler: clock)
            let presenter = Scene {
                return ViewController()
            }.with {
                return PresentationFlow(flow, \.sheet) { _ in Scene { return Counter() }.instantiate() }
            }.instantiate()
            window.rootViewController = presenter
            window.makeKeyAndVisible()
            clock.run()
            return (window, try #require(presenter.presentedViewController as? Counter))
        }
        let (window, counter) = try shown(flow)
        counter.count = 8
        let saved = flow.save()
        let (same, other) = (
            try Flow<AppFlow>(restoring: saved.written()), try Flow<AppFlow>(restoring: saved.written())
        )
        other.update { $0.sheet = .settings }
        #expect(try shown(same).1.countWhenAwoken == 8)
        #expect(try shown(other).1.countWhenAwoken == 0)
        extendLifetime(window)
    }

    @Test func pathEndsAtTheFirstPlaceThatIsLost() throws {
        let flow = Flow(AppFlow(cities: [.city(1), .map(2), .city(3)], favourites: [.city(4)], sheet: .about))
        var dropped: [DroppedPart] = []
        let state = try flow.save().written(replacing: #"\"map\""#, by: #"\"plan\""#)
        let restored = try Flow<AppFlow>(restoring: state) { dropped.append($0) }
        #expect(restored.value == AppFlow(cities: [.city(1)], favourites: [.city(4)], sheet: .about))
        #expect(dropped.map(\.path) == ["cities[1]", "cities[2]"])
        #expect(dropped.last?.description == "cities[2] was dropped: the element before it was dropped")
    }

    @Test func optionalThatIsLostIsNil() throws {
        let flow = Flow(AppFlow(cities: [.city(1)], sheet: .about))
        var dropped: [String] = []
        let state = try flow.save().written(replacing: #"\"about\""#, by: #"\"help\""#)
        let restored = try Flow<AppFlow>(restoring: state) { dropped.append($0.path) }
        #expect(restored.value == AppFlow(cities: [.city(1)]))
        #expect(dropped == ["sheet"])
    }

    @Test func partWithoutReplacementThrows() throws {
        let flow = Flow(AppFlow(tab: .favourites))
        let state = try flow.save().written(replacing: #"\"favourites\":{}"#, by: #"\"others\":{}"#)
        #expect(throws: StateError.self) { _ = try Flow<AppFlow>(restoring: state) }
        #expect(throws: StateError.self) { _ = try Flow<AppFlow>(restoring: SavedState()) }
    }

    /// A value with a part of each type that decoders treat specially.
    struct Numbers: Codable, Hashable {
        struct Inner: Codable, Hashable {
            var (bool, text, double, float, int) = (true, "text", 0.5, Float(1.5), -1)
            var (int8, int16, int32, int64) = (Int8(-8), Int16(-16), Int32(-32), Int64(-64))
            var (uint, uint8, uint16, uint32, uint64) = (UInt(1), UInt8(8), UInt16(16), UInt32(32), UInt64(64))
            var sheet: Sheet? = .about
            var null: Sheet? = .settings
            var missing: Sheet?
        }

        var inner = Inner()
    }

    @Test(arguments: [(#"\"x\""#, "typeMismatch"), ("null", "valueNotFound")])
    func partOfAStandardTypeCannotBeReplaced(part: String, problem: String) throws {
        let state = try Flow(Numbers()).save().written(replacing: #"\"int\":-1"#, by: #"\"int\":"# + part)
        let error = try #require(throws: StateError.self) {
            _ = try Flow<Numbers>(restoring: state) { _ in Issue.record("A part was dropped.") }
        }
        #expect("\(error)".contains("DecodingError.\(problem)") && "\(error)".contains("Path: inner.int."))
    }

    @Test func partsNextToALostOneStay() throws {
        var dropped: [String] = []
        let state = try Flow(Numbers()).save().written(replacing: #"\"about\""#, by: #"\"help\""#)
            .written(replacing: #"{\"settings\":{}}"#, by: "null")
        let restored = try Flow<Numbers>(restoring: state) { dropped.append($0.path) }
        var expected = Numbers()
        (expected.inner.sheet, expected.inner.null) = (nil, nil)
        #expect(restored.value == expected)
        #expect(dropped == ["inner.sheet"])
    }

    @Test func partThatIsDroppedAsAWholeIsReportedOnce() throws {
        struct Inner: Codable, Hashable {
            var sheets: [Sheet] = [.about, .settings]
            var number = 1
        }
        struct Outer: Codable, Hashable {
            var inner: Inner? = Inner()
        }
        var dropped: [String] = []
        let state = try Flow(Outer()).save().written(replacing: #"\"settings\""#, by: #"\"help\""#)
            .written(replacing: #"\"number\":1"#, by: #"\"number\":\"x\""#)
        let restored = try Flow<Outer>(restoring: state) { dropped.append($0.path) }
        #expect(restored.value == Outer(inner: nil) && dropped == ["inner"])
    }

    @Test func valueThatIsNotSendableIsSaved() throws {
        final class Note: Codable, Equatable {
            var text: String

            init(_ text: String) { self.text = text }

            static func == (lhs: Note, rhs: Note) -> Bool { lhs.text == rhs.text }
        }
        struct Value: Codable, Equatable {
            var note: Note
        }
        let saved = Flow(Value(note: Note("Oslo"))).save()
        let restored = [try Flow<Value>(restoring: saved), try Flow<Value>(restoring: saved.written())]
        #expect(restored.map(\.value.note.text) == ["Oslo", "Oslo"])
    }
}
