/// A linter of the sources of a program, which compares them with all its files.
struct CodeLinter {
    private(set) var problems: [LintProblem] = []
    private(set) var coverage = LintCoverage()
    private let sources: SourceIndex
    private let rules: Set<LintRule>

    /// Corrections of names are searched up to a number of comparisons that takes a short time.
    private var comparisons = 1_000_000

    /// - Parameter results: All files of the program.
    init(_ sources: SourceIndex, _ results: [Result<StoryboardFile, StoryboardFileError>], _ rules: Set<LintRule>) {
        (self.sources, self.rules) = (sources, rules)
        let files = results.compactMap { try? $0.get() }
        let scenes = files.flatMap(\.scenes)
        let segues = scenes.flatMap(\.segues).flatMap { [$0.element] + $0.nested }
        var known: [SourceMention.Kind: Set<String>] = [
            .scene: Set(scenes.compactMap(\.identifier)), .segue: Set(segues.compactMap { $0.nonempty("identifier") }),
            .cell: Set(files.flatMap(\.root.subtree).compactMap { $0.nonempty("reuseIdentifier") }),
            .image: sources.assets, .color: sources.assets, .string: sources.strings,
        ]
        for path in results.map(\.path) {
            let (name, isXIB) = (StoryboardFile.name(of: path), path.hasSuffix(".xib"))
            let names = StoryboardFile.names(ofStoryboard: isXIB ? String(name.dropLast(".xib".count)) : name)
            known[isXIB ? .nib : .storyboard, default: []].formUnion(names)
        }
        checkMentions(known)
        let outlets = scenes.flatMap(\.outlets).map { ($0.owner.nonempty("customClass"), $0.names) }
        let selectors = segues.flatMap { [$0["unwindAction"], $0["destinationCreationSelector"]] }
        let actions = scenes.flatMap(\.actions).map(\.selector) + selectors.compactMap(\.self)
        checkConnections(
            of: Set(files.flatMap(\.root.subtree).compactMap { $0.nonempty("customClass") }),
            outlets: Dictionary(grouping: outlets, by: \.0).mapValues { Set($0.flatMap(\.1)) },
            actions: Set(actions + actions.map { String($0.prefix { $0 != ":" }) })
        )
        problems.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    private mutating func add(_ rule: LintRule, _ name: String, _ place: SourcePlace, _ problem: String, fix: String) {
        let position = (file: place.path, line: Int(place.position.line), column: Int(place.position.column))
        problems.append(LintProblem(rule, at: position, name: name, "\(problem). To fix: \(fix)"))
    }

    // MARK: Names

    /// Checks that a file has each name that the code mentions.
    private mutating func checkMentions(_ known: [SourceMention.Kind: Set<String>]) {
        // A program without most of its keys in files uses them as texts.
        let keys = sources.mentions.filter { $0.kind == .string }.compactMap(\.name)
        let isLocalized = keys.count { sources.strings.contains($0) } * 2 >= keys.count
        for mention in sources.mentions {
            guard let rule = mention.kind.rule, rules.contains(rule) else { continue }
            let known = known[mention.kind] ?? []
            guard let name = mention.name, !known.isEmpty, mention.kind != .string || isLocalized,
                !mayBeElsewhere(name, mention.kind)
            else {
                coverage.add(isChecked: false)
                continue
            }
            coverage.add(isChecked: true)
            if known.contains(name) || [.image, .color].contains(mention.kind) && known.contains(name.assetName) {
                continue
            }
            comparisons -= known.count
            let nearest = comparisons > 0 ? known.nearest(to: name).map { ", such as \($0.quoted)" } ?? "" : ""
            add(rule, name, mention.place, mention.kind.problem(name), fix: mention.kind.advice(nearest))
        }
    }

    /// Whether a name may belong to the code, to the system or to a library.
    private func mayBeElsewhere(_ name: String, _ kind: SourceMention.Kind) -> Bool {
        switch kind {
        case .cell: sources.mentions(literal: name) || sources.declaresClass(name)
        case .image: name.hasPrefix("NS") || name.hasPrefix("AppIcon") || name.contains(".bundle/")
        default: false
        }
    }

    // MARK: Connections

    /// Checks that a file connects each outlet and action of the classes that files name, and of their superclasses.
    ///
    /// - Parameters:
    ///   - outlets: The names of the outlets that are connected, by the classes of their owners.
    ///   - actions: The selectors of the actions that are connected, and the names of their methods.
    private mutating func checkConnections(
        of classes: Set<String>,
        outlets: [String?: Set<String>],
        actions: Set<String>
    ) {
        var connected: [String: Set<String>] = [:]
        for name in classes {
            for ancestor in sources.ancestors(of: name) where sources.declaresClass(ancestor.name) {
                connected[ancestor.name, default: []].formUnion(outlets[name] ?? [])
            }
        }
        let selectsAnyMethod = sources.mentions.contains { $0.kind == .method }
        let advice = "Connect it, or delete the declaration."
        for (name, outlets) in connected {
            guard let type = sources.types[name] else { continue }
            for (outlet, place) in rules.contains(.unconnectedOutlet) ? type.outlets : [:] {
                coverage.add(isChecked: true)
                if outlets.contains(outlet) || sources.mentions("\(outlet)=") || sources.mentions("_\(outlet)=") {
                    continue
                }
                let problem = "The outlet \(outlet.quoted) of the class \(name.quoted) is connected in no file"
                add(.unconnectedOutlet, outlet, place, problem, fix: advice)
            }
            for (action, (method, place)) in rules.contains(.unconnectedAction) ? type.actions : [:] {
                let isUsed =
                    actions.contains(action) || actions.contains(method) || SystemFrameworks.actions.contains(action)
                    || sources.mentions(method) || sources.mentions(literal: action)
                coverage.add(isChecked: isUsed || !selectsAnyMethod)
                if isUsed || selectsAnyMethod { continue }
                let problem =
                    "The action \(action.quoted) of the class \(name.quoted) is connected in no file and not called"
                add(.unconnectedAction, action, place, problem, fix: advice)
            }
        }
    }
}

extension SourceMention.Kind {
    /// The rule that a file has the name, or nil if it is not one of a file.
    fileprivate var rule: LintRule? {
        switch self {
        case .scene, .segue, .cell, .storyboard, .nib: .unknownIdentifier
        case .image, .color, .string: .unknownResource
        case .method: nil
        }
    }

    fileprivate func problem(_ name: String) -> String {
        switch self {
        case .scene: "No scene has the storyboard identifier \(name.quoted)"
        case .segue: "No segue has the identifier \(name.quoted)"
        case .cell: "No cell has the reuse identifier \(name.quoted), and the code does not register it"
        case .storyboard: "No storyboard has the file name \(name.quoted)"
        case .nib: "No XIB file has the name \(name.quoted)"
        case .image: "No asset catalog has the image \(name.quoted)"
        case .color: "No asset catalog has the color \(name.quoted)"
        case .string: "No strings file has the key \(name.quoted)"
        case .method: "No class has the method \(name.quoted)"
        }
    }

    fileprivate func advice(_ nearest: String) -> String {
        switch self {
        case .scene, .segue, .cell:
            "Use an identifier that a file has\(nearest), or set this one in Interface Builder."
        default: "Add it, or use one that exists\(nearest)."
        }
    }
}
