/// A storyboard whose scenes a test declares, because there is no file.
@MainActor
open class UIStoryboard: NSObject {
    /// A scene: how its controller is made from the archive, and what follows its decoding.
    public struct StubScene {
        /// A method of the source with the attribute `@IBSegueAction`, which can make the destination of a segue.
        public typealias Action = @MainActor (UIViewController, NSCoder, _ sender: Any?) -> UIViewController?

        let make: @MainActor (NSCoder) -> UIViewController?
        let decoded: @MainActor (UIViewController) -> Void
        let segues: [String: String]
        let actions: [String: Action]
        let unwinds: Set<String>
        let reference: (storyboard: String, bundle: Bundle?, identifier: String?)?

        /// Creates a scene.
        ///
        /// - Parameters:
        ///   - segues: The identifiers of the scene's segues, with the identifiers of their destinations.
        ///   - actions: The actions of segues, by the identifiers of these.
        ///   - unwinds: The identifiers of the segues that lead back to the root of the stack.
        ///   - make: Calls the initialiser with a coder.
        ///   - decoded: Connects children and sets runtime attributes.
        public init(
            segues: [String: String] = [:],
            actions: [String: Action] = [:],
            unwinds: Set<String> = [],
            _ make: @escaping @MainActor (NSCoder) -> UIViewController?,
            decoded: @escaping @MainActor (UIViewController) -> Void = { _ in }
        ) {
            (self.segues, self.actions, self.unwinds) = (segues, actions, unwinds)
            (self.make, self.decoded) = (make, decoded)
            reference = nil
        }

        /// Creates a storyboard reference, to the initial scene of another storyboard without an identifier.
        public init(reference storyboard: String, bundle: Bundle? = nil, identifier: String? = nil) {
            reference = (storyboard, bundle, identifier)
            (segues, actions, unwinds, make, decoded) = ([:], [:], [], { _ in nil }, { _ in })
        }
    }

    /// The storyboard files of the bundle, by name: the scenes and the identifier of the initial one.
    public static var stubFiles: [String: (scenes: [String: StubScene], initial: String?)] = [:]

    /// Replaces the method that makes a storyboard by name, as an exchange of its implementation does.
    public static var stubMade: (@MainActor (UIStoryboard, String, Bundle?) -> Void)?

    /// Replaces the methods of this object that make controllers, as a class made at run time does.
    public final var stubInstantiate:
        (@MainActor (UIStoryboard, @MainActor () -> UIViewController?) -> UIViewController?)?

    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?

    /// A class that something else has made for this object at run time, and whether it refuses methods.
    public final var stubForeignClass: (name: String, refuses: Bool)?

    private let scenes: [String: StubScene]
    private let initial: String?

    // The scene that made a controller.
    private var identifiers: [ObjectIdentifier: String] = [:]

    /// Creates a storyboard with these scenes.
    public init(stubScenes: [String: StubScene], initial: String? = nil) {
        (scenes, self.initial) = (stubScenes, initial)
        super.init()
    }

    public convenience init(name: String, bundle: Bundle?) {
        guard let file = Self.stubFiles[name] else { fatalError("Could not find a storyboard named '\(name)'") }
        self.init(stubScenes: file.scenes, initial: file.initial)
        Self.stubMade?(self, name, bundle)
    }

    open func instantiateInitialViewController() -> UIViewController? {
        instantiate { initial.map { make($0) } }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = instantiate({ make(identifier) }) else { fatalError("no controller") }
        return controller
    }

    /// Calls a public method as the Objective-C runtime does: first that of the class made at run time.
    fileprivate final func instantiate(_ method: () -> UIViewController?) -> UIViewController? {
        guard let stubInstantiate else { return method() }
        return withoutActuallyEscaping(method) { method in stubInstantiate(self, { method() }) }
    }

    fileprivate final func make(
        _ identifier: String,
        creator: (NSCoder) -> UIViewController? = { _ in nil }
    )
        -> UIViewController
    {
        guard let scene = scenes[identifier] else {
            fatalError("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
        }
        if let reference = scene.reference {
            let other = UIStoryboard(name: reference.storyboard, bundle: reference.bundle)
            guard let target = reference.identifier ?? other.initial else { fatalError("no initial scene") }
            return other.make(target)
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard let controller = creator(coder) ?? scene.make(coder) else {
            fatalError("init(coder:) of the controller with identifier '\(identifier)' returned nil")
        }
        controller.stubSetStoryboard(self)
        identifiers[ObjectIdentifier(controller)] = identifier
        scene.decoded(controller)
        return controller
    }

    fileprivate final func makeInitial(creator: (NSCoder) -> UIViewController?) -> UIViewController? {
        initial.map { make($0, creator: creator) }
    }

    /// Performs a segue; UIKit makes the destination without a public method.
    final func stubPerform(_ segue: String, from source: UIViewController, sender: Any?) {
        guard let scene = identifiers[ObjectIdentifier(source)].flatMap({ scenes[$0] }) else {
            fatalError("the scene of \(source) is unknown")
        }
        let isUnwind = scene.unwinds.contains(segue)
        let creator: (NSCoder) -> UIViewController? = { scene.actions[segue]?(source, $0, sender) }
        guard
            let destination = isUnwind
                ? source.navigationController?.viewControllers.first
                : scene.segues[segue].map({ make($0, creator: creator) })
        else { fatalError("Receiver has no segue with identifier '\(segue)'") }
        let segue = UIStoryboardSegue(identifier: segue, source: source, destination: destination)
        source.stubSend(.prepare(segue, sender: sender))
        if isUnwind {
            source.navigationController?.popToRootViewController(animated: false)
        } else {
            segue.perform()
        }
    }
}

extension UIStoryboard {
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        instantiate { makeInitial { creator?($0) } } as? ViewController
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = instantiate({ make(identifier) { creator?($0) } }) as? ViewController else {
            fatalError("The controller of '\(identifier)' has another class")
        }
        return controller
    }
}

/// A segue that shows its destination as a child, or on the navigation stack of its source.
@MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    open func perform() {
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
