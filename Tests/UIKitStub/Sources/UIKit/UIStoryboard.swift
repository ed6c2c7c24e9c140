/// A storyboard whose scenes a test declares, because there is no file.
@MainActor
open class UIStoryboard: NSObject {
    /// A scene: how its controller is made from the archive, and what follows its decoding.
    public struct StubScene {
        let make: @MainActor (NSCoder) -> UIViewController?
        let decoded: @MainActor (UIViewController) -> Void
        let segues: [String: String]

        /// Creates a scene.
        ///
        /// - Parameters:
        ///   - segues: The identifiers of the scene's segues, with the identifiers of their destinations.
        ///   - make: Calls the initialiser with a coder.
        ///   - decoded: Connects children and sets runtime attributes.
        public init(
            segues: [String: String] = [:],
            _ make: @escaping @MainActor (NSCoder) -> UIViewController?,
            decoded: @escaping @MainActor (UIViewController) -> Void = { _ in }
        ) {
            (self.segues, self.make, self.decoded) = (segues, make, decoded)
        }
    }

    private let scenes: [String: StubScene]
    private let initial: String?

    // The scene that made a controller.
    private var identifiers: [ObjectIdentifier: String] = [:]

    /// Creates a storyboard with these scenes.
    public init(stubScenes: [String: StubScene], initial: String? = nil) {
        (scenes, self.initial) = (stubScenes, initial)
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        initial.map { make($0) { nil } }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier) { nil }
    }

    private func make(_ identifier: String, creator: (NSCoder) -> UIViewController?) -> UIViewController {
        guard let scene = scenes[identifier] else {
            fatalError("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
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

    private func make(_ identifier: String, _ none: () -> UIViewController?) -> UIViewController {
        make(identifier, creator: { _ in none() })
    }

    final func stubPerform(_ segue: String, from source: UIViewController, sender: Any?) {
        guard let scene = identifiers[ObjectIdentifier(source)].flatMap({ scenes[$0] }),
            let identifier = scene.segues[segue]
        else { fatalError("Receiver has no segue with identifier '\(segue)'") }
        let destination = instantiateViewController(withIdentifier: identifier)
        let segue = UIStoryboardSegue(identifier: segue, source: source, destination: destination)
        source.stubSend(.prepare(segue, sender: sender))
        segue.perform()
    }
}

extension UIStoryboard {
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initial.flatMap { make($0, creator: { creator?($0) }) as? ViewController }
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = make(identifier, creator: { creator?($0) }) as? ViewController else {
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
