public import StoryCode
public import StoryboardFiles

/// A registry of the classes that storyboard files name, and of setters of outlets and runtime attributes.
///
/// ```swift
/// var classes = StoryboardClasses()
/// classes.controller("CityController") { CityController(provider: $0) }
/// classes.outlet("map", of: CityController.self) { (controller, map: MapView) in controller.map = map }
/// classes.attribute("cornerRadius", of: View.self) { view, value in print(value) }
/// classes.unwindAction("unwindToCities:", of: CitiesController.self) { cities, segue in cities.reload() }
/// ```
///
/// Names, modules, key paths and selectors are those in the file. A class is looked up by its module and name. If none
/// is registered, it is looked up by its name alone, which is registered without a module. A controller or view of this
/// package replaces an unregistered class, and `StoryboardFile.problems(with:)` lists the class. Outlets, attributes
/// and unwind actions of a class also apply to its subclasses.
///
/// See <doc:Running-storyboard-files>.
public struct StoryboardClasses: Sendable {
    /// The name of a class in a file.
    struct ClassName: Hashable, Sendable {
        let module: String?
        let name: String
    }

    private(set) var controllers: [ClassName: ControllerFactory] = [:]
    private(set) var views: [ClassName: (type: RegisteredClass, make: @MainActor @Sendable () -> View)] = [:]
    private(set) var segues: [ClassName: StoryboardSegue.Type] = [:]
    private(set) var outlets: [String: [OutletSetter]] = [:]
    private(set) var attributes: [String: [AttributeSetter]] = [:]
    private(set) var unwindActions: [String: [UnwindHandler]] = [:]

    /// Sets an outlet, and returns whether the destination is of its class, or nil if the owner is not of its class.
    typealias OutletSetter = (
        owner: RegisteredClass, destination: RegisteredClass, set: @MainActor @Sendable (AnyObject, AnyObject) -> Bool?
    )

    /// Sets a runtime attribute, and returns whether the object is of its class.
    typealias AttributeSetter = (
        owner: RegisteredClass, set: @MainActor @Sendable (AnyObject, RuntimeAttribute.Value) -> Bool
    )

    /// Returns the unwind action of a controller, or nil if it is not of the class, and declares the action for a scene
    /// with a controller that is, or may be, of the class.
    typealias UnwindHandler = (
        action: @MainActor @Sendable (ViewController) -> ((StoryboardSegue) -> Void)?,
        declare: @Sendable (SceneDefinition<ViewController>, _ isExact: Bool) -> Void
    )

    /// Returns whether a controller has the unwind action that is searched, without a registration.
    package var acceptsUnwinding: (@MainActor @Sendable (ViewController) -> Bool)?

    /// Creates an empty list.
    public init() {}

    /// Registers a factory for the controllers of a class; the dependency container resolves its arguments.
    public mutating func controller<Controller: ViewController, each Parameter>(
        _ name: String,
        module: String? = nil,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller
    ) {
        controllers[ClassName(module: module, name: name)] = ControllerFactory(make)
    }

    /// Registers a factory for the views of a class.
    public mutating func view<Made: View>(
        _ name: String,
        module: String? = nil,
        _ make: @escaping @MainActor @Sendable () -> Made
    ) {
        views[ClassName(module: module, name: name)] = (RegisteredClass(Made.self), make)
    }

    /// Registers a class of segues.
    public mutating func segue(_ name: String, module: String? = nil, _ type: StoryboardSegue.Type) {
        segues[ClassName(module: module, name: name)] = type
    }

    /// Registers a setter for an outlet of a class.
    ///
    /// Outlets are set before the controller receives `viewDidLoad()`. The setter is called for each object of an outlet
    /// collection, in the order of the file. If the destination is of another class, the setter is not called, and a
    /// diagnostic is reported.
    public mutating func outlet<Owner: AnyObject, Destination: AnyObject>(
        _ property: String,
        of owner: Owner.Type,
        _ set: @escaping @MainActor @Sendable (Owner, Destination) -> Void
    ) {
        outlets[property, default: []].append(
            (
                RegisteredClass(Owner.self), RegisteredClass(Destination.self),
                { owner, destination in
                    guard let owner = owner as? Owner else { return nil }
                    return (destination as? Destination).map { set(owner, $0) } != nil
                }
            )
        )
    }

    /// Registers a setter for a runtime attribute of a class.
    public mutating func attribute<Owner: AnyObject>(
        _ keyPath: String,
        of owner: Owner.Type,
        _ set: @escaping @MainActor @Sendable (Owner, RuntimeAttribute.Value) -> Void
    ) {
        attributes[keyPath, default: []].append(
            (RegisteredClass(Owner.self), { owner, value in (owner as? Owner).map { set($0, value) } != nil })
        )
    }

    /// Registers a handler for an unwind action of a class, by a selector such as `unwindToCities:`.
    public mutating func unwindAction<Owner: ViewController>(
        _ selector: String,
        of owner: Owner.Type,
        _ action: @escaping @MainActor @Sendable (Owner, StoryboardSegue) -> Void = { _, _ in }
    ) {
        unwindActions[selector, default: []].append(
            (
                { controller in (controller as? Owner).map { owner in { action(owner, $0) } } },
                { $0.configuredAction(selector, of: Owner.self, isExact: $1) }
            )
        )
    }

    /// Returns the registration for an element's class: by its module and name, or by its name alone.
    func find<Registered>(_ element: FileElement, in list: [ClassName: Registered]) -> Registered? {
        guard let name = element["customClass"] else { return nil }
        return element["customModule"].flatMap { list[ClassName(module: $0, name: name)] }
            ?? list[ClassName(module: nil, name: name)]
    }
}
