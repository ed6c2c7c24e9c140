import StoryCode
import Testing

@testable import StoryCodeLeaks

/// The list of the cycles through a scene.
@MainActor
struct RetainCyclesTests {
    private final class Presenter {
        var list: [AnyObject] = []
    }

    @Test func tenCyclesAreListed() {
        let controller = ViewController()
        let presenters = (0..<12).map { index in
            let presenter = Presenter()
            // Each cycle has another path.
            presenter.list = (0..<index).map { _ -> AnyObject in Presenter() } + [controller]
            return presenter
        }
        let cycles = RetainCycles(through: controller) { references in
            for presenter in presenters { references.add(presenter, .helper(number: nil), of: controller) }
        }
        #expect(
            cycles.map(\.description)
                == (0..<10).map {
                    """
                    ViewController
                      ↓ a late helper of its scene
                    Presenter
                      ↓ list[\($0)]   ← break here
                    ViewController
                    """
                }
        )
        for presenter in presenters { presenter.list = [] }
    }
}
