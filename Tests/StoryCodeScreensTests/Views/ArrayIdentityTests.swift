import StoryCode
import Testing

@testable import StoryCodeScreens

/// Objects in an array, found by their identity.
@MainActor
struct ArrayIdentityTests {
    let views: [View]

    init() { views = (0..<5).map { _ in View() } }

    @Test(arguments: 0...5)
    func objectIsFoundWithEachHint(count: Int) {
        let array = Array(views.prefix(count))
        for (place, view) in views.enumerated() {
            for hint in -1...6 {
                #expect(array.index(of: view, near: hint) == (place < count ? place : nil), "hint \(hint)")
            }
        }
    }

    @Test func objectGetsThePlace() {
        var array: [View] = []
        for (view, place) in zip(views, [0, 0, 1, 3, 2]) { array.place(view, at: place) }
        #expect(array == [views[1], views[2], views[4], views[0], views[3]])
    }
}
