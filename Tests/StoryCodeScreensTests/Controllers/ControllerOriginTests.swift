import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScreens

/// An origin that logs the controllers that are added to its controllers, and the views if it asks for them.
@MainActor
private final class Origin: ControllerOrigin {
    let log: Log
    let asksForViews: Bool
    let released: ReleaseAction?

    init(log: Log, asksForViews: Bool = false, released: ReleaseAction? = nil) {
        (self.log, self.asksForViews, self.released) = (log, asksForViews, released)
    }

    func didAdd(_ controller: ViewController, to host: ViewController) {
        log.add("\(controller.loggedName) to \(host.loggedName)")
    }
    func didMakeView(_ view: View, of controller: ViewController) {
        if asksForViews { view.notifyOriginOfSubviews() }
    }
    func didAddView(_ view: View) { log.add("view \(view.frame.size.width)") }
    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool { false }
    func makeView(for controller: ViewController) -> View? { nil }
}

/// Notifying the origins of controllers.
@MainActor
struct ControllerOriginTests {
    let log = Log()

    private func controller(asksForViews: Bool) -> ViewController {
        let controller = ViewController()
        controller.setOrigin(Origin(log: log, asksForViews: asksForViews))
        return controller
    }

    private func view(_ number: Double, _ subviews: View...) -> View {
        let view = View(frame: LayoutRect(x: 0, y: 0, width: number, height: 0))
        for subview in subviews { view.addSubview(subview) }
        return view
    }

    @Test func onlyOriginsThatAskReceiveViews() {
        let (asking, other) = (controller(asksForViews: true), controller(asksForViews: false))
        for controller in [asking, other] { controller.view.addSubview(view(1)) }
        log.expect(["view 1.0"])
        #expect(asking.view.subviews[0].notifiesOrigin && !other.view.subviews[0].notifiesOrigin)
    }

    @Test func newControllersAndViewsHaveNoMarks() {
        #expect(ViewController().originMarks == 0 && View().originMarks == 0)
    }

    @Test func childrenAndPresentedControllersAreReceived() {
        let (host, child, sheet) = (controller(asksForViews: false), ViewController(), ViewController())
        (host.title, child.title, sheet.title) = ("host", "child", "sheet")
        let window = Window()
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(child)
        host.present(sheet, animated: false)
        log.expect(["child to host", "sheet to host"])
    }

    @Test func viewsInsideAnAssignedViewAreReceived() {
        let host = controller(asksForViews: true)
        let assigned = view(1)
        host.view = assigned
        assigned.addSubview(view(2))
        log.expect(["view 2.0"])
    }

    @Test func viewsInsideAddedViewsAreReceived() {
        let inner = view(2)
        let host = controller(asksForViews: true)
        host.view.addSubview(view(1, inner))
        inner.addSubview(view(3))
        log.expect(["view 1.0", "view 3.0"])
    }

    @Test func viewOfAnotherControllerBelongsToThatOne() {
        let (asking, other) = (controller(asksForViews: true), ViewController())
        asking.view.addSubview(other.view)
        log.expect([])
        #expect(other.view.superview === asking.view)
    }

    @Test func movedViewsBelongToTheirNewController() {
        let (asking, other) = (controller(asksForViews: true), controller(asksForViews: false))
        let moved = view(1)
        other.view.addSubview(moved)
        asking.view.addSubview(moved)
        moved.addSubview(view(2))
        log.expect(["view 1.0", "view 2.0"])
    }

    @Test func replacedOriginMayUseTheControllerInItsRelease() {
        let controller = ViewController()
        var isNew = false
        let released = ReleaseAction { [weak controller] in isNew = controller?.origin != nil }
        controller.setOrigin(Origin(log: log, released: released))
        _ = consume released
        controller.setOrigin(Origin(log: log))
        #expect(isNew)
    }
}
