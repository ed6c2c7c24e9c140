import StoryCode
import TestSupport
import Testing

/// State that is saved, restored and consumed.
@MainActor
struct StateKeeperTests {
    struct Place: Codable, Hashable {
        var city: String
        var zoom: Double
    }

    let log = Log()
    let keeper = StateKeeper()

    @Test func savedStateIsConsumedOnce() throws {
        keeper.register("page") { 7 }
        keeper.register("place") { Place(city: "Oslo", zoom: 2) }
        let state = keeper.save()
        #expect(state.keys == ["page", "place"])
        let next = StateKeeper(state)
        #expect(try next.consume("page", as: Int.self) == 7)
        #expect(try next.consume("page", as: Int.self) == nil)
        #expect(try next.consume("place", as: Place.self) == Place(city: "Oslo", zoom: 2))
        #expect(try next.consume("never saved", as: Int.self) == nil)
        #expect(next.save().isEmpty)
    }

    @Test func savingReadsTheCurrentState() throws {
        var page = 1
        keeper.register("page") {
            page += 1
            return page
        }
        #expect(try StateKeeper(keeper.save()).consume("page", as: Int.self) == 2)
        #expect(try StateKeeper(keeper.save()).consume("page", as: Int.self) == 3)
    }

    @Test func stateIsSavedAndRecreatedTwice() throws {
        var state = SavedState()
        for life in 1...3 {
            let keeper = StateKeeper(state)
            let lives = (try keeper.consume("lives", as: Int.self) ?? 0) + 1
            #expect(lives == life)
            keeper.register("lives") { lives }
            state = keeper.save()
        }
        #expect(state.keys == ["lives"])
    }

    @Test func unconsumedStateIsSavedAgain() throws {
        keeper.register("page") { 7 }
        var state = keeper.save()
        for _ in 1...2 {
            let keeper = StateKeeper(state)
            keeper.register("other") { "value" }
            state = keeper.save()
        }
        #expect(state.keys == ["other", "page"])
        #expect(try StateKeeper(state).consume("page", as: Int.self) == 7)
    }

    @Test func currentStateReplacesUnconsumedState() throws {
        keeper.register("page") { 7 }
        let next = StateKeeper(keeper.save())
        next.register("page") { 8 }
        #expect(try StateKeeper(next.save()).consume("page", as: Int.self) == 8)
    }

    @Test func nilStateAddsAndLosesNothing() throws {
        keeper.register("page") { 7 }
        let next = StateKeeper(keeper.save())
        var city: String?
        next.register("page") { nil as Int? }
        next.register("city") { city }
        #expect(next.save().keys == ["page"])
        city = "Lima"
        let state = next.save()
        #expect(try StateKeeper(state).consume("page", as: Int.self) == 7)
        #expect(try StateKeeper(state).consume("city", as: String.self) == "Lima")
    }

    @Test func duplicateKeyStaysWithTheFirst() throws {
        log.withDiagnostics {
            keeper.register("page") { 7 }
            keeper.register("page") { "seven" }
            keeper.register("page") { SavedState() }
        }
        #expect(log.take() == ["! duplicateStateKey", "! duplicateStateKey"])
        #expect(try StateKeeper(keeper.save()).consume("page", as: Int.self) == 7)
    }

    @Test func unregisteredKeyCanBeRegisteredAgain() throws {
        log.withDiagnostics {
            keeper.register("page") { 7 }
            keeper.unregister("page")
            keeper.unregister("page")
            #expect(keeper.save().isEmpty)
            keeper.register("page") { 8 }
        }
        #expect(log.take() == [])
        #expect(try StateKeeper(keeper.save()).consume("page", as: Int.self) == 8)
    }

    @Test func wrongTypeThrowsAndConsumesNothing() throws {
        keeper.register("page") { "seven" }
        let next = StateKeeper(keeper.save())
        #expect(
            words { _ = try next.consume("page", as: Int.self) } == """
                The state under "page" is String, not Int. To fix: Consume it as the type with which \
                the key is registered, or register the new type under a new key.
                """
        )
        #expect(
            words { _ = try next.consume("page", as: SavedState.self) } == """
                The state under "page" is String, not SavedState. To fix: Consume it as the type \
                with which the key is registered, or register the new type under a new key.
                """
        )
        #expect(try next.consume("page", as: String.self) == "seven")
    }

    @Test func statesAreNested() throws {
        let child = StateKeeper()
        child.register("zoom") { 2.0 }
        keeper.register("child") { child.save() }
        keeper.register("page") { 7 }
        let next = StateKeeper(keeper.save())
        #expect(
            words { _ = try next.consume("child", as: Double.self) } == """
                The state under "child" is SavedState, not Double. To fix: Consume it as the type \
                with which the key is registered, or register the new type under a new key.
                """
        )
        let nextChild = StateKeeper(try next.consume("child", as: SavedState.self) ?? SavedState())
        #expect(try nextChild.consume("zoom", as: Double.self) == 2)
        #expect(next.save().keys == ["page"])
    }

    @Test func closuresAreRetainedUntilUnregistered() {
        weak var captured: Log?
        do {
            let log = Log()
            captured = log
            keeper.register("lines") { log.take() }
        }
        #expect(captured != nil)
        keeper.unregister("lines")
        #expect(captured == nil)
    }

    @Test func releasedClosureMayUseTheKeeper() {
        register("lines") { keeper in
            keeper.unregister("lines")
            keeper.register("lines") { 1 }
            keeper.register("page") { 7 }
        }
        keeper.unregister("lines")
        #expect(keeper.save().keys == ["lines", "page"])
    }

    @Test func releasedClosureOfAViewMayUseItsKeeper() {
        let controller = ViewController()
        let action = ReleaseAction { [weak controller] in controller?.viewStateKeeper.register("page") { 7 } }
        controller.loadViewIfNeeded()
        controller.viewStateKeeper.register("lines") { [action] in withExtendedLifetime(action) { 1 } }
        _ = consume action
        controller.view = nil
        #expect(controller.viewStateKeeper.save().keys == ["lines", "page"])
    }

    @Test func releasedStateMayUseTheKeeper() throws {
        let controller = ViewController()
        var keys: [[String]] = []
        let keeper = StateKeeper()
        keeper.register("state") {
            ReleaseAction { [weak controller] in keys.append(controller?.saveState().keys ?? []) }
        }
        controller.restoreState(keeper.save())
        controller.restoreState(SavedState())
        #expect(keys == [[]])
        controller.restoreState(keeper.save())
        _ = try controller.stateKeeper.consume("state", as: ReleaseAction.self)
        #expect(keys == [[], []])
    }

    /// Registers a closure the release of which calls another one.
    private func register(_ key: String, _ onRelease: @escaping @MainActor (StateKeeper) -> Void) {
        let action = ReleaseAction { [keeper] in onRelease(keeper) }
        keeper.register(key) { [action] in withExtendedLifetime(action) { 1 } }
    }

    /// Returns the description of the thrown error.
    private func words(_ body: () throws -> Void) -> String {
        do { try body() } catch { return "\(error)" }
        return "nothing was thrown"
    }
}
