import StoryCode
import Testing

@testable import StoryCodeScreens

/// The controllers of one side of a transition, of which there are rarely several.
@MainActor
struct ParticipantsTests {
    @Test(arguments: 0...4)
    func keepTheirOrder(count: Int) {
        let controllers = (0..<4).map { _ in ViewController() }
        let members = Array(controllers.prefix(count))
        let participants = Transition.Participants(members.map { Transition.Participant($0) })
        #expect(participants.controllers == members)
        #expect(participants.first?.controller === members.first)
        #expect(participants.areSeveral == (count > 1))
        #expect(controllers.filter { participants.contain($0) } == members)
        #expect(!participants.haveLostWindow)
    }
}
