/// A writer that generates the code of one scene and its segues.
struct SceneWriter {
    /// The lines of the statement that adds the scene.
    private(set) var lines: [String] = []

    /// The segues that are performed.
    private(set) var cases: SegueCases

    /// The parts of the scene that the code omits.
    private(set) var omissions: [LoadProblem] = []

    private let named: SceneNames.NamedScene
    private let names: SceneNames
    private let classes: SourceClasses
    private let actions: UnwindCases
    private let file: StoryboardFile
    private var statement: SceneStatement

    /// Generates the code, with an enumeration of segues.
    init(
        _ named: SceneNames.NamedScene,
        segueEnum: String,
        among names: SceneNames,
        _ classes: SourceClasses,
        _ actions: UnwindCases,
        of file: StoryboardFile
    ) {
        (self.named, self.names, self.classes, self.actions, self.file) = (named, names, classes, actions, file)
        let constant = SwiftName.escaped(named.constant)
        cases = SegueCases(type: segueEnum, named, among: names)
        statement = SceneStatement(constant, named.controller.name)
        if let reference = named.scene.reference {
            lines = referenceStatement(reference, constant)
        } else {
            writeScene()
            lines = statement.lines
        }
    }

    private var isInitial: Bool { named.scene.controller?["id"] == file.initialControllerID }

    private func referenceStatement(_ reference: FileReference, _ constant: String) -> [String] {
        var arguments = [constant, "to: \(SwiftName.literal(reference.storyboardName ?? file.name))"]
        if let bundle = reference.bundleIdentifier { arguments.append("bundle: \(SwiftName.literal(bundle))") }
        if let identifier = reference.identifier { arguments.append("scene: \(SwiftName.literal(identifier))") }
        return SourceFormat.call("scenes.reference", arguments, then: isInitial ? ".initial()" : "", indent: 8)
    }

    private mutating func writeScene() {
        let scene = named.scene
        statement.registrationName = scene.registrationName.map(SwiftName.literal)
        statement.assignments = Self.assignments(of: scene)
        if isInitial { statement.add(".initial") }
        if scene.identifier == nil, !isInitial, scene.controller?.name != "application" { statement.add(".segueOnly") }
        if scene.disablesResolving { statement.add(".resolving", "false") }
        writeClassAndAttributes()
        for segue in scene.orderedSegues { write(segue) }
    }

    private static func assignments(of scene: FileScene) -> [String] {
        let title = scene.titleOrTabTitle.map { "title = \(SwiftName.literal($0))" }
        let style = scene.controller?.presentationStyle.map { "modalPresentationStyle = .\($0)" }
        let definesContext = scene.controller?["definesPresentationContext"] == "YES"
        return [title, style, definesContext ? "definesPresentationContext = true" : nil].compactMap(\.self)
    }

    // MARK: Segues

    private mutating func write(_ segue: FileSegue) {
        let id = SwiftName.literal(segue.element["id"] ?? "")
        let name = segue.identifier.map(SwiftName.literal) ?? id
        let animates = segue.animates ? [] : ["animates: false"]
        if segue.kind == "unwind" {
            let action = actions[segue.unwindAction ?? ""]
            let arguments = cases.use(segue).map { [$0, "to: \(action)"] } ?? [id, "to: \(action).rawValue"]
            return statement.add(".unwind", arguments + animates)
        }
        guard let target = names[segue.destination] else {
            return omit(segue.element, .noDestination("The segue \(name)"))
        }
        let destination = SwiftName.escaped(target.constant)
        switch segue.kind {
        case "embed":
            statement.add(".embed", [destination] + (cases.use(segue).map { ["identifier: \($0)"] } ?? []))
        case "relationship":
            switch (segue.containment, named.controller.base) {
            case (.member, .navigation): statement.add(".root", destination)
            case (.member, .tabBar): statement.add(".tab", destination)
            case (.member, .split): statement.add(".column", destination)
            case (.member, _), (.content, _): statement.add(".embed", destination)
            case (.extraColumn, _): statement.add(".segue", cases.use(segue) ?? id, ".show", "to: \(destination)")
            case (.unsupported, _):
                let relationship = SwiftName.literal(segue.relationship ?? "")
                omit(segue.element, .unsupported("The relationship \(relationship)"))
            }
        default:
            guard let kind = kind(of: segue) else {
                let kind = SwiftName.literal(segue.kind)
                return omit(segue.element, .unsupported("The segue \(name) of the kind \(kind)"))
            }
            statement.add(".segue", [cases.use(segue) ?? id, kind, "to: \(destination)"] + animates)
        }
    }

    private func kind(of segue: FileSegue) -> String? {
        let type = SourceClasses.name(of: segue.element).flatMap { classes.segues.contains($0) ? $0 : nil }
        let by = type.map { ".by(\($0).self)" } ?? ""
        switch segue.showStyle {
        case .show: return ".show\(by)"
        case .showDetail: return ".showDetail\(by)"
        case .present(let style): return (style.map { ".present(.\($0))" } ?? ".present") + by
        case .unknown: return type.map { ".custom(\($0).self)" }
        }
    }

    // MARK: Omissions

    /// Writes the runtime attributes of the controller, and records those that the code cannot set; views are omitted
    /// without a comment.
    private mutating func writeClassAndAttributes() {
        guard let controller = named.scene.controller else { return }
        if let name = SourceClasses.name(of: controller), name != named.controller.name {
            omit(controller, .unsupported("The class \(name) of controllers of several kinds"))
        }
        for attribute in named.scene.controllerAttributes {
            let type = named.controller.name
            if let assignment = classes.attributes.assignment(attribute, to: type, classes.packageName) {
                statement.assignments.append(assignment)
            } else {
                let keyPath = SwiftName.literal(attribute.keyPath)
                omit(attribute.element, .unsupported("The runtime attribute \(keyPath) of the controller"))
            }
        }
    }

    private mutating func omit(_ element: FileElement, _ reason: LoadProblem.Reason) {
        let problem = LoadProblem(reason, at: element, of: file)
        omissions.append(problem)
        statement.comments.append(problem.explanation.problem.singleLine + ".")
    }
}
