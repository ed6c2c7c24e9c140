import StoryCode
import Testing

@MainActor
struct ShowTests {
    @Test func showOutsideASegueIsAnimated() {
        final class Screen: ViewController {
            var isAnimated: Bool?

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                isAnimated = animated
            }
        }
        let window = Window()
        let (root, pushed, presented) = (ViewController(), Screen(), Screen())
        window.rootViewController = NavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        root.show(pushed, sender: nil)
        #expect(pushed.isAnimated == true)
        window.rootViewController = root
        root.show(presented, sender: nil)
        #expect(presented.isAnimated == true)
    }
}
