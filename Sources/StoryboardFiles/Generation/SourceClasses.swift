/// The classes that files name, as generated code declares or uses them.
struct SourceClasses {
    /// The base class of each controller class; `ViewController` for a class of several kinds of controllers.
    let controllers: [String: BuiltInController]

    let segues: Set<String>

    let all: Set<String>

    init(_ files: [StoryboardFile]) {
        var controllers: [String: BuiltInController] = [:]
        for controller in files.flatMap(\.scenes).compactMap(\.controller) {
            guard let name = Self.name(of: controller) else { continue }
            let base = BuiltInController(for: controller)
            controllers[name] = controllers[name].map { $0 == base ? base : .plain } ?? base
        }
        self.controllers = controllers
        segues = Set(files.flatMap(\.scenes).flatMap(\.segues).compactMap { Self.name(of: $0.element) })
            .subtracting(controllers.keys)
        all = segues.union(controllers.keys)
    }

    /// Returns the name of an element's custom class in the code, or nil if the code cannot declare it.
    static func name(of element: FileElement) -> String? {
        guard let name = element["customClass"].map(SwiftName.type), !name.isEmpty, name != module else { return nil }
        return name
    }

    /// Returns a name of this package as the code spells it: with the module if the program has a class of that name.
    func packageName(_ name: String) -> String { all.contains(name) ? "\(Self.module).\(name)" : name }

    /// Returns the class of a controller in the code, and its base class.
    func controller(_ element: FileElement?) -> (name: String, base: BuiltInController) {
        let kind = BuiltInController(for: element)
        guard let name = element.flatMap(Self.name), let base = controllers[name] else {
            return (packageName(kind.rawValue), kind)
        }
        // The relationships of a container controller need its own class as the base class.
        let isContainer = [.navigation, .tabBar, .split].contains(kind)
        return base == kind || !isContainer ? (name, base) : (packageName(kind.rawValue), kind)
    }

    private static let module = "StoryCode"

    /// The names that the code uses from this package.
    static let packageNames = Set(BuiltInController.allCases.map(\.rawValue))
        .union(["StoryboardSegue", "StoryboardScenes", "SceneIdentifier", "Container", module])
}
