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
        ]
        lines += SourceLayout.constant("name", SwiftName.literal(file.name))
        if !names.scenes.isEmpty { lines.append("") }
        for named in names.scenes { lines += SourceLayout.identifier(named) }
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

    // MARK: Scenes

    private mutating func write(_ named: SceneNames.Named) {
        let scene = named.scene
        let isInitial = scene.controller?["id"] == file.initialControllerID
        let constant = SwiftName.escaped(named.constant)
        if let reference = scene.reference {
            var arguments = [constant, "to: \(SwiftName.literal(reference.storyboardName ?? file.name))"]
            if let bundle = reference.bundleIdentifier { arguments.append("bundle: \(SwiftName.literal(bundle))") }
            if let identifier = reference.identifier { arguments.append("scene: \(SwiftName.literal(identifier))") }
            let tail = isInitial ? ".initial()" : ""
            lines += SourceLayout.call("scenes.reference", arguments, then: tail, indent: 8)
            return
        }
        var statement = SourceLayout(constant, named.controller.name)
        statement.registration = scene.registrationName.map(SwiftName.literal)
        statement.settings = settings(of: scene)
        if isInitial { statement.add(".initial") }
        if scene.identifier == nil, !isInitial, scene.controller?.name != "application" { statement.add(".segueOnly") }
        if scene.isNotResolving { statement.add(".resolving", "false") }
        leaveOutParts(of: named, &statement)
        var known: Set<String> = []
        for segue in scene.segues {
            // Of several segues of one name the first is meant by it; the others have their identities.
            let id = segue.element["id"] ?? ""
            let name = segue.identifier.flatMap { known.insert($0).inserted ? $0 : nil } ?? id
            write(segue, name, of: named, &statement)
        }
        lines += statement.lines
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
        _ identifier: String,
        of named: SceneNames.Named,
        _ statement: inout SourceLayout
    ) {
        let name = SwiftName.literal(identifier)
        let animates = segue.animates ? [] : ["animates: false"]
        if segue.kind == "unwind" {
            let action = SwiftName.literal(segue.unwindAction ?? "")
            return statement.add(".unwind", [name, "to: \(action)"] + animates)
        }
        guard let target = names[segue.destination] else {
            return leaveOut(segue.element, .leadsNowhere("The segue \(name)"), &statement)
        }
        let destination = SwiftName.escaped(target.constant)
        switch segue.kind {
        case "embed":
            let identifier = segue.identifier.map { ["identifier: \(SwiftName.literal($0))"] } ?? []
            statement.add(".embed", [destination] + identifier)
        case "relationship":
            switch (segue.relation, named.controller.base) {
            case (.member, .navigation): statement.add(".root", destination)
            case (.member, .tabBar): statement.add(".tab", destination)
            case (.member, .split): statement.add(".column", destination)
            case (.member, _), (.content, _): statement.add(".embed", destination)
            case (.unsupported, _):
                let relationship = SwiftName.literal(segue.relationship ?? "")
                leaveOut(segue.element, .unsupported("The relationship \(relationship)"), &statement)
            }
        default:
            guard let kind = kind(of: segue) else {
                let kind = SwiftName.literal(segue.kind)
                return leaveOut(segue.element, .unsupported("The segue \(name) of the kind \(kind)"), &statement)
            }
            statement.add(".segue", [name, kind, "to: \(destination)"] + animates)
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
    private mutating func leaveOutParts(of named: SceneNames.Named, _ statement: inout SourceLayout) {
        guard let controller = named.scene.controller else { return }
        if let name = SourceClasses.name(of: controller), name != named.controller.name {
            leaveOut(controller, .unsupported("The class \(name) of controllers of several kinds"), &statement)
        }
        for attribute in named.scene.runtimeAttributes
        where attribute.owner == controller && !RuntimeAttribute.ownKeys.contains(attribute.keyPath) {
            let keyPath = SwiftName.literal(attribute.keyPath)
            leaveOut(attribute.element, .unsupported("The runtime attribute \(keyPath) of the controller"), &statement)
        }
    }

    private mutating func leaveOut(
        _ element: Element,
        _ reason: LoadProblem.Reason,
        _ statement: inout SourceLayout
    ) {
        let problem = LoadProblem(reason: reason, file: file.path, line: element.line)
        notes.append(problem)
        let words: String
        switch reason {
        case .leadsNowhere(let subject): words = "\(subject) leads to no scene."
        case .unsupported(let subject): words = "\(subject) has no counterpart."
        default: words = ""
        }
        statement.comments.append(words)
    }
}
