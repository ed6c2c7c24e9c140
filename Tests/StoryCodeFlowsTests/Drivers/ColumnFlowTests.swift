import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// The place of a value is the controller of a column.
@MainActor
struct ColumnFlowTests {
    struct Mail: Codable, Equatable {
        var message: Int?
    }

    struct Unmade: Error {}

    /// A list and a message next to it.
    @MainActor
    final class Reader {
        let clock = ManualClock()
        let window: Window
        let flow: Flow<Mail>
        let columns = SplitViewController(style: .doubleColumn)
        var log: [String] = []
        var unmade: Int?

        init(_ flow: Flow<Mail> = Flow(Mail()), isCollapsed: Bool = false) {
            self.flow = flow
            window = Window(scheduler: clock)
            _ = Scene { [columns] in
                return columns
            }.with { [unowned self] in
                return ColumnFlow(flow, \.message, column: .secondary) { [unowned self] id in try make(id) }
            }.instantiate { columns, _ in
                let list = ViewController()
                list.title = "list"
                columns.setViewController(list, for: .primary)
                columns.isCollapsed = isCollapsed
            }
            window.rootViewController = columns
            window.makeKeyAndVisible()
            clock.run()
        }

        private func make(_ id: Int) throws -> ViewController {
            if id < 0 || id == unmade { throw Unmade() }
            if id == 0, let list = columns.viewController(for: .primary) { return list }
            log.append("make \(id)")
            let screen = ViewController()
            screen.title = "\(id)"
            return screen
        }

        /// The titles of the controllers in the visible stacks.
        var shown: [[String]] {
            let visible = columns.children.filter { $0.viewIfLoaded?.window != nil }
            return visible.map { ($0 as? NavigationController)?.viewControllers.map { $0.title ?? "?" } ?? [] }
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test func valueFillsAndEmptiesTheColumn() {
        let reader = Reader()
        #expect(reader.shown == [["list"]])
        reader.flow.update { $0.message = 1 }
        reader.clock.run()
        #expect(reader.shown == [["list"], ["1"]])
        reader.flow.update { $0.message = 2 }
        reader.clock.run()
        #expect(reader.shown == [["list"], ["2"]])
        reader.flow.update { $0.message = nil }
        reader.clock.run()
        #expect(reader.shown == [["list"]])
        #expect(reader.take() == ["make 1", "make 2"])
    }

    @Test func valueBeforeTheWindowIsShown() {
        let reader = Reader(Flow(Mail(message: 3)))
        #expect(reader.shown == [["list"], ["3"]])
        #expect(reader.flow.value.message == 3)
    }

    @Test func collapsedColumnsPush() {
        let reader = Reader(isCollapsed: true)
        reader.flow.update { $0.message = 1 }
        reader.clock.run()
        #expect(reader.shown == [["list", "1"]])
        reader.flow.update { $0.message = nil }
        reader.clock.run()
        #expect(reader.shown == [["list"]])
    }

    @Test func userGoesBackFromACollapsedColumn() {
        let reader = Reader(Flow(Mail(message: 1)), isCollapsed: true)
        #expect(reader.shown == [["list", "1"]])
        reader.window.goBack()
        #expect(reader.flow.value.message == 1)
        reader.clock.run()
        #expect(reader.flow.value.message == nil)
        #expect(reader.shown == [["list"]])
        reader.columns.isCollapsed = false
        reader.clock.run()
        #expect(reader.shown == [["list"]])
        reader.flow.update { $0.message = 1 }
        reader.clock.run()
        #expect(reader.shown == [["list"], ["1"]])
    }

    @Test func placeThatTheGuardKeepsComesBack() {
        let reader = Reader(Flow(Mail(message: 1)), isCollapsed: true)
        reader.flow.guarded { _ in Mail(message: 1) }
        reader.window.goBack()
        reader.clock.run()
        #expect(reader.shown == [["list", "1"]] && reader.flow.value.message == 1)
        #expect(reader.take() == ["make 1", "make 1"])
    }

    @Test func cancelledGestureKeepsTheValue() {
        let reader = Reader(Flow(Mail(message: 1)), isCollapsed: true)
        let gesture = reader.window.beginBack()
        gesture?.update(0.4)
        gesture?.cancel()
        reader.clock.run()
        #expect(reader.flow.value.message == 1)
        #expect(reader.shown == [["list", "1"]])
    }

    @Test func placeStaysWhenColumnsCollapseAndExpand() {
        let reader = Reader(Flow(Mail(message: 1)))
        reader.columns.isCollapsed = true
        reader.clock.run()
        #expect(reader.shown == [["list", "1"]])
        reader.columns.isCollapsed = false
        reader.clock.run()
        #expect(reader.shown == [["list"], ["1"]])
        #expect(reader.flow.value.message == 1)
        #expect(reader.take() == ["make 1"])
    }

    @Test func placeThatIsNotOnTopOfCollapsedColumnsStays() {
        final class Delegate: SplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: SplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
            ) -> SplitViewController.Column { .primary }
        }
        let (delegate, reader) = (Delegate(), Reader(Flow(Mail(message: 1))))
        reader.columns.delegate = delegate
        reader.columns.isCollapsed = true
        reader.clock.run()
        #expect(reader.shown == [["list"]] && reader.flow.value.message == 1)
        reader.columns.isCollapsed = false
        reader.clock.run()
        #expect(reader.shown == [["list"], ["1"]] && reader.flow.value.message == 1)
        extendLifetime(delegate)
    }

    @Test func placeIsLeftBeforeItsPushHasEnded() {
        let reader = Reader(isCollapsed: true)
        reader.flow.update { $0.message = 1 }
        (reader.columns.children.first as? NavigationController)?.popViewController(animated: true)
        reader.clock.run()
        #expect(reader.shown == [["list"]] && reader.flow.value.message == nil)
        #expect(reader.take() == ["make 1"])
    }

    @Test func controllerOfTheProgramIsReported() {
        let reader = Reader(Flow(Mail(message: 1)))
        let other = ViewController()
        other.title = "other"
        let found = diagnostics {
            reader.columns.setViewController(other, for: .secondary)
            reader.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        #expect(reader.flow.value.message == nil)
        #expect(reader.shown == [["list"], ["other"]])
        reader.flow.update { $0.message = 1 }
        reader.clock.run()
        #expect(reader.shown == [["list"], ["1"]])
    }

    @Test func placeThatTheColumnRefusesLeavesTheValue() {
        let reader = Reader()
        let found = diagnostics {
            reader.flow.update { $0.message = 0 }
            reader.clock.run()
        }
        #expect(found.map(\.problem.code) == ["pushedTwice"])
        #expect(reader.flow.value.message == nil)
        #expect(reader.shown == [["list"]])
    }

    @Test func factoryThatThrowsChangesNothing() {
        let reader = Reader(Flow(Mail(message: 1)))
        let found = diagnostics {
            reader.flow.update { $0.message = -1 }
            reader.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(reader.flow.value.message == 1)
        #expect(reader.shown == [["list"], ["1"]])
    }

    @Test func columnIsMadeAnew() {
        let reader = Reader(Flow(Mail(message: 1)))
        let screen = reader.columns.viewController(for: .secondary)
        reader.flow.remake(\.message)
        reader.clock.run()
        #expect(reader.columns.viewController(for: .secondary) !== screen)
        #expect(reader.take() == ["make 1", "make 1"])
    }

    @Test func columnThatCannotBeMadeAnewStays() {
        let reader = Reader(Flow(Mail(message: 1)))
        let screen = reader.columns.viewController(for: .secondary)
        reader.unmade = 1
        let found = diagnostics {
            reader.flow.remake(\.message)
            reader.clock.run()
            // The next comparison does not make it anew.
            reader.window.isHidden = true
            reader.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(reader.columns.viewController(for: .secondary) === screen && reader.take() == ["make 1"])
    }

    @Test func controllerThatIsThereBeforeTheDriverStays() {
        let (clock, other) = (ManualClock(), ViewController())
        let columns = SplitViewController(style: .doubleColumn)
        columns.setViewController(other, for: .secondary)
        let window = Window(scheduler: clock)
        let found = diagnostics {
            window.rootViewController = Scene {
                return columns
            }.with {
                return ColumnFlow(Flow(Mail()), \.message, column: .secondary) { _ in ViewController() }
            }.instantiate()
            window.makeKeyAndVisible()
            clock.run()
        }
        #expect(Set(found.map(\.problem.code)) == ["flowBypassed"])
        #expect(columns.viewController(for: .secondary) === other)
    }

    @Test func driverAndColumnsAreReleased() {
        expectReleased {
            let reader = Reader(Flow(Mail(message: 1)), isCollapsed: true)
            reader.window.goBack()
            reader.clock.run()
        }
    }
}
