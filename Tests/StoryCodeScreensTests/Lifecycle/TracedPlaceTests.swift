import StoryCode
import TestSupport
import Testing

/// The tools learn where each controller is, and which view it has.
@MainActor
struct TracedPlaceTests {
    /// Records the places and the views of controllers.
    private final class Tracer: LifecycleTracer {
        var lines: [String] = []

        func trace(_ entry: TraceEntry) {
            guard let controller = entry.subject as? ViewController else { return }
            func name(_ object: AnyObject) -> String { (object as? ViewController)?.title ?? "a window" }
            let line: String? =
                switch entry.event {
                case .adopted: "has a view"
                case .presented(let presenter): "is presented by \(name(presenter))"
                case .placed(nil): "has no place"
                case .placed(.child(let parent)?): "is a child of \(name(parent))"
                case .placed(.presented(let presenter)?): "is over \(name(presenter))"
                case .placed(.root(let window)?): "is the root of \(name(window))"
                default: nil
                }
            if let line { lines.append("\(name(controller)) \(line)") }
        }

        func traceEnd(of receiver: ObjectIdentifier) {}
    }

    private func controller(_ title: String) -> ViewController {
        let controller = ViewController()
        controller.title = title
        return controller
    }

    @Test func eachPlaceHasAnOwner() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let (root, child) = (controller("root"), controller("child"))
        let (sheet, detached) = (controller("sheet"), controller("detached"))
        #expect(root.placeOwner == nil)
        window.rootViewController = root
        root.addChild(child)
        #expect(root.placeOwner === window && child.placeOwner === root)
        window.makeKeyAndVisible()
        window.addSubview(detached.view)
        clock.run()
        root.present(sheet, animated: false)
        clock.run()
        #expect(sheet.placeOwner === root && detached.placeOwner === window)
    }

    @Test func eachChangeOfAPlaceIsTraced() {
        let (clock, tracer) = (ManualClock(), Tracer())
        let window = Window(scheduler: clock)
        let (a, b, child, sheet) = (controller("A"), controller("B"), controller("child"), controller("sheet"))
        LifecycleTrace.add(tracer)
        defer { LifecycleTrace.remove(tracer) }
        window.rootViewController = a
        window.makeKeyAndVisible()
        clock.run()
        a.addChild(child)
        child.removeFromParent()
        a.present(sheet, animated: false)
        clock.run()
        a.dismiss(animated: false)
        clock.run()
        window.rootViewController = b
        clock.run()
        #expect(
            tracer.lines == [
                "A is the root of a window", "A has a view", "child is a child of A", "child has no place",
                "sheet is presented by A", "sheet has a view", "sheet is over A", "sheet has no place",
                "A has no place", "B is the root of a window", "B has a view",
            ]
        )
    }
}
