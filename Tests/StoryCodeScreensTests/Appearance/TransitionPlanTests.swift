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
                .load(.incoming), .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn, .endUp(.incoming),
            ]
        )
    }

    @Test func hiding() {
        #expect(TransitionPlan.hide.steps == [.beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing)])
    }

    @Test func replacing() {
        #expect(
            TransitionPlan.replace.steps == [
                .load(.incoming), .beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing),
                .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn, .endUp(.incoming),
            ]
        )
    }

    @Test func tearingDown() {
        #expect(
            TransitionPlan.teardown.steps == [
                .beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing), .tearDown(.outgoing),
            ]
        )
    }

    @Test func reloading() {
        let hidden: [TransitionPlan.Step] = [
            .beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing), .tearDown(.outgoing), .load(.incoming),
        ]
        #expect(TransitionPlan.reload.steps == hidden)
        #expect(
            TransitionPlan.reloadAppearing.steps == hidden + [
                .beginUp(.incoming), .insert(.incoming), .layout(.incoming),
            ]
        )
        #expect(
            TransitionPlan.reloadVisible.steps == hidden + [
                .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn, .endUp(.incoming),
            ]
        )
    }
}
