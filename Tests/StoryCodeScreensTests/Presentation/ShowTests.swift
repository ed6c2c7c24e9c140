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

    @Test func showInASegueIsAnimatedAsTheSegue() {
        final class Stack: NavigationController {
            var animations: [Bool] = []

            override func pushViewController(_ viewController: ViewController, animated: Bool) {
                animations.append(animated)
                super.pushViewController(viewController, animated: animated)
            }
        }
        let (stack, root) = (Stack(), ViewController())
        stack.viewControllers = [root]
        func segue(animates: Bool, _ perform: @escaping @MainActor (StoryboardSegue) -> Void) -> StoryboardSegue {
            let segue = StoryboardSegue(identifier: nil, source: root, destination: ViewController())
            #expect(segue.animates)
            segue.animates = animates
            segue.performHandler = perform
            return segue
        }
        let inner = segue(animates: true) { $0.source.show($0.destination, sender: nil) }
        segue(animates: false) {
            inner.run()
            $0.source.show($0.destination, sender: nil)
        }.run()
        root.show(ViewController(), sender: nil)
        #expect(stack.animations == [true, false, true])
    }
}
