import StoryCode

/// The Swift source that does what a storyboard file does.
///
/// It has a constant for each scene, and a function that registers the storyboard with its scenes and segues.
public struct StoryboardSource: Sendable {
    /// The source.
    public let text: String

    /// What the source leaves out, for there is no counterpart.
    public let notes: [LoadProblem]

    /// Writes the source of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - declaresClasses: Whether the classes that the file names are declared, too; without that the program has
    ///     them.
    public init(_ file: StoryboardFile, declaresClasses: Bool = true) {
        var writer = SourceWriter(file)
        writer.write(declaresClasses: declaresClasses)
        text = writer.lines.joined(separator: "\n") + "\n"
        notes = writer.notes
    }
}

/// Writes the source line by line.
private struct SourceWriter {
    private let file: StoryboardFile
    private let names: SceneNames
    private(set) var lines: [String] = []
    private(set) var notes: [LoadProblem] = []

    init(_ file: StoryboardFile) {
        self.file = file
        names = SceneNames(file)
    }

    mutating func write(declaresClasses: Bool) {
        let place = file.path.split(separator: "/").last.map(String.init) ?? file.path
        lines += ["// Written by `storycode generate` from \(place).", "", "import StoryCode"]
        if declaresClasses { writeClasses() }
        let name = SwiftName.type(file.name)
        lines += [
            "", "/// The storyboard of \(place).",
            "enum \(name.isEmpty ? "Main" : name)Storyboard {",
            "    /// The name by which other storyboards refer to it.",
            "    static let name = \(SwiftName.literal(file.name))", "",
        ]
        for named in names.scenes {
            let value = "SceneIdentifier<\(named.controller)>(rawValue: \(SwiftName.literal(named.key)))"
            lines.append("    static let \(SwiftName.escaped(named.constant)) = \(value)")
        }
        lines += [
            "",
            "    /// Registers the storyboard in a container, which gives its scenes what they need.",
            "    static func register(in container: Container) {",
            "        container.registerStoryboard(name: name, write)", "    }", "",
            "    /// Writes the scenes.", "    static func write(_ scenes: StoryboardScenes) {",
        ]
        for named in names.scenes { write(named) }
        lines += ["    }", "}"]
    }

    private mutating func writeClasses() {
        for (name, base) in names.classes.sorted(by: { $0.key < $1.key }) {
            lines += ["", "class \(name): \(base) {}"]
        }
        for name in names.segues { lines += ["", "class \(name): StoryboardSegue {}"] }
    }

    // MARK: Scenes

    private mutating func write(_ named: SceneNames.Named) {
        let scene = named.scene
        let isInitial = scene.controller?["id"] == file.initialControllerID
        let constant = SwiftName.escaped(named.constant)
        if let reference = scene.reference {
            var arguments = "to: \(SwiftName.literal(reference.storyboardName ?? file.name))"
            if let bundle = reference.bundleIdentifier { arguments += ", bundle: \(SwiftName.literal(bundle))" }
            if let identifier = reference.identifier { arguments += ", scene: \(SwiftName.literal(identifier))" }
            lines.append("        scenes.reference(\(constant), \(arguments))\(isInitial ? ".initial()" : "")")
            return
        }
        let registration = scene.registrationName.map { ", registrationName: \(SwiftName.literal($0))" } ?? ""
        let settings = settings(of: scene)
        if settings.isEmpty {
            lines.append("        scenes.scene(\(constant)\(registration)) { \(named.controller)() }")
        } else {
            lines.append("        scenes.scene(\(constant)\(registration)) {")
            lines.append("            let controller = \(named.controller)()")
            for setting in settings { lines.append("            controller.\(setting)") }
            lines += ["            return controller", "        }"]
        }
        if isInitial { lines.append("            .initial()") }
        if scene.identifier == nil, !isInitial, scene.controller?.name != "application" {
            lines.append("            .segueOnly()")
        }
        if scene.isNotResolving { lines.append("            .resolving(false)") }
        for segue in scene.segues { write(segue, of: named) }
    }

    private func settings(of scene: FileScene) -> [String] {
        var settings: [String] = []
        if let title = scene.title { settings.append("title = \(SwiftName.literal(title))") }
        let style = scene.controller?["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(file:))
        if let style { settings.append("modalPresentationStyle = .\(style)") }
        if scene.controller?["definesPresentationContext"] == "YES" {
            settings.append("definesPresentationContext = true")
        }
        return settings
    }

    // MARK: Segues

    private mutating func write(_ segue: FileSegue, of named: SceneNames.Named) {
        let name = SwiftName.literal(segue.identifier ?? segue.element["id"] ?? "")
        let animates = segue.animates ? "" : ", animates: false"
        if segue.kind == "unwind" {
            lines.append("            .unwind(\(name), to: \(SwiftName.literal(segue.unwindAction ?? ""))\(animates))")
            return
        }
        guard let target = names[segue.destination] else {
            return leaveOut(segue, .leadsNowhere("The segue \(name)"))
        }
        let destination = SwiftName.escaped(target.constant)
        switch segue.kind {
        case "embed":
            let identifier = segue.identifier.map { ", identifier: \(SwiftName.literal($0))" } ?? ""
            lines.append("            .embed(\(destination)\(identifier))")
        case "relationship":
            switch (segue.relation, base(of: named)) {
            case (.member, "NavigationController"): lines.append("            .root(\(destination))")
            case (.member, "TabBarController"): lines.append("            .tab(\(destination))")
            case (.member, "SplitViewController"): lines.append("            .column(\(destination))")
            case (.member, _), (.content, _): lines.append("            .embed(\(destination))")
            case (.unsupported, _):
                leaveOut(segue, .unsupported("The relationship \(SwiftName.literal(segue.relationship ?? ""))"))
            }
        default:
            guard let kind = kind(of: segue) else {
                return leaveOut(segue, .unsupported("The segue \(name) of the kind \"\(segue.kind)\""))
            }
            lines.append("            .segue(\(name), \(kind), to: \(destination)\(animates))")
        }
    }

    private func base(of named: SceneNames.Named) -> String { names.classes[named.controller] ?? named.controller }

    private func kind(of segue: FileSegue) -> String? {
        if let custom = segue.element["customClass"].map(SwiftName.type), names.segues.contains(custom) {
            return ".custom(\(custom).self)"
        }
        switch segue.showing {
        case .show: return ".show"
        case .showDetail: return ".showDetail"
        case .present(let style): return style.map { ".present(.\($0))" } ?? ".present"
        case .unknown: return nil
        }
    }

    private mutating func leaveOut(_ segue: FileSegue, _ reason: LoadProblem.Reason) {
        let problem = LoadProblem(reason: reason, file: file.path, line: segue.element.line)
        notes.append(problem)
        let words: String
        switch reason {
        case .leadsNowhere(let subject): words = "\(subject) leads to no scene."
        case .unsupported(let subject): words = "\(subject) has no counterpart."
        default: words = ""
        }
        lines.append("            // \(words)")
    }
}
