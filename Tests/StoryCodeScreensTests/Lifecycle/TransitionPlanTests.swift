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
                .load(.incoming), .container(.willShow), .beginDown(.outgoing), .remove(.outgoing),
                .endDown(.outgoing), .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn,
                .endUp(.incoming),
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

    @Test func navigating() {
        #expect(
            TransitionPlan.navigate.steps == [
                .container(.willMove), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming),
                .container(.willShow),
                .insert(.incoming), .layout(.incoming), .animate, .remove(.outgoing), .endDown(.outgoing),
                .endUp(.incoming), .container(.didMove), .container(.didShow),
            ]
        )
        #expect(
            TransitionPlan.navigateInNextTurn.steps == [
                .container(.willMove), .turn, .container(.chooseParticipants), .load(.incoming), .beginDown(.outgoing),
                .beginUp(.incoming), .container(.willShow), .insert(.incoming), .remove(.outgoing), .endDown(.outgoing),
                .layout(.incoming), .endUp(.incoming), .container(.didMove), .container(.didShow),
            ]
        )
        #expect(
            TransitionPlan.cancelPop.steps == [
                .animate, .container(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
                .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing), .container(.didMove),
            ]
        )
    }

    @Test func selectingTabsAndColumns() {
        #expect(
            TransitionPlan.selectTab.steps == [
                .container(.willMove), .load(.incoming), .beginUp(.incoming), .insert(.incoming), .beginDown(.outgoing),
                .remove(.outgoing), .endDown(.outgoing), .layout(.incoming), .turn, .endUp(.incoming),
                .container(.didMove),
            ]
        )
        #expect(
            TransitionPlan.exchangeColumns.steps == [
                .container(.willMove), .load(.incoming), .beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing),
                .container(.didMove), .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn,
                .endUp(.incoming),
            ]
        )
    }

    @Test func turningPages() {
        #expect(
            TransitionPlan.turnPage.steps == [
                .container(.willShow), .container(.willMove), .load(.incoming), .beginUp(.incoming),
                .beginDown(.outgoing),
                .insert(.incoming), .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing),
                .endDown(.outgoing), .container(.didMove), .container(.didShow),
            ]
        )
        #expect(
            TransitionPlan.cancelTurn.steps == [
                .animate, .container(.restore), .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing),
                .endUp(.outgoing), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming), .container(.didMove),
                .container(.didShow),
            ]
        )
    }

    @Test func presenting() {
        #expect(
            TransitionPlan.present.steps == [
                .load(.incoming), .container(.link), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
                .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing), .endDown(.outgoing),
            ]
        )
        #expect(
            TransitionPlan.dismiss.steps == [
                .container(.willShow), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
                .layout(.incoming), .animate, .endUp(.incoming), .container(.unlink), .remove(.outgoing),
                .endDown(.outgoing),
            ]
        )
        #expect(
            TransitionPlan.cancelDismissal.steps == [
                .animate, .container(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
                .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing),
            ]
        )
    }
}
