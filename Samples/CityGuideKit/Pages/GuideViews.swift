public import CityGuideBase
public import StoryCode

/// A view that shows a page.
@MainActor
public protocol PageView: View {
    /// The page; the view shows each change.
    var page: Page { get set }
}

/// A view that contains the view of one tab, which is added as its subview.
@MainActor
public protocol TabsView: View {
    /// The titles of the tabs.
    var titles: [String] { get set }

    /// The index of the selected tab.
    var selection: Int { get set }
}

/// The receiver of the user's actions on tabs.
@MainActor
public protocol TabsActions: AnyObject {
    /// Selects a tab; a stack in the selected tab returns to its root.
    func selectTab(at index: Int)
}

/// A view that contains the view of the top of a stack, which is added as its subview.
///
/// `goBack()` of the window pops the stack.
@MainActor
public protocol StackView: View {
    /// The title of the top.
    var title: String { get set }

    /// The title of the controller below, or nil at the root.
    var backTitle: String? { get set }
}

/// The factory of the host's views.
///
/// The container controllers of StoryCode add the views of their children to the views that the factory makes, and the
/// window contains the views of the root and of sheets. A view follows these changes in the hooks of `View`, such as
/// `didMoveToWindow()` and `didAddSubview(_:)`. A view refers to its actions weakly.
@MainActor
public protocol GuideViews: AnyObject {
    /// Creates the view of the tabs.
    func makeTabs(_ actions: any TabsActions) -> any TabsView

    /// Creates the view of a stack.
    func makeStack() -> any StackView

    /// Creates the view of a page, which has a search field if its page does.
    ///
    /// - Parameter isSheet: Whether the page is presented over the others.
    func makePage(_ actions: any PageActions, isSheet: Bool) -> any PageView
}

extension PageContext {
    /// Makes the scene of a page with a view of the host.
    func makeScreen<Controller: ViewController>(
        _ name: String,
        _ model: any PageModel,
        _ views: any GuideViews,
        isSheet: Bool = false,
        helper: AnyObject? = nil,
        controller: @escaping @MainActor () -> Controller
    ) -> Controller {
        let screen = makeScreen(name, model, isSheet: isSheet, helper: helper, controller: controller) { actions in
            return views.makePage(actions, isSheet: isSheet)  // A weak reference to the actions.
        }
        screen.unloadsViewOnMemoryWarning = true
        return screen
    }
}
