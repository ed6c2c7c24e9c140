import StoryCode
import TestSupport

/// Who takes part in a random life of a tree, by name.
enum TreeMember: Int, CaseIterable, Sendable {
    /// Plain controllers.
    case a, b, c, d, e, f
    /// A container that tells its children by itself, and one that does so by hand.
    case box, manual
    /// The containers of the library.
    case nav, otherNav, tabs
}

/// Something done to a tree.
///
/// Its text is the Swift that makes it, so that a list of them can be copied out of a failure into a test.
enum RandomTreeOperation: Equatable, Sendable {
    // Windows, by number.
    case root(Int, TreeMember?), show(Int), hide(Int), renew(Int), warn(Int)
    // Stacks.
    case push(TreeMember, on: TreeMember, animated: Bool), pop(TreeMember, animated: Bool), popToRoot(TreeMember, animated: Bool)
    case popTo(TreeMember, on: TreeMember, animated: Bool), stack(TreeMember, [TreeMember], animated: Bool), swipe(TreeMember)
    // Tabs.
    case setTabs([TreeMember]), select(TreeMember), userSelects(Int)
    // Presentation.
    case present(TreeMember, by: TreeMember, ModalPresentationStyle, animated: Bool), dismiss(TreeMember, animated: Bool)
    case drag(TreeMember)
    // What was begun with a gesture.
    case moveGesture(Double), finishGesture, cancelGesture
    // Children of the program's own containers.
    case add(TreeMember, to: TreeMember), takeOut(TreeMember), exchange(TreeMember, by: TreeMember, in: TreeMember, milliseconds: Int)
    // Views without containment.
    case putView(TreeMember, in: TreeMember), putInWindow(TreeMember, Int), removeView(TreeMember)
    // Somebody who tells a controller by hand.
    case beginUp(TreeMember, animated: Bool), beginDown(TreeMember, animated: Bool), end(TreeMember)
    // Views.
    case load(TreeMember), teardown(TreeMember), reload(TreeMember), assign(TreeMember)
    case setNeedsLayout(TreeMember), layOut(TreeMember), layOutWindow(Int)
    // Time, and who is held.
    case flush, advance(milliseconds: Int), forget(TreeMember), settle
}

/// One call from outside, and what is asked for from inside while it is carried out.
struct RandomTreeStep: Equatable, Sendable {
    let operation: RandomTreeOperation

    /// What is done when something is received, by how much was received before in this step.
    var inside: [Inside] = []

    struct Inside: Equatable, Sendable {
        let at: Int
        let operation: RandomTreeOperation
    }

    /// The same call with less that is asked for from inside.
    var simpler: [RandomTreeStep] {
        inside.indices.map { place in
            var step = self
            step.inside.remove(at: place)
            return step
        }
    }
}

extension RandomTreeStep: CustomStringConvertible {
    var description: String {
        let inside = inside.map { "\($0.at): \($0.operation.words)" }.joined(separator: ", ")
        return operation.words + (inside.isEmpty ? "" : " { \(inside) }")
    }
}

extension RandomTreeOperation {
    fileprivate var words: String {
        ".\(self)".replacing("StoryCodeScreensTests.TreeMember", with: "").replacing("StoryCodeScreens.ModalPresentationStyle", with: "")
    }
}
