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

    @Test func navigating() {
        #expect(
            TransitionPlan.navigate.steps == [
                .call(.willMove), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .call(.willShow),
                .insert(.incoming), .layout(.incoming), .animate, .remove(.outgoing), .endDown(.outgoing),
                .endUp(.incoming), .call(.didMove), .call(.didShow),
            ]
        )
        #expect(
            TransitionPlan.navigateInNextTurn.steps == [
                .call(.willMove), .turn, .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming),
                .call(.willShow), .insert(.incoming), .remove(.outgoing), .endDown(.outgoing), .layout(.incoming),
                .endUp(.incoming), .call(.didMove), .call(.didShow),
            ]
        )
        #expect(
            TransitionPlan.cancelPop.steps == [
                .animate, .call(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
                .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing), .call(.didMove),
            ]
        )
    }

    @Test func selectingTabsAndColumns() {
        #expect(
            TransitionPlan.selectTab.steps == [
                .call(.willMove), .load(.incoming), .beginUp(.incoming), .insert(.incoming), .beginDown(.outgoing),
                .remove(.outgoing), .endDown(.outgoing), .layout(.incoming), .turn, .endUp(.incoming),
                .call(.didMove),
            ]
        )
        #expect(
            TransitionPlan.exchangeColumns.steps == [
                .call(.willMove), .load(.incoming), .beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing),
                .call(.didMove), .beginUp(.incoming), .insert(.incoming), .layout(.incoming), .turn,
                .endUp(.incoming),
            ]
        )
    }

    @Test func turningPages() {
        #expect(
            TransitionPlan.turnPage.steps == [
                .call(.willShow), .call(.willMove), .load(.incoming), .beginUp(.incoming), .beginDown(.outgoing),
                .insert(.incoming), .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing),
                .endDown(.outgoing), .call(.didMove), .call(.didShow),
            ]
        )
        #expect(
            TransitionPlan.cancelTurn.steps == [
                .animate, .call(.restore), .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing),
                .endUp(.outgoing), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming), .call(.didMove),
                .call(.didShow),
            ]
        )
    }

    @Test func presenting() {
        #expect(
            TransitionPlan.present.steps == [
                .load(.incoming), .call(.link), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
                .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing), .endDown(.outgoing),
            ]
        )
        #expect(
            TransitionPlan.dismiss.steps == [
                .call(.willShow), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
                .layout(.incoming), .animate, .endUp(.incoming), .call(.unlink), .remove(.outgoing),
                .endDown(.outgoing),
            ]
        )
        #expect(
            TransitionPlan.cancelDismissal.steps == [
                .animate, .call(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
                .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing),
            ]
        )
    }
}
