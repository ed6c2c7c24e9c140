import Testing

@testable import StoryCodeScenes

/// A controller has a place if all its owners have one.
@MainActor
struct PlacedControllerTests {
    private final class Placed: PlacedController {
        let title: String? = nil
        let loadedView: AnyObject? = nil
        let placeOwner: AnyObject?

        init(in owner: AnyObject?) { placeOwner = owner }
    }

    /// An owner that is no controller.
    private final class Window {}

    @Test func placeIsThatOfTheOutermostOwner() {
        let window = Window()
        let (alone, root) = (Placed(in: nil), Placed(in: window))
        #expect([alone, Placed(in: alone), root, Placed(in: root)].map(\.hasPlace) == [false, false, true, true])
    }
}
