import StoryCode
import Testing

@testable import StoryCodeScreens

/// The search for views and controllers in a tree of views.
@MainActor
struct ViewSearchTests {
    @Test func firstViewOfAClassIsFound() {
        final class Mark: View {}
        let (outer, left, inner, right) = (View(), View(), Mark(), Mark())
        outer.addSubview(left)
        left.addSubview(inner)
        outer.addSubview(right)
        #expect(outer.first(Mark.self) === inner && left.first(Mark.self) === inner)
        #expect(right.first(Mark.self) === right)
        inner.removeFromSuperview()
        #expect(outer.first(Mark.self) === right && left.first(Mark.self) == nil)
    }

    @Test func controllersInsideAreTheOutermostInOrder() {
        let (outer, box) = (View(), View())
        let (a, b, inner) = (ViewController(), ViewController(), ViewController())
        box.addSubview(b.view)
        outer.addSubview(a.view)
        outer.addSubview(box)
        a.view.addSubview(inner.view)
        #expect(outer.controllersInside == [a, b] && outer.outermostControllers == [a, b])
        #expect(a.view.controllersInside == [inner] && a.view.outermostControllers == [a])
        #expect(View().controllersInside == [] && View().outermostControllers == [])
        #expect(outer.controllersInside(where: { $0 === b }) == [b])
    }

    @Test func controllerAroundAViewIsTheNearest() {
        let (outer, box, a, inner) = (View(), View(), ViewController(), ViewController())
        outer.addSubview(a.view)
        a.view.addSubview(box)
        box.addSubview(inner.view)
        #expect(inner.view.enclosingOrOwnController === inner && inner.view.enclosingController === a)
        #expect(box.enclosingOrOwnController === a && box.enclosingController === a)
        #expect(a.view.enclosingController == nil && outer.enclosingOrOwnController == nil)
        #expect(a.view.belongsToController && !box.belongsToController)
    }
}
