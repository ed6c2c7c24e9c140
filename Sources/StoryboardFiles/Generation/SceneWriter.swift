import StoryCode

/// Writes one scene, its segues, and what is left out of it.
struct SceneWriter {
    /// The statement that adds the scene, line by line.
    private(set) var lines: [String] = []

    /// The segues that have identifiers.
    private(set) var cases: SegueCases

    /// What is left out.
    private(set) var notes: [LoadProblem] = []

    private let named: SceneNames.Named
    private let names: SceneNames
    private let classes: SourceClasses
    private let file: StoryboardFile
    private var statement: SourceLayout

    /// - Parameters:
    ///   - named: The scene.
    ///   - segues: What the enumeration of its segues is called.
    ///   - names: All scenes of the file.
    ///   - classes: The classes that the code has.
    ///   - file: The file.
    init(
        _ named: SceneNames.Named,
        segues: String,
        among names: SceneNames,
        _ classes: SourceClasses,
        of file: StoryboardFile
    ) {
        (self.named, self.names, self.classes, self.file) = (named, names, classes, file)
        let constant = SwiftName.escaped(named.constant)
        cases = SegueCases(type: segues, scene: named.constant)
        statement = SourceLayout(constant, named.controller.name)
        if let reference = named.scene.reference {
            lines = write(reference, constant)
        } else {
            writeScene()
            lines = statement.lines
        }
    }

    private var isInitial: Bool { named.scene.controller?["id"] == file.initialControllerID }

    private func write(_ reference: FileReference, _ constant: String) -> [String] {
        var arguments = [constant, "to: \(SwiftName.literal(reference.storyboardName ?? file.name))"]
        if let bundle = reference.bundleIdentifier { arguments.append("bundle: \(SwiftName.literal(bundle))") }
        if let identifier = reference.identifier { arguments.append("scene: \(SwiftName.literal(identifier))") }
        return SourceLayout.call("scenes.reference", arguments, then: isInitial ? ".initial()" : "", indent: 8)
    }

    private mutating func writeScene() {
        let scene = named.scene
        statement.registration = scene.registrationName.map(SwiftName.literal)
        statement.settings = Self.settings(of: scene)
        if isInitial { statement.add(".initial") }
        if scene.identifier == nil, !isInitial, scene.controller?.name != "application" { statement.add(".segueOnly") }
        if scene.isNotResolving { statement.add(".resolving", "false") }
        leaveOutParts()
        var known: Set<String> = []
        for segue in scene.segues {
            // Of several segues of one name the first is meant by it; the others have their identities.
            write(segue, segue.identifier.flatMap { known.insert($0).inserted ? $0 : nil })
        }
    }

    private static func settings(of scene: FileScene) -> [String] {
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

    private mutating func write(_ segue: FileSegue, _ identifier: String?) {
        let id = SwiftName.literal(segue.element["id"] ?? "")
        let name = identifier.map(SwiftName.literal) ?? id
        func written() -> String { identifier.map { cases.add($0) } ?? id }
        let animates = segue.animates ? [] : ["animates: false"]
        if segue.kind == "unwind" {
            let action = SwiftName.literal(segue.unwindAction ?? "")
            return statement.add(".unwind", [written(), "to: \(action)"] + animates)
        }
        guard let target = names[segue.destination] else {
            return leaveOut(segue.element, .leadsNowhere("The segue \(name)"))
        }
        let destination = SwiftName.escaped(target.constant)
        switch segue.kind {
        case "embed":
            statement.add(".embed", [destination] + (identifier == nil ? [] : ["identifier: \(written())"]))
        case "relationship":
            switch (segue.relation, named.controller.base) {
            case (.member, .navigation): statement.add(".root", destination)
            case (.member, .tabBar): statement.add(".tab", destination)
            case (.member, .split): statement.add(".column", destination)
            case (.member, _), (.content, _): statement.add(".embed", destination)
            case (.unsupported, _):
                let relationship = SwiftName.literal(segue.relationship ?? "")
                leaveOut(segue.element, .unsupported("The relationship \(relationship)"))
            }
        default:
            guard let kind = kind(of: segue) else {
                let kind = SwiftName.literal(segue.kind)
                return leaveOut(segue.element, .unsupported("The segue \(name) of the kind \(kind)"))
            }
            statement.add(".segue", [written(), kind, "to: \(destination)"] + animates)
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
    private mutating func leaveOutParts() {
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
        statement.comments.append(problem.problem.onOneLine + ".")
    }
}
