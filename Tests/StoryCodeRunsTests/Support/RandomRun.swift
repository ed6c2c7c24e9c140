import StoryCode
import StoryCodeRuns
import TestSupport

/// A run of random operations on a window, which depends only on its seed.
@MainActor
final class RandomRun {
    private let recorder: RunRecorder
    private let clock = ManualClock()
    private let window: Window
    private let stack = NavigationController()
    private let tabs = TabBarController()
    private var dice: SplitMix
    private var count = 0
    private var load: Int?

    private init(seed: UInt64) {
        recorder = RunRecorder(title: "Seed \(seed)")
        dice = SplitMix(seed: seed)
        window = Window(scheduler: clock)
        recorder.name(window, "Window")
        recorder.show("load") { [weak self] in self?.load.map { "\($0)" } }
        tabs.viewControllers = [stack, screen()]
        stack.viewControllers = [screen()]
        window.rootViewController = tabs
    }

    /// Returns the run, and the controllers at its end.
    static func make(seed: UInt64, steps: Int) -> (run: LifecycleRun, hierarchy: ControllerHierarchy) {
        Schedulers.$current.withValue(ManualClock()) {
            let random = RandomRun(seed: seed)
            defer { random.recorder.stop() }
            for _ in 0..<steps { random.perform() }
            return (random.recorder.run, random.window.controllerHierarchy)
        }
    }

    private func roll(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

    private func screen() -> ViewController {
        count += 1
        let (hasHelper, changesLoad) = (roll(3) > 0, roll(6) == 0)
        let controller = Scene {
            return ViewController()
        }.with {
            return hasHelper ? Helper() : nil
        }.with { [weak self] in
            return Helper { if changesLoad { self?.load = (self?.load ?? 0) + 1 } }
        }.instantiate()
        if roll(4) > 0 { recorder.name(controller, "Screen \(count)") }
        controller.title = roll(2) == 0 ? "Title \(count)" : nil
        return controller
    }

    private func perform() {
        switch roll(14) {
        case 0: window.makeKeyAndVisible()
        case 1, 2: stack.pushViewController(screen(), animated: roll(2) == 0)
        case 3: _ = stack.popViewController(animated: roll(2) == 0)
        case 4: tabs.selectedIndex = roll(2)
        case 5:
            let sheet = screen()
            sheet.modalPresentationStyle = roll(2) == 0 ? .pageSheet : .fullScreen
            tabs.present(sheet, animated: roll(2) == 0)
        case 6: tabs.dismiss(animated: roll(2) == 0)
        case 7: recorder.note("Note \(roll(9))")
        case 8: load = roll(3) == 0 ? nil : roll(9)
        case 9: stack.topViewController?.view.setNeedsLayout()
        case 10: window.isHidden = roll(3) == 0
        case 11: window.receiveMemoryWarning()
        default: clock.advance(by: .milliseconds(roll(600)))
        }
    }
}
