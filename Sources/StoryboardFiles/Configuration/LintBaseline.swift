/// The problems that a project had when it began to use the linter.
///
/// A problem is identified by its rule, its file, the `id` of its object and the name of what is wrong, so it stays the
/// same if lines are inserted, and another problem of the object is a new one. An entry without a name, which earlier
/// versions wrote, stands for any name.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintBaseline: Sendable {
    private struct Key: Hashable {
        let file, rule, object, name: String
    }

    private var counts: [Key: Int] = [:]
    private let folder: ProjectFolder

    /// Creates a baseline of problems.
    ///
    /// - Parameter folder: The folder of the baseline's file.
    public init(_ problems: [LintProblem], in folder: ProjectFolder) {
        self.folder = folder
        for problem in problems { counts[key(of: problem), default: 0] += 1 }
    }

    private func key(of problem: LintProblem) -> Key {
        let (file, object) = (folder.relativePath(of: problem.file), problem.object ?? "")
        return Key(file: file, rule: problem.rule.rawValue, object: object, name: problem.name ?? "")
    }

    /// Returns the problems that are not in the baseline.
    public func newProblems(among problems: [LintProblem]) -> [LintProblem] { compared(with: problems).new }

    /// Returns the number of entries for problems that no longer occur, by the paths of their files from the folder.
    public func fixedProblems(among problems: [LintProblem]) -> [String: Int] {
        compared(with: problems).rest.reduce(into: [:]) { files, entry in
            if entry.value > 0 { files[entry.key.file, default: 0] += entry.value }
        }
    }

    /// Returns the problems that are not in the baseline, and the entries without a problem.
    private func compared(with problems: [LintProblem]) -> (new: [LintProblem], rest: [Key: Int]) {
        var rest = counts
        let new = problems.filter { problem in
            let key = key(of: problem)
            let anyName = Key(file: key.file, rule: key.rule, object: key.object, name: "")
            guard let known = [key, anyName].first(where: { rest[$0, default: 0] > 0 }) else { return true }
            rest[known, default: 0] -= 1
            return false
        }
        return (new, rest)
    }
}

// MARK: - Files

extension LintBaseline {
    /// Reads a baseline.
    ///
    /// - Parameters:
    ///   - path: The path in messages.
    ///   - folder: The folder of the file.
    public init(_ text: String, path: String, in folder: ProjectFolder) throws(LintFileError) {
        self.folder = folder
        let decoder = PositionedValueDecoder(path: path)
        let value = try PositionedValueReader.read(text, path: path)
        let members = try decoder.members(of: value, "The baseline", known: ["problems"])
        guard let problems = members["problems"] else { return }
        for problem in try decoder.array(problems, "problems") {
            let keys = ["file", "rule", "object", "name", "count"]
            let members = try decoder.members(of: problem, "problems", known: keys)
            guard let file = members["file"], let rule = members["rule"] else {
                let advice = "Write the baseline again with --write-baseline."
                throw decoder.error(problem, "An element of \"problems\" has no file or no rule", fix: advice)
            }
            // The rule may be one of another version, which has no problems.
            let key = Key(
                file: try decoder.string(file, "file"),
                rule: try decoder.string(rule, "rule"),
                object: try decoder.string(ifPresent: members["object"], "object") ?? "",
                name: try decoder.string(ifPresent: members["name"], "name") ?? ""
            )
            counts[key, default: 0] += try decoder.count(members["count"])
        }
    }

    /// Returns the baseline as JSON, sorted by files.
    public func json() throws -> String {
        let sorted = counts.sorted {
            ($0.key.file, $0.key.rule, $0.key.object, $0.key.name)
                < ($1.key.file, $1.key.rule, $1.key.object, $1.key.name)
        }
        let problems = sorted.map { key, count in
            var members: JSON = ["file": key.file, "rule": key.rule]
            if !key.object.isEmpty { members["object"] = key.object }
            if !key.name.isEmpty { members["name"] = key.name }
            if count > 1 { members["count"] = count }
            return members
        }
        let baseline: JSON = ["problems": problems]
        return try baseline.text()
    }
}

extension PositionedValueDecoder {
    fileprivate func count(_ value: PositionedValue?) throws(LintFileError) -> Int {
        guard let value else { return 1 }
        guard case .number(let number) = value.content, let count = Int32(exactly: number), count > 0 else {
            let problem = "\"count\" is not an integer from 1 to \(Int32.max)"
            throw error(value, problem, fix: "Write the baseline again with --write-baseline.")
        }
        return Int(count)
    }
}
