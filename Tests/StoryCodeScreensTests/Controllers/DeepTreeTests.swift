import StoryCode
import StoryCodeScenes
import Testing

/// Trees of the depth that the documentation calls safe.
@MainActor
struct DeepTreeTests {
    let window = Window(scheduler: ImmediateLifecycleScheduler())

    /// Shows a controller in the window, hides it after a closure, and releases it.
    func show(_ root: ViewController, then use: () -> Void = {}) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.appearanceState == .appeared)
        use()
        window.isHidden = true
        window.rootViewController = nil
    }

    @Test func fiftyThousandViews() {
        let root = ViewController()
        weak var innermost: View?
        do {
            var view: View = root.view
            for _ in 0..<50_000 {
                let next = View()
                view.addSubview(next)
                view = next
            }
            innermost = view
        }
        show(root)
        #expect(innermost?.window == nil)
        root.view = nil
        #expect(innermost == nil)
    }

    @Test func retainedViewKeepsItsSubviews() {
        let retained = View()
        weak var innermost: View?
        do {
            var view = View()
            for number in 0..<1_000 {
                let next = number == 500 ? retained : View()
                next.addSubview(view)
                if number == 0 { innermost = view }
                view = next
            }
        }
        #expect(retained.superview == nil && retained.subviews.count == 1)
        #expect(innermost?.isDescendant(of: retained) == true)
    }

    @Test func thousandControllers() {
        weak var innermost: ViewController?
        // The logs of other tests would be searched for each of the events.
        LifecycleTrace.withoutTracing {
            let root = ViewController()
            var controller = root
            for _ in 0..<1_000 {
                let next = ViewController()
                controller.addChild(next)
                controller.view.addSubview(next.view)
                next.didMove(toParent: controller)
                controller = next
            }
            innermost = controller
            show(root)
        }
        #expect(innermost == nil)
    }

    @Test func thousandPresentations() {
        weak var topmost: ViewController?
        LifecycleTrace.withoutTracing {
            let root = ViewController()
            show(root) {
                var controller = root
                for _ in 0..<1_000 {
                    let next = ViewController()
                    controller.present(next, animated: false)
                    controller = next
                }
                #expect(controller.appearanceState == .appeared)
                topmost = controller
            }
        }
        #expect(topmost == nil)
    }
}
