import StoryCode
import Testing

/// The calls that a toolkit receives from drivers, and of which a portable screen shows nothing.
@MainActor
struct FlowToolkitTests {
    private struct Value: Equatable {
        var place: Int? = 1
    }

    private let clock = ManualClock()

    private func window(_ root: ViewController) -> Window {
        let window = Window(scheduler: clock)
        window.rootViewController = root
        window.makeKeyAndVisible()
        clock.run()
        return window
    }

    /// A list and a place next to it.
    private func columns(
        _ flow: Flow<Value>,
        _ make: @escaping @MainActor (Int) -> ViewController
    ) -> SplitViewController {
        Scene {
            let columns = SplitViewController(style: .doubleColumn)
            columns.setViewController(screen("list"), for: .primary)
            return columns
        }.with {
            return ColumnDriver<RecordingToolkit, Value, Int>(flow, \.place, column: .secondary, make: make)
        }.instantiate()
    }

    @Test func controllersOfColumnsAreObservedOnce() {
        let window = window(columns(Flow(Value())) { screen("\($0)") })
        RecordingToolkit.contentChanges = 0
        var changes: [Int] = []
        for isHidden in [true, false] {
            window.isHidden = isHidden
            clock.run()
            changes.append(RecordingToolkit.contentChanges)
        }
        #expect(changes == [2, 4])
    }

    @Test func presentedScreenIsObservedOnce() {
        let flow = Flow(Value())
        let presenter = Scene {
            return ViewController()
        }.with {
            return PresentationDriver<RecordingToolkit, Value, Int>(flow, \.place) { screen("\($0)") }
        }.instantiate()
        RecordingToolkit.contentChanges = 0
        let window = window(presenter)
        var changes = [RecordingToolkit.contentChanges]
        flow.set(Value(place: nil))
        clock.run()
        changes.append(RecordingToolkit.contentChanges)
        #expect(changes == [1, 2])
        extendLifetime(window)
    }

    @Test func pagesAreTurnedTowardsTheirPlaces() {
        RecordingToolkit.directions = []
        let flow = Flow(1)
        let pages = Scene {
            return PageViewController()
        }.with {
            return PageDriver<RecordingToolkit, Int, Int>(flow, \.self, places: [1, 2, 3]) { screen("\($0)") }
        }.instantiate()
        let window = window(pages)
        for place in [2, 3, 1] {
            flow.set(place)
            clock.run()
        }
        #expect(RecordingToolkit.directions == [true, true, true, false])
        extendLifetime(window)
    }

    @Test func placeThatItsFactoryLeavesIsNotSet() {
        RecordingToolkit.columnTitles = []
        let flow = Flow(Value())
        let columns = columns(flow) { place in
            if place == 2 { flow.set(Value(place: nil)) }
            return screen("\(place)")
        }
        flow.set(Value(place: 2))
        #expect(flow.value == Value(place: nil) && RecordingToolkit.columnTitles == ["1", nil])
        extendLifetime(columns)
    }
}
