/// A linter of one file, with its checks in extensions.
struct FileLinter {
    let file: StoryboardFile

    /// All files that are checked together, including this one.
    let group: FileGroup

    /// The linter with the settings of the project.
    let lint: StoryboardLint

    private var found: [LintProblem] = []

    /// What could be compared with the sources.
    var coverage = LintCoverage()

    /// Checks a file.
    ///
    /// - Parameter lint: The settings of the project, or nil to check the references only.
    init(_ file: StoryboardFile, in group: FileGroup, by lint: StoryboardLint?) {
        (self.file, self.group, self.lint) = (file, group, lint ?? StoryboardLint())
        checkReferences()
        guard lint != nil else { return }
        checkIDs()
        checkConnections()
        checkInitialController()
        checkIdentifiers()
        checkReachability()
        checkContainment()
        checkSegues()
        checkUnwindSegues()
        checkModules()
        checkSources()
        checkAssets()
        checkAccessibility()
        checkBaseClasses()
        checkStyle()
    }

    /// Adds a problem at an element.
    ///
    /// - Parameters:
    ///   - name: What is missing or wrong at the element, which may have several problems of one rule.
    ///   - problem: The finding, as a sentence without its full stop.
    ///   - advice: The remedy, as a sentence.
    mutating func add(
        _ rule: LintRule,
        at element: FileElement,
        named name: String? = nil,
        _ problem: String,
        fix advice: String
    ) {
        let place = (file: file.path, line: element.line, column: element.column)
        found.append(
            LintProblem(rule, at: place, object: element.object?["id"], name: name, "\(problem). To fix: \(advice)")
        )
    }

    /// Adds a problem if a connection does not lead to an object of the file.
    mutating func checkDestination(
        _ id: String?,
        of connection: FileElement,
        _ rule: LintRule,
        _ name: @autoclosure () -> String,
        fix advice: String = "Connect it again, or delete it."
    ) {
        let id = id ?? ""
        guard file.element(id) == nil || id.isEmpty else { return }
        let fault = id.isEmpty ? "leads to no object" : "leads to \(id.quoted), which is not in the file"
        add(rule, at: connection, named: id, "\(name()) \(fault)", fix: advice)
    }

    /// The problems in the order of their positions.
    var problems: [LintProblem] {
        func key(_ problem: LintProblem) -> (Int, Int, Int, String) {
            (problem.line, problem.column, problem.rule.index, problem.message)
        }
        return found.sorted { key($0) < key($1) }
    }
}

extension FileElement {
    /// The element, or the nearest enclosing one that has an `id`.
    var object: FileElement? { self["id"] != nil ? self : ancestors.first { $0["id"] != nil } }
}
