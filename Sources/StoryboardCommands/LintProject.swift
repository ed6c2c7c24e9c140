import Foundation
import StoryboardFiles

/// The project that the linter checks: its configuration, its sources and its baseline.
struct LintProject {
    let configuration: LintConfiguration

    /// The path of the configuration's folder.
    private let path: String

    /// Reads a configuration.
    ///
    /// - Parameter path: The path of the file, or nil for the one in the working directory, which may not exist.
    init(configuration path: String?) throws {
        let file = path ?? LintConfiguration.fileName
        self.path = (file as NSString).deletingLastPathComponent
        guard path != nil || FileManager.default.fileExists(atPath: file) else {
            configuration = LintConfiguration()
            return
        }
        configuration = try Self.read(file) { (data) throws(LintFileError) in
            try LintConfiguration(String(decoding: data, as: UTF8.self), path: file)
        }
    }

    /// Reads a file of the project.
    ///
    /// - Throws: ``Outcome`` if it does not exist or contains a mistake.
    static func read<Value>(_ path: String, _ parse: (Data) throws(LintFileError) -> Value) throws -> Value {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            throw Outcome.noInput(["\(path) cannot be read: \(error.reason)"])
        }
        do throws(LintFileError) { return try parse(data) } catch {
            throw Outcome(errors: [error.description], status: 65)
        }
    }

    /// The folder to which the patterns of the configuration belong.
    var folder: ProjectFolder { ProjectFolder(path) }

    /// Returns the path of a file that the configuration names.
    private func resolved(_ file: String) -> String { (path as NSString).appendingPathComponent(file) }

    /// The files and folders to check if the command names none.
    var files: [String] { configuration.files.map(resolved) }

    /// Returns the path of the baseline: that of an option, or that of the configuration.
    func baselinePath(_ option: String?) -> String? { option ?? configuration.baseline.map(resolved) }

    /// Returns the problems that are not in a baseline, and the number of its entries that no longer occur in the files
    /// that were checked or deleted.
    func compared(
        _ problems: [LintProblem],
        withBaseline path: String,
        files: [String]
    ) throws -> (new: [LintProblem], fixed: Int) {
        let folderPath = (path as NSString).deletingLastPathComponent
        let folder = ProjectFolder(folderPath)
        let baseline = try Self.read(path) { (data) throws(LintFileError) in
            try LintBaseline(String(decoding: data, as: UTF8.self), path: path, in: folder)
        }
        let checked = Set(files.map(folder.relativePath(of:)))
        let fixed = baseline.fixedProblems(among: problems).filter { file, _ in
            let path = (folderPath as NSString).appendingPathComponent(file)
            return checked.contains(file) || !FileManager.default.fileExists(atPath: path)
        }
        return (baseline.newProblems(among: problems), fixed.values.reduce(0, +))
    }

    func writeBaseline(of problems: [LintProblem], to path: String) throws {
        let folder = ProjectFolder((path as NSString).deletingLastPathComponent)
        try Output.write(LintBaseline(problems, in: folder).json() + "\n", to: path)
    }

    /// Returns the targets of the project that an option or the configuration names, or nil without a project.
    func targets(_ option: String?) throws -> ProjectTargets? {
        try (option ?? configuration.project.map(resolved)).map { try ProjectTargets($0) }
    }

    /// The suffixes of source files; those of C#, Java and Kotlin declare classes for Objective-C.
    static let sourceSuffixes = [".swift", ".m", ".mm", ".h", ".cs", ".java", ".kt"]

    /// Returns the declarations in the sources, or nil without sources.
    ///
    /// - Parameters:
    ///   - options: The folders that the command names, instead of those of the configuration.
    ///   - hasAssets: Whether the folders are searched for images and asset catalogs.
    /// - Throws: ``Outcome`` if a source cannot be read.
    func sourceIndex(_ options: [String], hasAssets: Bool) throws -> SourceIndex? {
        let folders = options.isEmpty ? configuration.sources.map(resolved) : options
        if folders.isEmpty { return nil }
        var index = SourceIndex()
        try Folder.readSources(in: folders, withSuffixes: Self.sourceSuffixes) { index.add($0, path: $1) }
        for folder in hasAssets ? folders : [] { try Self.addAssets(Folder.assets(in: folder), &index) }
        return index
    }

    /// Adds the assets of catalogs, the image files outside of catalogs, and the keys of localized strings.
    static func addAssets(_ paths: [String], _ index: inout SourceIndex) throws {
        try Folder.readSources(paths.filter { path in Folder.stringSuffixes.contains(where: path.hasSuffix) }) {
            index.add(strings: $0, path: $1)
        }
        for path in paths where Folder.isAsset(path) {
            let isAsset = path.contains(".xcassets/")
            if isAsset != path.hasSuffix("/Contents.json") { continue }
            index.add(asset: isAsset ? (path as NSString).deletingLastPathComponent : path)
        }
    }
}

extension ProjectFolder {
    /// Creates a folder whose path is absolute, or relative to the working directory.
    init(_ path: String) { self.init(path, workingDirectory: FileManager.default.currentDirectoryPath) }
}
