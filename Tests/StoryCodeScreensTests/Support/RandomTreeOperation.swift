import StoryCode
import TestSupport

/// The controllers of a random tree.
enum TreeMember: Int, CaseIterable, Sendable {
    /// Plain controllers.
    case a, b, c, d, e, f
    /// A container with automatic forwarding of appearance, and one that forwards itself.
    case box, manual
    /// The containers of the library.
    case nav, otherNav, tabs
}

/// An operation on a tree.
///
/// Its description is Swift source, so that a failing list can be copied into a test.
enum RandomTreeOperation: Equatable, Sendable {
    // Windows, by number.
    case root(Int, TreeMember?), show(Int), hide(Int), renew(Int), warn(Int)
    // Stacks.
    case push(TreeMember, on: TreeMember, animated: Bool), pop(TreeMember, animated: Bool), popToRoot(
        TreeMember,
        animated: Bool
    )
    case popTo(TreeMember, on: TreeMember, animated: Bool), stack(TreeMember, [TreeMember], animated: Bool), swipe(
        TreeMember
    )
    // Tabs.
    case setTabs([TreeMember]), select(TreeMember), userSelects(Int)
    // Presentation.
    case present(TreeMember, by: TreeMember, ModalPresentationStyle, animated: Bool), dismiss(
        TreeMember,
        animated: Bool
    )
    case drag(TreeMember)
    // Interactive transitions.
    case moveGesture(Double), finishGesture, cancelGesture
    // Children of the program's own containers.
    case add(TreeMember, to: TreeMember), takeOut(TreeMember), exchange(
        TreeMember,
        by: TreeMember,
        in: TreeMember,
        milliseconds: Int
    )
    // Views without containment.
    case putView(TreeMember, in: TreeMember), putInWindow(TreeMember, Int), removeView(TreeMember)
    // Appearance transitions that the program drives.
    case beginUp(TreeMember, animated: Bool), beginDown(TreeMember, animated: Bool), end(TreeMember)
    // Views.
    case load(TreeMember), teardown(TreeMember), reload(TreeMember), assign(TreeMember)
    case setNeedsLayout(TreeMember), layOut(TreeMember), layOutWindow(Int)
    // Objects that call back when they are released.
    case registerState(Int), unregisterState(Int), saveState, registerCells(Int), makeCell(Int), dropGesture
    case fillBag(TreeMember, Int), emptyBag(TreeMember, isSceneBag: Bool)
    // Time, and references to controllers.
    case flush, advance(milliseconds: Int), forget(TreeMember), settle
}

/// An operation outside callbacks, and the operations in its callbacks.
struct RandomTreeStep: Equatable, Sendable {
    let operation: RandomTreeOperation

    /// The operations in callbacks, by the number of earlier callbacks in this step.
    var inside: [Inside] = []

    struct Inside: Equatable, Sendable {
        let at: Int
        let operation: RandomTreeOperation
    }

    /// The same step with one operation less in its callbacks.
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
        ".\(self)".replacing("StoryCodeScreensTests.TreeMember", with: "").replacing(
            "StoryCodeScreens.ModalPresentationStyle",
            with: ""
        )
    }
}
