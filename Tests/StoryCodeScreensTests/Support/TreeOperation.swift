import StoryCode
import TestSupport

/// Who takes part in a random life of a tree, by name.
enum Member: Int, CaseIterable, Sendable {
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
enum TreeOperation: Equatable, Sendable {
    // Windows, by number.
    case root(Int, Member?), show(Int), hide(Int), renew(Int), warn(Int)
    // Stacks.
    case push(Member, on: Member, animated: Bool), pop(Member, animated: Bool), popToRoot(Member, animated: Bool)
    case popTo(Member, on: Member, animated: Bool), stack(Member, [Member], animated: Bool), swipe(Member)
    // Tabs.
    case setTabs([Member]), select(Member), userSelects(Int)
    // Presentation.
    case present(Member, by: Member, ModalPresentationStyle, animated: Bool), dismiss(Member, animated: Bool)
    case drag(Member)
    // What was begun with a finger.
    case moveFinger(Double), finishFinger, cancelFinger
    // Children of the program's own containers.
    case add(Member, to: Member), takeOut(Member), exchange(Member, by: Member, in: Member, milliseconds: Int)
    // Views without containment.
    case putView(Member, in: Member), putInWindow(Member, Int), removeView(Member)
    // Somebody who tells a controller by hand.
    case beginUp(Member, animated: Bool), beginDown(Member, animated: Bool), end(Member)
    // Views.
    case load(Member), teardown(Member), reload(Member), assign(Member)
    case setNeedsLayout(Member), layOut(Member), layOutWindow(Int)
    // Time, and who is held.
    case flush, advance(milliseconds: Int), forget(Member), settle
}

/// One call from outside, and what is asked for from inside while it is carried out.
struct TreeStep: Equatable, Sendable {
    let operation: TreeOperation

    /// What is done when something is heard, by how much was heard before in this step.
    var inside: [Inside] = []

    struct Inside: Equatable, Sendable {
        let at: Int
        let operation: TreeOperation
    }

    /// The same call with less that is asked for from inside.
    var simpler: [TreeStep] {
        inside.indices.map { place in
            var step = self
            step.inside.remove(at: place)
            return step
        }
    }
}

extension TreeStep: CustomStringConvertible {
    var description: String {
        let inside = inside.map { "\($0.at): \($0.operation.words)" }.joined(separator: ", ")
        return operation.words + (inside.isEmpty ? "" : " { \(inside) }")
    }
}

extension TreeOperation {
    fileprivate var words: String {
        ".\(self)".replacing("StoryCodeTests.Member", with: "").replacing("StoryCode.ModalPresentationStyle", with: "")
    }
}
