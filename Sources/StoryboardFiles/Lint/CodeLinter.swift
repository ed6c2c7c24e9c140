/// A linter of the sources of a program, which compares them with all its files.
struct CodeLinter {
    private(set) var problems: [LintProblem] = []
    private let sources: SourceIndex

    /// - Parameter files: All files of the program.
    init(_ sources: SourceIndex, _ files: [StoryboardFile]) {
        self.sources = sources
        let scenes = files.flatMap(\.scenes)
        let segues = scenes.flatMap(\.segues).flatMap { [$0.element] + $0.nested }
        checkIdentifiers([
            .scene: Set(scenes.compactMap(\.identifier)), .segue: Set(segues.compactMap { $0.nonempty("identifier") }),
            .cell: Set(files.flatMap(\.root.subtree).compactMap { $0.nonempty("reuseIdentifier") }),
        ])
        let outlets = scenes.flatMap(\.outlets).map { ($0.owner.nonempty("customClass"), $0.property) }
        let selectors = segues.flatMap { [$0["unwindAction"], $0["destinationCreationSelector"]] }
        let actions = Set(scenes.flatMap(\.actions).map(\.selector) + selectors.compactMap(\.self))
        checkConnections(
            of: Set(files.flatMap(\.root.subtree).compactMap { $0.nonempty("customClass") }),
            outlets: Dictionary(grouping: outlets, by: \.0).mapValues { Set($0.map(\.1)) },
            actions: actions
        )
        problems.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    private mutating func add(_ rule: LintRule, _ name: String, _ place: SourcePlace, _ problem: String, fix: String) {
        let position = (file: place.path, line: Int(place.position.line), column: Int(place.position.column))
        problems.append(LintProblem(rule, at: position, name: name, "\(problem). To fix: \(fix)"))
    }

    /// Checks that a file has each scene, segue and cell that the code names.
    private mutating func checkIdentifiers(_ known: [SourceMention.Kind: Set<String>]) {
        for mention in sources.mentions {
            let (name, known) = (mention.name, known[mention.kind] ?? [])
            if known.contains(name) || mention.kind == .cell && sources.registeredCells.contains(name) { continue }
            let problem =
                switch mention.kind {
                case .scene: "No scene has the storyboard identifier \(name.quoted)"
                case .segue: "No segue has the identifier \(name.quoted)"
                case .cell: "No cell has the reuse identifier \(name.quoted), and the code does not register it"
                }
            let nearest = known.nearest(to: name).map { ", such as \($0.quoted)" } ?? ""
            let fix = "Use an identifier that a file has\(nearest), or set this one in Interface Builder."
            add(.unknownIdentifier, name, mention.place, problem, fix: fix)
        }
    }

    /// Whether the code selects the method of an action, to which the selector adds the labels of its parameters.
    private func isSelected(_ action: String) -> Bool {
        let name = action.prefix { $0 != ":" }
        return [name, name[..<(name.ranges(of: "With").last?.lowerBound ?? name.endIndex)]]
            .contains { sources.selectedMethods.contains(String($0)) }
    }

    /// Checks that a file connects each outlet and action of the classes that files name, and of their superclasses.
    ///
    /// - Parameters:
    ///   - outlets: The names of the outlets that are connected, by the classes of their owners.
    ///   - actions: The selectors of the actions that are connected.
    private mutating func checkConnections(
        of classes: Set<String>,
        outlets: [String?: Set<String>],
        actions: Set<String>
    ) {
        var connected: [String: Set<String>] = [:]
        for name in classes {
            for ancestor in sources.ancestors(of: name) {
                connected[ancestor.name, default: []].formUnion(outlets[name] ?? [])
            }
        }
        for (name, outlets) in connected {
            guard let type = sources.types[name] else { continue }
            for (outlet, place) in type.outlets where !outlets.contains(outlet) {
                let problem = "The outlet \(outlet.quoted) of the class \(name.quoted) is connected in no file"
                add(.unconnectedOutlet, outlet, place, problem, fix: "Connect it, or delete the declaration.")
            }
            for (action, place) in type.actions where !actions.contains(action) && !isSelected(action) {
                let problem = "The action \(action.quoted) of the class \(name.quoted) is connected in no file"
                add(.unconnectedAction, action, place, problem, fix: "Connect it, or delete the declaration.")
            }
        }
    }
}
