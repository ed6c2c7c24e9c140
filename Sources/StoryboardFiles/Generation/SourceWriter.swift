import StoryCode

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
            "    static let name = \(SwiftName.literal(file.name))", "",
        ]
        for named in names.scenes {
            let value = "SceneIdentifier<\(named.controller.name)>(rawValue: \(SwiftName.literal(named.key)))"
            lines.append("    static let \(SwiftName.escaped(named.constant)) = \(value)")
        }
        let head = lines
        lines = []
        var types = classes.all.union(SourceClasses.ownNames)
        var segues: [String] = []
        for named in names.scenes {
            let type = SwiftName.free(SwiftName.capitalised(named.constant) + "Segue", &types)
            var cases = SegueCases(type: type, scene: named.constant)
            write(named, &cases)
            segues += cases.lines
        }
        lines =
            head + segues + [
                "",
                "    /// Registers the storyboard in a container, which gives its scenes what they need.",
                "    static func register(in container: Container) {",
                "        container.registerStoryboard(name: name, write)", "    }", "",
                "    /// Writes the scenes.", "    static func write(_ scenes: StoryboardScenes) {",
            ] + lines + ["    }", "}"]
    }

    // MARK: Scenes

    private mutating func write(_ named: SceneNames.Named, _ cases: inout SegueCases) {
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
            lines.append("        scenes.scene(\(constant)\(registration)) { \(named.controller.name)() }")
        } else {
            lines.append("        scenes.scene(\(constant)\(registration)) {")
            lines.append("            let controller = \(named.controller.name)()")
            for setting in settings { lines.append("            controller.\(setting)") }
            lines += ["            return controller", "        }"]
        }
        if isInitial { lines.append("            .initial()") }
        if scene.identifier == nil, !isInitial, scene.controller?.name != "application" {
            lines.append("            .segueOnly()")
        }
        if scene.isNotResolving { lines.append("            .resolving(false)") }
        leaveOutParts(of: named)
        var known: Set<String> = []
        for segue in scene.segues {
            // Of several segues of one name the first is meant by it; the others have their identities.
            let own = segue.identifier.flatMap { known.insert($0).inserted ? $0 : nil }
            write(segue, own, of: named, &cases)
        }
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

    private mutating func write(
        _ segue: FileSegue,
        _ identifier: String?,
        of named: SceneNames.Named,
        _ cases: inout SegueCases
    ) {
        let id = SwiftName.literal(segue.element["id"] ?? "")
        let name = identifier.map(SwiftName.literal) ?? id
        func written() -> String { identifier.map { cases.add($0) } ?? id }
        let animates = segue.animates ? "" : ", animates: false"
        if segue.kind == "unwind" {
            let action = SwiftName.literal(segue.unwindAction ?? "")
            lines.append("            .unwind(\(written()), to: \(action)\(animates))")
            return
        }
        guard let target = names[segue.destination] else {
            return leaveOut(segue.element, .leadsNowhere("The segue \(name)"))
        }
        let destination = SwiftName.escaped(target.constant)
        switch segue.kind {
        case "embed":
            let identifier = identifier == nil ? "" : ", identifier: \(written())"
            lines.append("            .embed(\(destination)\(identifier))")
        case "relationship":
            switch (segue.relation, named.controller.base) {
            case (.member, .navigation): lines.append("            .root(\(destination))")
            case (.member, .tabBar): lines.append("            .tab(\(destination))")
            case (.member, .split): lines.append("            .column(\(destination))")
            case (.member, _), (.content, _): lines.append("            .embed(\(destination))")
            case (.unsupported, _):
                let relationship = SwiftName.literal(segue.relationship ?? "")
                leaveOut(segue.element, .unsupported("The relationship \(relationship)"))
            }
        default:
            guard let kind = kind(of: segue) else {
                let kind = SwiftName.literal(segue.kind)
                return leaveOut(segue.element, .unsupported("The segue \(name) of the kind \(kind)"))
            }
            lines.append("            .segue(\(written()), \(kind), to: \(destination)\(animates))")
        }
    }

    private func kind(of segue: FileSegue) -> String? {
        let type = SourceClasses.name(of: segue.element).flatMap { classes.segues.contains($0) ? $0 : nil }
        let by = type.map { ".by(\($0).self)" } ?? ""
        switch segue.showing {
        case .show: return ".show\(by)"
        case .showDetail: return ".showDetail\(by)"
        case .present(let style): return (style.map { ".present(.\($0))" } ?? ".present") + by
        case .unknown: return type.map { ".custom(\($0).self)" }
        }
    }

    // MARK: What is left out

    /// Says what is the controller's and has no place in the code; what belongs to its views goes with them.
    private mutating func leaveOutParts(of named: SceneNames.Named) {
        guard let controller = named.scene.controller else { return }
        if let name = SourceClasses.name(of: controller), name != named.controller.name {
            leaveOut(controller, .unsupported("The class \(name) of controllers of several kinds"))
        }
        for attribute in named.scene.runtimeAttributes
        where attribute.owner == controller && !RuntimeAttribute.ownKeys.contains(attribute.keyPath) {
            let keyPath = SwiftName.literal(attribute.keyPath)
            leaveOut(attribute.element, .unsupported("The runtime attribute \(keyPath) of the controller"))
        }
    }

    private mutating func leaveOut(_ element: Element, _ reason: LoadProblem.Reason) {
        let problem = LoadProblem(reason, at: element, of: file)
        notes.append(problem)
        lines.append("            // \(problem.problem.onOneLine).")
    }
}
