import StoryCode
import TestSupport
import Testing

/// The deinitialiser of the old root's helper uses the window whose root is being assigned.
@MainActor
struct RootReleaseTests {
    /// Shows, or hides, a root that only the window retains, and assigns another one.
    func replaceRoot(of stage: LifecycleStage, isVisible: Bool, onEnd: @escaping @MainActor (Window) -> Void) {
        let window: Window = stage.window
        do {
            let old = Scene { ViewController() }.with { [weak window] in
                ReleaseAction { if let window { onEnd(window) } }
            }
            window.rootViewController = old.host().controller
        }
        window.isHidden = !isVisible
        stage.rest()
        window.rootViewController = stage.controller("X")
        stage.rest()
    }

    @Test(arguments: SchedulerKind.allCases, [true, false])
    func helperReadsTheRoot(scheduler: SchedulerKind, isVisible: Bool) {
        let stage = LifecycleStage(scheduler)
        replaceRoot(of: stage, isVisible: isVisible) { window in
            stage.log.add("the root is \(window.rootViewController?.loggedName ?? "nil")")
        }
        #expect(stage.log.take().filter { $0.hasPrefix("the root") } == ["the root is X"])
        #expect(stage.visible == (isVisible ? ["X"] : []))
    }

    @Test(arguments: SchedulerKind.allCases)
    func helperSetsTheRootOfAHiddenWindow(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let y = stage.controller("Y")
        replaceRoot(of: stage, isVisible: false) { $0.rootViewController = y }
        stage.log.expect([])
        #expect(stage.window.rootViewController === y && stage.visible == [])
    }

    @Test(arguments: SchedulerKind.allCases)
    func helperSetsTheRootOfAVisibleWindow(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let y = stage.controller("Y")
        replaceRoot(of: stage, isVisible: true) { $0.rootViewController = y }
        #expect(
            stage.log.take(of: "Y") == [
                "Y.loadView", "Y.didLoad", "Y.willAppear", "Y.isAppearing", "Y.willLayout", "Y.didLayout",
                "Y.didAppear",
            ]
        )
        #expect(stage.window.rootViewController === y && stage.visible == ["Y"])
    }
}

/// Deinitialisers that use the object from which the released value is being removed.
@MainActor
struct ReentrantReleaseTests {
    @Test func supplierOfStateIsUnregistered() {
        let keeper = StateKeeper()
        do {
            let value = ReleaseAction { keeper.register("b") { 2 } }
            keeper.register("a") { withExtendedLifetime(value) { 1 } }
        }
        keeper.unregister("a")
        let state = keeper.save()
        #expect(StateKeeper(state).hasState(["a": nil, "b": 2]))
    }

    @Test func supplierOfStateUnregistersAnother() {
        let keeper = StateKeeper()
        do {
            let value = ReleaseAction { keeper.unregister("b") }
            keeper.register("a") { withExtendedLifetime(value) { 1 } }
        }
        keeper.register("b") { 2 }
        keeper.register("c") { 3 }
        keeper.unregister("a")
        let state = keeper.save()
        #expect(StateKeeper(state).hasState(["a": nil, "b": nil, "c": 3]))
    }

    @Test func closureOfTableCellsIsReplaced() {
        let table = TableView()
        do {
            let value = ReleaseAction { table.register(TableViewCell.self, forCellReuseIdentifier: "b") }
            table.register(forCellReuseIdentifier: "a") { withExtendedLifetime(value) { TableViewCell() } }
        }
        table.register(TableViewCell.self, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "b") != nil)
    }

    @Test func closureOfCollectionCellsIsReplaced() {
        let collection = CollectionView()
        var count = 0
        do {
            let value = ReleaseAction {
                collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "b")
                count += 1
            }
            collection.register(forCellWithReuseIdentifier: "a") {
                withExtendedLifetime(value) { CollectionViewCell() }
            }
        }
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
        #expect(count == 1)
    }
}

extension StateKeeper {
    /// Whether the keeper holds these numbers.
    fileprivate func hasState(_ values: [String: Int?]) -> Bool {
        values.allSatisfy { key, value in (try? consume(key, as: Int.self)) == value }
    }
}
