/// Writes the source line by line.
struct SourceWriter {
    private let file: StoryboardFile
    private let classes: SourceClasses
    private let names: SceneNames
    private(set) var lines: [String] = []
    private(set) var notes: [LoadProblem] = []

    init(_ file: StoryboardFile, _ classes: SourceClasses) {
        self.file = file
        self.classes = classes
        names = SceneNames(file, classes)
    }

    mutating func write(_ name: String, _ declared: Set<String>) {
        let place = SwiftName.escapedText(file.path.split(separator: "/").last.map(String.init) ?? file.path)
        lines += ["// Written by `storycode generate` from \(place).", "", "import StoryCode"]
        for name in declared.sorted() {
            let base = classes.controllers[name]?.rawValue ?? "StoryboardSegue"
            lines += ["", "class \(name): \(base) {}"]
        }
        lines += [
            "", "/// The storyboard of \(place).",
            "enum \(name) {",
            "    /// The name by which other storyboards refer to it.",
        ]
        lines += SourceLayout.assignment("static let name", SwiftName.literal(file.name), indent: 4)
        if !names.scenes.isEmpty { lines.append("") }
        for named in names.scenes { lines += SourceLayout.identifier(named) }
        var types = classes.all.union(SourceClasses.ownNames)
        let scenes = names.scenes.map { named in
            let type = SwiftName.free(SwiftName.capitalised(named.constant) + "Segue", &types)
            return SceneWriter(named, segues: type, among: names, classes, of: file)
        }
        notes = scenes.flatMap(\.notes)
        lines += scenes.flatMap(\.cases.lines)
        lines += [
            "",
            "    /// Registers the storyboard in a container, which gives its scenes what they need.",
            "    static func register(in container: Container) {",
            "        container.registerStoryboard(name: name, write)", "    }", "",
            "    /// Writes the scenes.", "    static func write(_ scenes: StoryboardScenes) {",
        ]
        lines += scenes.flatMap(\.lines) + ["    }", "}"]
    }
}
