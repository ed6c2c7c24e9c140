import StoryCode

/// A window with a stack that shows the places of a flow above its root.
@MainActor
final class StackApp<Value: Equatable> {
    let clock = ManualClock()
    let flow: Flow<Value>
    let window: Window
    let stack: NavigationController

    convenience init<Place: Equatable>(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, [Place]>,
        make: @escaping @MainActor (Place) throws -> ViewController
    ) {
        self.init(
            flow,
            stack: Scene {
                return NavigationController(rootViewController: screen("root"))
            }.with {
                return StackFlow(flow, part, make: make)
            }.instantiate()
        )
    }

    /// Shows a stack, which can be in another controller.
    init(_ flow: Flow<Value>, stack: NavigationController, in root: ViewController? = nil) {
        self.flow = flow
        self.stack = stack
        window = Window(scheduler: clock)
        window.rootViewController = root ?? stack
        window.makeKeyAndVisible()
        clock.run()
    }

    /// The titles of the controllers in the stack, the root first.
    var titles: [String] { StoryCodeFlowsTests.titles(of: stack) }

    /// Changes the value and lets the transitions end.
    func update(_ change: (inout Value) -> Void) {
        flow.update(change)
        clock.run()
    }

    /// Lets the user go back.
    @discardableResult
    func goBack() -> Bool {
        defer { clock.run() }
        return window.goBack()
    }
}

/// Returns a screen with a title.
@MainActor
func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
}

/// The titles of the controllers in a stack, the root first.
@MainActor
func titles(of stack: NavigationController) -> [String] { stack.viewControllers.map { $0.title ?? "?" } }
