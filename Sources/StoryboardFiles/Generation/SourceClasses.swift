/// The classes that files name, as generated code declares or uses them.
struct SourceClasses {
    /// The base class of each controller class; `ViewController` for a class of several kinds of controllers.
    let controllers: [String: BuiltInController]

    let segues: Set<String>

    let all: Set<String>

    /// The classes that the code declares.
    let declared: Set<String>

    let attributes: SourceAttributes

    private let files: [StoryboardFile]
    private let indicesByName: [String: [Int]]

    /// Collects the classes of files.
    ///
    /// - Parameters:
    ///   - declaresClasses: Whether the code declares those that the program does not declare.
    ///   - program: The classes that the program declares.
    init(_ files: [StoryboardFile], declaresClasses: Bool, _ program: ProgramClasses = ProgramClasses()) {
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
        declared = declaresClasses ? all.subtracting(program.names) : []
        attributes = SourceAttributes(files, of: declared, program)
        self.files = files
        indicesByName = Dictionary(grouping: files.indices) { files[$0].name }
    }

    /// Returns the name of an element's custom class in the code, or nil if the code cannot declare it.
    static func name(of element: FileElement) -> String? {
        guard let name = element["customClass"].map(SwiftName.type), !name.isEmpty, name != module else { return nil }
        return name
    }

    /// Returns a name of this package as the code spells it: with the module if the program has a class of that name.
    func packageName(_ name: String) -> String { all.contains(name) ? "\(Self.module).\(name)" : name }

    /// Returns the class of a scene's controller, or of the scene that a reference leads to, and its base class.
    func controller(of scene: FileScene, in file: StoryboardFile) -> (name: String, base: BuiltInController) {
        let element = target(of: scene, in: file)?.scene.controller
        let kind = BuiltInController(for: element)
        guard let name = element.flatMap(Self.name), let base = controllers[name] else {
            return (packageName(kind.rawValue), kind)
        }
        // The relationships of a container controller need its own class as the base class.
        let isContainer = [.navigation, .tabBar, .split].contains(kind)
        return base == kind || !isContainer ? (name, base) : (packageName(kind.rawValue), kind)
    }

    /// Returns a scene with its file, or those that a reference leads to, or nil if no file or several files have it.
    func target(of scene: FileScene, in file: StoryboardFile) -> (scene: FileScene, file: StoryboardFile)? {
        guard let reference = scene.reference else { return (scene, file) }
        // The bundle of a generated storyboard is unknown.
        guard reference.bundleIdentifier == nil else { return nil }
        let name = reference.storyboardName ?? file.name
        let nearest = files.nearest(to: file, among: indicesByName[name] ?? []).map { files[$0] }
        let targets = name == file.name ? [file] : nearest
        guard targets.count == 1 else { return nil }
        let found = reference.identifier.map { identifier in
            targets[0].scenes.first { $0.identifier == identifier && $0.reference == nil }
        }
        return (found ?? targets[0].initialScene).flatMap { $0.reference == nil ? ($0, targets[0]) : nil }
    }

    /// The lines that declare a class.
    func declaration(of name: String) -> [String] {
        let base = packageName(controllers[name]?.rawValue ?? "StoryboardSegue")
        let properties = (attributes.properties[name] ?? []).compactMap { name, type in
            type.map { "    var \(name): \(packageName($0.rawValue))?" }
        }
        let start = "class \(name): \(base) {"
        return properties.isEmpty ? ["\(start)}"] : [start] + properties + ["}"]
    }

    private static let module = "StoryCode"

    /// The names that the code uses from this package.
    static let packageNames = Set(BuiltInController.allCases.map(\.rawValue))
        .union(["StoryboardSegue", "StoryboardScenes", "SceneIdentifier", "Container", module])
        .union(["LayoutPoint", "LayoutSize", "LayoutRect"])
}
