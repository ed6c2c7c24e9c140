/// The classes that files name, as code that is compiled together has them.
struct SourceClasses {
    /// The class from which each of the program's own classes is derived, by name.
    ///
    /// One that controllers of several kinds have is of the simplest kind.
    let controllers: [String: PlainController]

    /// The classes of segues.
    let segues: Set<String>

    init(_ files: [StoryboardFile]) {
        var controllers: [String: PlainController] = [:]
        for controller in files.flatMap(\.scenes).compactMap(\.controller) {
            guard let name = Self.name(of: controller) else { continue }
            let base = PlainController(for: controller)
            controllers[name] = controllers[name].map { $0 == base ? base : .plain } ?? base
        }
        self.controllers = controllers
        segues = Set(files.flatMap(\.scenes).flatMap(\.segues).compactMap { Self.name(of: $0.element) })
            .subtracting(controllers.keys)
    }

    /// All names.
    var all: Set<String> { segues.union(controllers.keys) }

    /// The program's own class that an element names, if it names one that the code can have.
    static func name(of element: Element) -> String? {
        guard let name = element["customClass"].map(SwiftName.type), !name.isEmpty, !ownNames.contains(name) else {
            return nil
        }
        return name
    }

    /// What the class of a controller is in the code.
    func controller(_ element: Element?) -> (name: String, base: PlainController) {
        let plain = PlainController(for: element)
        guard let name = element.flatMap(Self.name), let base = controllers[name] else {
            return (plain.rawValue, plain)
        }
        // What a container has in it needs one of its kind.
        return base == plain || !plain.isContainer ? (name, base) : (plain.rawValue, plain)
    }

    /// Names that mean something in the code.
    static let ownNames = Set(PlainController.allCases.map(\.rawValue)).union([
        "StoryboardSegue", "StoryboardScenes", "SceneIdentifier", "Scene", "View", "Window", "Container", "Storyboard",
        "StoryCode",
    ])
}

extension PlainController {
    /// Whether it has scenes in it in a way of its own.
    fileprivate var isContainer: Bool { [.navigation, .tabBar, .split].contains(self) }
}
