public import StoryCode

/// The program's own classes for what a storyboard file names: controllers, views, segues, outlets and attributes.
///
/// ```swift
/// var classes = StoryboardClasses()
/// classes.controller("CityController") { CityController(provider: $0) }
/// classes.outlet("map", of: CityController.self) { (controller, map: MapView) in controller.map = map }
/// classes.attribute("cornerRadius", of: View.self) { view, value in print(value) }
/// classes.unwindAction("unwindToCities:", of: CitiesController.self) { cities, segue in cities.reload() }
/// ```
///
/// A class of the file is looked for under its module and its name, and then under its name alone. What is not
/// registered becomes a plain controller or view of the right kind, and is a ``LoadProblem``:
/// ``StoryboardFile/problems(with:)`` lists those of a file.
public struct StoryboardClasses: Sendable {
    /// A class as files name it.
    struct Name: Hashable, Sendable {
        let module: String?
        let name: String
    }

    /// Adds a scene whose controller is of a registered class.
    typealias Scene =
        @Sendable (StoryboardScenes, _ identifier: String, _ registration: String?, _ file: String, _ line: UInt)
        -> SceneDefinition<ViewController>

    var controllers: [Name: (type: KnownClass, add: Scene)] = [:]
    var views: [Name: (type: KnownClass, make: @MainActor @Sendable () -> View)] = [:]
    var segues: [Name: StoryboardSegue.Type] = [:]
    var outlets: [String: [OutletSetter]] = [:]
    var attributes: [String: [AttributeSetter]] = [:]
    var unwindActions: [String: [UnwindHandler]] = [:]

    /// Creates an empty list.
    public init() {}

    /// Registers what makes the controllers of a class.
    ///
    /// - Parameters:
    ///   - name: The class, as the file names it.
    ///   - module: The module, as the file names it; without one the class counts in every module.
    ///   - make: Makes a controller, each time anew, of what the container gives.
    public mutating func controller<Controller: ViewController, each Parameter>(
        _ name: String,
        module: String? = nil,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller
    ) {
        let add: Scene = { scenes, identifier, registration, file, line in
            SceneDefinition(
                erasing: scenes.scene(
                    SceneIdentifier<Controller>(rawValue: identifier),
                    registrationName: registration,
                    make,
                    fileID: file,
                    line: line
                )
            )
        }
        controllers[Name(module: module, name: name)] = (KnownClass(Controller.self), add)
    }

    /// Registers what makes the views of a class.
    ///
    /// - Parameters:
    ///   - name: The class, as the file names it.
    ///   - module: The module, as the file names it; without one the class counts in every module.
    ///   - make: Makes a view, each time anew.
    public mutating func view<Made: View>(
        _ name: String,
        module: String? = nil,
        _ make: @escaping @MainActor @Sendable () -> Made
    ) {
        views[Name(module: module, name: name)] = (KnownClass(Made.self), make)
    }

    /// Registers a class of segues.
    ///
    /// - Parameters:
    ///   - name: The class, as the file names it.
    ///   - module: The module, as the file names it; without one the class counts in every module.
    ///   - type: The class.
    public mutating func segue(_ name: String, module: String? = nil, _ type: StoryboardSegue.Type) {
        segues[Name(module: module, name: name)] = type
    }

    /// Registers how an outlet of a class is set.
    ///
    /// - Parameters:
    ///   - property: The outlet, as the file names it.
    ///   - owner: The class that has it; those derived of it have it, too.
    ///   - set: Sets it; called for each object of an outlet collection, in the order of the file. Views are there
    ///     when the controller hears `viewDidLoad()`. Where the file has an object of another class than this takes,
    ///     it is not called, and that is reported.
    public mutating func outlet<Owner: AnyObject, Destination: AnyObject>(
        _ property: String,
        of owner: Owner.Type,
        _ set: @escaping @MainActor @Sendable (Owner, Destination) -> Void
    ) {
        outlets[property, default: []].append(OutletSetter(set))
    }

    /// Registers what takes the values of a runtime attribute.
    ///
    /// - Parameters:
    ///   - keyPath: The key path, as the file has it.
    ///   - owner: The class that has it; those derived of it have it, too.
    ///   - set: Takes the value.
    public mutating func attribute<Owner: AnyObject>(
        _ keyPath: String,
        of owner: Owner.Type,
        _ set: @escaping @MainActor @Sendable (Owner, RuntimeAttribute.Value) -> Void
    ) {
        attributes[keyPath, default: []].append(AttributeSetter(set))
    }

    /// Registers what a class does when an unwind segue comes to it.
    ///
    /// - Parameters:
    ///   - selector: The action, as the file names it, such as `unwindToCities:`.
    ///   - owner: The class that has it; those derived of it have it, too.
    ///   - action: What to do.
    public mutating func unwindAction<Owner: ViewController>(
        _ selector: String,
        of owner: Owner.Type,
        _ action: @escaping @MainActor @Sendable (Owner, StoryboardSegue) -> Void = { _, _ in }
    ) {
        unwindActions[selector, default: []].append(UnwindHandler(selector, action))
    }

    /// What is registered for an element's class: under its module and name, and then under its name alone.
    func find<Registered>(_ element: Element, in list: [Name: Registered]) -> Registered? {
        guard let name = element["customClass"] else { return nil }
        return element["customModule"].flatMap { list[Name(module: $0, name: name)] }
            ?? list[Name(module: nil, name: name)]
    }
}
