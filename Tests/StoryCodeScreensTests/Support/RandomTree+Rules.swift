import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

// The rules that a correct program follows.
extension RandomTree {
    /// Whether an operation is allowed: always, unless the mode is correct.
    func isAllowed(_ condition: Bool) -> Bool { condition || !mode.isAllowed }

    /// Whether a controller may be inserted: never while the program drives its appearance.
    func mayPlace(_ controller: ViewController, if condition: Bool) -> Bool {
        isAllowed(condition) && (mode == .tampering || !isByHand(controller))
    }

    /// Whether the program drives the appearance of a controller.
    func isByHand(_ controller: ViewController) -> Bool { record(of: controller)?.ends != nil }

    /// Whether the view of a controller is in that of one whose appearance the program drives, without a window.
    func isInsideViewDrivenByHand(_ controller: ViewController) -> Bool {
        guard let view = controller.viewIfLoaded else { return false }
        return living.contains { record, other in
            (record.ends != nil || leftByHand.contains(other)) && other.viewIfLoaded.map(view.isDescendant) == true
        }
    }

    /// Whether the program drives the appearance of a controller or of a container of it.
    func isDrivenByHand(_ controller: ViewController?) -> Bool {
        guard let controller else { return false }
        return sequence(first: controller, next: \.parent).contains { record(of: $0)?.ends != nil }
    }

    /// Whether a controller is outside the tree, and its view is in no other view.
    func isFree(_ controller: ViewController) -> Bool {
        isLoose(controller) && controller.viewIfLoaded?.superview == nil && controller.presented == nil
    }

    /// Whether a controller is outside the tree.
    ///
    /// Its view may be in another view.
    func isLoose(_ controller: ViewController) -> Bool {
        controller.isDetached && !promised.contains(controller) && !moving.contains(controller)
            && !isByHand(controller)
    }

    /// Whether a controller is in the tree of a root.
    func hasPlace(_ controller: ViewController) -> Bool {
        sequence(first: controller) { $0.parent ?? $0.presentingViewController }.contains(where: isRoot)
    }

    func isRoot(_ controller: ViewController) -> Bool { windows.contains { $0.rootViewController === controller } }

    /// Whether it is a container controller of the library.
    func isContainer(_ controller: ViewController) -> Bool {
        controller is NavigationController || controller is TabBarController
    }

    func stack(_ member: TreeMember) -> NavigationController? { controller(member) as? NavigationController }
}
