@MainActor
open class NSWindowController: NSResponder {
    open var contentViewController: NSViewController?
    public final var storyboard: NSStoryboard? { stubStoryboard }

    public required init?(coder: NSCoder) { super.init() }

    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}

/// A storyboard whose scenes a test declares, because there is no file.
@MainActor
open class NSStoryboard: NSObject {
    public typealias SceneIdentifier = String

    /// A scene: makes the controller from the archive, and connects its content.
    public typealias StubScene = @MainActor (NSCoder) -> NSResponder?

    /// The storyboard files of the bundle, by name; the initial scene has the identifier "initial".
    public static var stubFiles: [String: [SceneIdentifier: StubScene]] = [:]

    /// The storyboards to which the references of storyboards lead, by name and identifier of the reference.
    ///
    /// The identifier of the other scene is the same.
    public static var stubReferences: [String: [SceneIdentifier: (storyboard: String, bundle: Bundle?)]] = [:]

    /// Replaces the method that makes a storyboard by name, as an exchange of its implementation does.
    public static var stubMade: (@MainActor (NSStoryboard, String, Bundle?) -> Void)?

    /// Replaces the methods of this object that make controllers, as a class made at run time does.
    public final var stubInstantiate: (@MainActor (NSStoryboard, @MainActor () -> Any?) -> Any?)?

    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?

    /// The name of a class that something else has made for this object at run time, and that refuses methods.
    public final var stubRefusingClass: String?

    private let name: String

    public init(name: String, bundle: Bundle?) {
        self.name = name
        super.init()
        Self.stubMade?(self, name, bundle)
    }

    open func instantiateInitialController() -> Any? {
        instantiate { Self.stubFiles[name]?["initial"] == nil ? nil : make("initial") }
    }

    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
        guard let made = instantiate({ make(identifier) }) else { fatalError("no controller") }
        return made
    }

    /// Calls a public method as the Objective-C runtime does: first that of the class made at run time.
    private func instantiate(_ method: () -> Any?) -> Any? {
        guard let stubInstantiate else { return method() }
        return withoutActuallyEscaping(method) { method in stubInstantiate(self, { method() }) }
    }

    private func make(_ identifier: SceneIdentifier, creator: (NSCoder) -> NSResponder? = { _ in nil }) -> NSResponder {
        // AppKit makes the storyboard of a reference by name, and its controller with a public method.
        if let other = Self.stubReferences[name]?[identifier] {
            let storyboard = NSStoryboard(name: other.storyboard, bundle: other.bundle)
            let made = storyboard.instantiateController(withIdentifier: identifier)
            guard let controller = made as? NSResponder else { fatalError("no controller") }
            return controller
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard let made = creator(coder) ?? Self.stubFiles[name]?[identifier]?(coder) else {
            fatalError("Storyboard doesn't contain a controller with identifier '\(identifier)'")
        }
        made.stubStoryboard = self
        return made
    }

    public func instantiateController<Controller: NSViewController>(
        identifier: SceneIdentifier,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let made = instantiate({ make(identifier) { creator?($0) } }) as? Controller else {
            fatalError("The controller of '\(identifier)' has another class")
        }
        return made
    }
}

@MainActor
open class NSStoryboardSegue: NSObject {
    public let sourceController: Any
    public let destinationController: Any

    public init(identifier: String, source: Any, destination: Any) {
        (sourceController, destinationController) = (source, destination)
        super.init()
    }
}

extension NSViewController {
    /// Performs a segue with the identifier of its destination, which is not shown.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let storyboard else { fatalError("the controller has no storyboard") }
        let destination = storyboard.instantiateController(withIdentifier: identifier)
        let segue = NSStoryboardSegue(identifier: identifier, source: self, destination: destination)
        stubSend(.prepare(segue)) { [self] in prepare(for: segue, sender: sender) }
    }
}
