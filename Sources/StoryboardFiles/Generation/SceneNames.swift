/// The classes and the constants that the scenes of a file have in generated code.
struct SceneNames {
    /// A scene that is written.
    struct Named {
        let scene: FileScene
        /// The name of the scene in the storyboard.
        let key: String
        /// The class of its controller.
        let controller: String
        /// The constant that names it.
        let constant: String
    }

    /// The scenes in order.
    let scenes: [Named]

    /// The class from which each of the program's own classes is derived, by name.
    let classes: [String: String]

    /// The classes of segues.
    let segues: [String]

    private let places: [String: Int]

    init(_ file: StoryboardFile) {
        let keys = file.sceneKeys
        let controllers = file.scenes.compactMap(\.controller)
        // A class that controllers of several kinds have is one of the simplest kind.
        var classes: [String: String] = [:]
        for controller in controllers where controller["customClass"] != nil {
            let name = SwiftName.type(controller["customClass"] ?? "")
            let base = PlainController(for: controller).rawValue
            guard !name.isEmpty, name != base else { continue }
            classes[name] = classes[name].map { $0 == base ? base : "ViewController" } ?? base
        }
        for name in Self.ownClasses { classes[name] = nil }
        let segues = Set(file.scenes.flatMap(\.segues).compactMap { $0.element["customClass"] }.map(SwiftName.type))
            .filter { !$0.isEmpty && classes[$0] == nil && !Self.ownClasses.contains($0) }
        var taken = segues.union(classes.keys)
        var scenes: [Named] = []
        for scene in file.scenes {
            guard let controller = scene.controller, let id = controller["id"], let key = keys[id] else { continue }
            let custom = controller["customClass"].map(SwiftName.type)
            let known = custom.flatMap { classes[$0] == nil ? nil : $0 } ?? PlainController(for: controller).rawValue
            let constant = Self.constant(for: scene, key, known, &taken)
            scenes.append(Named(scene: scene, key: key, controller: known, constant: constant))
        }
        self.scenes = scenes
        self.classes = classes
        self.segues = segues.sorted()
        places = Dictionary(
            scenes.enumerated().compactMap { place, named in
                named.scene.controller?["id"].map { ($0, place) }
            }
        ) { first, _ in first }
    }

    /// The scene of a controller, by its identity.
    subscript(id: String?) -> Named? { id.flatMap { places[$0] }.map { scenes[$0] } }

    /// Names that mean something in this package.
    private static let ownClasses = Set(PlainController.allCases.map(\.rawValue)).union([
        "StoryboardSegue", "Scene", "View", "Window", "Container", "Storyboard",
    ])

    /// A name that no other scene has: its identifier, or else its label, its title or its class.
    private static func constant(
        for scene: FileScene,
        _ key: String,
        _ controller: String,
        _ taken: inout Set<String>
    ) -> String {
        let reference = scene.reference.map { $0.identifier ?? $0.storyboardName ?? "initial" }
        let words = [scene.identifier, reference, scene.controller?["userLabel"], scene.title, controller]
        let base = words.lazy.compactMap { $0.map(SwiftName.constant) }.first { !$0.isEmpty } ?? "scene"
        var name = base
        var number = 2
        while !taken.insert(name).inserted || ["name", "register", "write", "scenes"].contains(name) {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }
}
