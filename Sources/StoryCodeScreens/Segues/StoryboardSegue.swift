import StoryCodeScenes

/// A transition from one controller to another, as `UIStoryboardSegue`.
///
/// A storyboard creates the segue when it is performed. A subclass shows the destination in its own ``perform()``.
///
/// See <doc:Writing-a-storyboard>.
@MainActor
open class StoryboardSegue {
    /// The identifier, if the segue has one.
    public let identifier: String?

    /// The controller that performs the segue.
    public let source: ViewController

    /// The controller that the segue shows.
    public let destination: ViewController

    /// Whether the segue is animated.
    public package(set) var animates = true

    /// Shows the destination of a segue that a storyboard created.
    package var performHandler: (@MainActor (StoryboardSegue) -> Void)?

    /// Whether the segue in progress is animated.
    private(set) static var animates = true

    /// Creates a segue.
    public required init(identifier: String?, source: ViewController, destination: ViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Shows the destination.
    ///
    /// The default implementation shows it as the storyboard specifies.
    open func perform() { performHandler?(self) }

    /// Performs the segue; the transitions that it starts are animated as the segue is.
    package func run() {
        let outer = exchange(&Self.animates, with: animates)
        perform()
        Self.animates = outer
    }
}

/// The start of an unwind segue, while its target is searched for; `UIStoryboardUnwindSegueSource` in UIKit.
///
/// See <doc:Connecting-storyboards>.
@MainActor
public struct StoryboardUnwindSegueSource {
    /// The controller that performs the segue.
    public let source: ViewController

    /// The action that the target declares.
    public let unwindAction: String

    /// The object that triggered the segue.
    public let sender: Any?
}
