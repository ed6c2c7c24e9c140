public import StoryCodeScenes

/// The container controllers of a toolkit, as the drivers of a ``Flow`` use them.
///
/// StoryCodeScreens has one for portable screens and StoryCodeUIKit one for UIKit. Each names its drivers, such as
/// `StackFlow`, so that a program never writes the toolkit.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public protocol FlowToolkit {
    /// The class of all controllers.
    associatedtype Screen: SceneController
    /// The class of controllers that show a stack.
    associatedtype Stack: AnyObject
    /// The class of controllers that show one of several tabs.
    associatedtype Tabs: AnyObject

    /// Whether nothing in a controller is in transition or waits.
    static func isAtRest(_ controller: Screen) -> Bool

    /// Performs an action when nothing in a controller is in transition or waits; now, if that is so.
    static func whenAtRest(_ controller: Screen, _ action: @escaping @MainActor () -> Void)

    /// Calls a closure after each change of a container controller that no transition follows, if the container controller
    /// announces its changes.
    static func observe(_ container: Screen, _ didChange: @escaping @MainActor () -> Void)

    /// The controllers in a container controller that appear or disappear when it changes, if it does not announce its
    /// changes.
    static func observedContents(of container: Screen) -> [Screen]

    /// Called when an observed controller has appeared or disappeared.
    static func contentsDidChange()

    /// Whether a controller has appeared in a window.
    static func hasAppeared(_ controller: Screen) -> Bool

    /// The controllers of a stack, the root first; during a transition, the stack after it.
    static func screens(of stack: Stack) -> [Screen]

    /// Replaces the controllers of a stack in one transition.
    static func setScreens(_ screens: [Screen], of stack: Stack, animated: Bool)

    /// The number of tabs.
    static func tabCount(of tabs: Tabs) -> Int

    /// The index of the selected tab, or nil.
    static func selectedIndex(of tabs: Tabs) -> Int?

    /// Selects a tab.
    static func select(_ index: Int, of tabs: Tabs)

    /// Whether no controller is being presented or dismissed in the window of a presenter.
    static func isPresentationAtRest(over presenter: Screen) -> Bool

    /// Performs an action when no controller is being presented or dismissed in the window of a presenter.
    static func whenPresentationAtRest(over presenter: Screen, _ action: @escaping @MainActor () -> Void)

    /// The controller that a presenter, or the nearest container controller that presents any, presents.
    static func screen(presentedBy presenter: Screen) -> Screen?

    /// Whether any controller presents a controller.
    static func isPresented(_ screen: Screen) -> Bool

    /// Presents a controller.
    static func present(_ screen: Screen, by presenter: Screen, animated: Bool)

    /// Dismisses a presented controller and those presented over it.
    static func dismiss(_ screen: Screen, animated: Bool)
}
