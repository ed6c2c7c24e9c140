@MainActor
open class NSWindowController: NSResponder {
    open var contentViewController: NSViewController?

    public required init?(coder: NSCoder) { super.init() }
}

/// A storyboard whose scenes a test declares, because there is no file.
@MainActor
open class NSStoryboard: NSObject {
    public typealias SceneIdentifier = String

    /// A scene: makes the controller from the archive, and connects its content.
    public typealias StubScene = @MainActor (NSCoder) -> NSResponder?

    /// The storyboard files of the bundle, by name; the initial scene has the identifier "initial".
    public static var stubFiles: [String: [SceneIdentifier: StubScene]] = [:]

    private let scenes: [SceneIdentifier: StubScene]

    public init(name: String, bundle: Bundle?) {
        scenes = Self.stubFiles[name] ?? [:]
        super.init()
    }

    open func instantiateInitialController() -> Any? {
        scenes["initial"] == nil ? nil : instantiateController(withIdentifier: "initial")
    }

    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
        guard let made = scenes[identifier]?(NSKeyedArchiver(requiringSecureCoding: false)) else {
            fatalError("Storyboard doesn't contain a controller with identifier '\(identifier)'")
        }
        return made
    }

    public func instantiateController<Controller: NSViewController>(
        identifier: SceneIdentifier,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let made = creator?(NSKeyedArchiver(requiringSecureCoding: false)) { return made }
        guard let made = instantiateController(withIdentifier: identifier) as? Controller else {
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
