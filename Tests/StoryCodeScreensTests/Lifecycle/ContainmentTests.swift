import StoryCode
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The moves of a controller between parents, and the list of members in which it is.
struct ContainmentTests {
    enum Call: Sendable {
        case willMove(isEntering: Bool)
        case didMove(isEntering: Bool, isFirst: Bool, isAppearing: Bool)
        /// An event of the appearance, which leads to a state.
        case event(Appearance.State)

        static let willEnter = Call.willMove(isEntering: true)
        static let willLeave = Call.willMove(isEntering: false)
        static let hasEntered = Call.didMove(isEntering: true, isFirst: false, isAppearing: false)
        static let hasEnteredFirst = Call.didMove(isEntering: true, isFirst: true, isAppearing: false)
        static let hasEnteredAppearing = Call.didMove(isEntering: true, isFirst: false, isAppearing: true)
        static let hasLeftAppearing = Call.didMove(isEntering: false, isFirst: false, isAppearing: true)
    }

    private func appearance(in state: Appearance.State) -> Appearance {
        var appearance = Appearance()
        if state == .disappeared { return appearance }
        _ = appearance.begin(up: true, animated: false, by: .view)
        if state == .appearing { return appearance }
        _ = appearance.end(by: .view)
        if state == .disappearing { _ = appearance.begin(up: false, animated: false, by: .view) }
        return appearance
    }

    @Test(
        arguments: [
            ([], ""),
            ([.willEnter], "entering awaiting"),
            ([.willLeave], "leaving"),
            ([.willEnter, .hasEntered], ""),
            ([.willEnter, .hasEnteredFirst], "entering"),
            ([.willEnter, .hasEnteredAppearing], "entering"),
            ([.willEnter, .hasLeftAppearing], ""),
            ([.willLeave, .hasLeftAppearing], ""),
            // The program calls only one of the two methods.
            ([.hasEnteredAppearing], ""),
            ([.willEnter, .event(.disappeared)], "entering awaiting"),
            ([.willEnter, .event(.appearing)], "entering awaiting"),
            ([.willEnter, .event(.appeared)], ""),
            ([.willEnter, .hasEnteredAppearing, .event(.appearing)], "entering"),
            ([.willEnter, .hasEnteredAppearing, .event(.appeared)], ""),
            ([.willEnter, .hasEnteredAppearing, .event(.disappearing)], "entering"),
            ([.willEnter, .hasEnteredAppearing, .event(.disappeared)], ""),
            ([.willLeave, .event(.appeared)], "leaving"),
            ([.willLeave, .event(.disappeared)], "leaving"),
        ] as [([Call], String)]
    )
    func followsTheMoves(calls: [Call], words: String) {
        var containment = Containment()
        for call in calls {
            switch call {
            case .willMove(let isEntering): containment.willMove(isEntering: isEntering)
            case .didMove(let isEntering, let isFirst, let isAppearing):
                containment.didMove(isEntering: isEntering, isFirst: isFirst, isAppearing: isAppearing)
            case .event(let state): containment.finishEntering(in: appearance(in: state))
            }
        }
        let found = [
            containment.isEntering ? "entering" : nil, containment.isAwaitingDidMove ? "awaiting" : nil,
            containment.isLeaving ? "leaving" : nil,
        ]
        #expect(found.compactMap(\.self).joined(separator: " ") == words)
    }

    @Test func controllerIsInOneListAtATime() {
        var containment = Containment()
        #expect(!containment.isMember(of: 1))
        containment.join(1)
        containment.leave(2)
        #expect(containment.isMember(of: 1) && !containment.isMember(of: 2))
        containment.join(2)
        containment.leave(1)
        #expect(!containment.isMember(of: 1) && containment.isMember(of: 2))
        containment.leave(2)
        #expect(!containment.isMember(of: 2))
    }
}
