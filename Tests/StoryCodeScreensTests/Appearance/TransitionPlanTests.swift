import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The table of transition plans, row by row.
struct TransitionPlanTests {
    @Test func showing() {
        #expect(
            TransitionPlan.show.steps == [
                .load(.incoming), .beginUp(.incoming), .insert(.incoming), .layout, .turn, .endUp(.incoming),
            ]
        )
    }

    @Test func hiding() {
        #expect(TransitionPlan.hide.steps == [.beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing)])
    }

    @Test func replacing() {
        #expect(
            TransitionPlan.replace.steps == [
                .load(.incoming), .beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing),
                .beginUp(.incoming), .insert(.incoming), .layout, .turn, .endUp(.incoming),
            ]
        )
    }

    @Test func tearingDown() {
        #expect(
            TransitionPlan.teardown.steps == [
                .beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing), .tearDown(.outgoing),
            ]
        )
    }

    @Test func reloading() {
        let hidden: [TransitionPlan.Step] = [
            .beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing), .tearDown(.outgoing), .load(.incoming),
        ]
        #expect(TransitionPlan.reload.steps == hidden)
        #expect(
            TransitionPlan.reloadAppearing.steps == hidden + [.beginUp(.incoming), .insert(.incoming), .layout]
        )
        #expect(
            TransitionPlan.reloadVisible.steps == hidden + [
                .beginUp(.incoming), .insert(.incoming), .layout, .turn, .endUp(.incoming),
            ]
        )
    }
}
