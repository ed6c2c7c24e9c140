import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

// What a correct program knows before it asks for something.
extension RandomTree {
    /// Whether something may be asked for: always, unless the mode is lawful.
    func isAllowed(_ condition: Bool) -> Bool { condition || !mode.isAllowed }

    /// Whether a controller may be given a place: never while the program moves it by hand.
    func mayPlace(_ controller: ViewController, if condition: Bool) -> Bool {
        isAllowed(condition) && (mode == .tampering || !isByHand(controller))
    }

    /// Whether the program moves a controller by hand.
    func isByHand(_ controller: ViewController) -> Bool { record(of: controller)?.ends != nil }

    /// Whether nobody has a place for a controller.
    func isFree(_ controller: ViewController) -> Bool {
        isLoose(controller) && controller.viewIfLoaded?.superview == nil && controller.presented == nil
    }

    /// Whether a controller is in nobody's books; its view may be somewhere.
    func isLoose(_ controller: ViewController) -> Bool {
        controller.isDetached && !promised.contains(controller) && !moving.contains(controller)
            && !isByHand(controller)
    }

    func isRoot(_ controller: ViewController) -> Bool { windows.contains { $0.rootViewController === controller } }

    /// Whether it is one of the library's containers.
    func isContainer(_ controller: ViewController) -> Bool {
        controller is NavigationController || controller is TabBarController
    }

    func stack(_ member: TreeMember) -> NavigationController? { controller(member) as? NavigationController }
}
