import StoryCodeScenes

/// The way from one controller to another.
///
/// `UIStoryboardSegue` with its names. A storyboard makes it when the segue is performed; a subclass is a segue of your
/// own, which shows the destination in its ``perform()``.
@MainActor
open class StoryboardSegue {
    /// Which segue it is, or nil where it has no identifier.
    public let identifier: String?

    /// The controller that it comes from.
    public let source: ViewController

    /// The controller that it leads to.
    public let destination: ViewController

    /// Whether it is animated.
    public package(set) var animates = true

    /// Shows the destination; a segue made by a storyboard has one of its own.
    package var performHandler: (@MainActor (StoryboardSegue) -> Void)?

    /// Whether the segue that is being performed is animated.
    private(set) static var animates = true

    /// Creates a segue.
    ///
    /// - Parameters:
    ///   - identifier: Which segue it is.
    ///   - source: The controller that it comes from.
    ///   - destination: The controller that it leads to.
    public required init(identifier: String?, source: ViewController, destination: ViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Shows the destination.
    ///
    /// The base does what the storyboard says. Override it to show the destination in another way.
    open func perform() { performHandler?(self) }

    /// Performs it, and lets what it shows be animated or not, as it says.
    package func run() {
        let outer = Self.animates
        Self.animates = animates
        perform()
        Self.animates = outer
    }
}

/// Where an unwind segue began, while its target is looked for.
///
/// The names are those of `UIStoryboardUnwindSegueSource`.
@MainActor
public struct StoryboardUnwindSegueSource {
    /// The controller whose segue it is.
    public let source: ViewController

    /// The name of the action that the target has.
    public let unwindAction: String

    /// What asked for the segue.
    public let sender: Any?
}
