import Foundation
import StoryboardFiles

/// The old and the new files of a comparison.
struct ComparedSides {
    private let old: String
    private let new: String

    /// The path in reports if both sides are files, or nil for the path of the new file.
    private let path: String?

    /// The path of a file with merge conflicts, of which git passes no versions.
    let unmerged: String?

    /// Whether git runs the command and ends if it fails.
    private let isGit = ProcessInfo.processInfo.environment["GIT_DIFF_PATH_COUNTER"] != nil

    /// - Parameter arguments: Two paths, or the arguments that git passes to an external diff command: the path, then for
    ///   the old and the new version a file, its hash and its mode, and for a renamed file its new path and a message.
    init(_ arguments: [String]) throws {
        unmerged = isGit && arguments.count == 1 ? arguments[0] : nil
        switch arguments.count {
        case 2: (old, new, path) = (arguments[0], arguments[1], nil)
        case 7: (old, new, path) = (arguments[1], arguments[4], arguments[0])
        case 9: (old, new, path) = (arguments[1], arguments[4], arguments[7])
        default:
            guard unmerged != nil else {
                let found = arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments"
                throw Outcome.usage("diff compares two files or folders, and found \(found)")
            }
            (old, new, path) = ("", "", nil)
        }
    }

    /// Reads the files of both sides.
    ///
    /// - Returns: The versions of each file, and the errors of malformed files in folders, of which no version is compared.
    /// - Throws: ``Outcome`` if any other file cannot be read, or if a file and a folder would be compared.
    func versions() throws -> (compared: [StoryboardComparison.Versions], errors: [StoryboardFileError]) {
        let (oldFolder, newFolder) = (try isFolder(old), try isFolder(new))
        if let oldFolder, let newFolder, oldFolder != newFolder {
            let paths = oldFolder ? (old, new) : (new, old)
            throw Outcome.usage("\(paths.0) is a folder and \(paths.1) is a file; compare two files or two folders")
        }
        let (oldInputs, newInputs) = (try inputs(old, oldFolder), try inputs(new, newFolder))
        guard oldFolder ?? newFolder ?? false else {
            let (oldFile, newFile) = (oldInputs?.files.first, newInputs?.files.first)
            return ([.init(path: path ?? newFile?.path ?? oldFile?.path ?? "", old: oldFile, new: newFile)], [])
        }
        let (oldByPath, newByPath) = (byPath(oldInputs, in: old), byPath(newInputs, in: new))
        let compared = Set(oldByPath.keys).union(newByPath.keys).sorted().compactMap { path in
            try? StoryboardComparison.Versions(path: path, old: oldByPath[path]?.get(), new: newByPath[path]?.get())
        }
        return (compared, [oldInputs, newInputs].flatMap { $0?.errors ?? [] })
    }

    /// Returns the differences of the lines if git runs the command and a version is malformed, or else nil.
    func textDifference(_ failure: Outcome) throws -> Outcome? {
        guard isGit, failure.status == 65 else { return nil }
        // The status is that of a difference.
        let output = try Output.output(of: ["git", "diff", "--no-index", "--no-ext-diff", "--no-color", "--", old, new])
        let lines = String(decoding: output.data, as: UTF8.self)
        let name = (path ?? new).singleLine
        // The names before the first part are those of git's temporary files.
        let parts = lines.firstRange(of: "\n@@").map { lines[lines.index(after: $0.lowerBound)...] } ?? Substring(lines)
        return Outcome(output: "~ \(name): the lines, because a version is malformed\n\(parts)", errors: failure.errors)
    }

    /// Whether a path is a folder, or nil if it stands for no file.
    private func isFolder(_ path: String) throws -> Bool? {
        if path == "/dev/null" { return nil }
        if path == "-" { return false }
        guard let isFolder = FileManager.default.isFolder(path) else {
            throw Outcome.noInput(["no such file or folder: \(path)"])
        }
        return isFolder
    }

    /// Returns the files of a side, or nil if it stands for no file.
    private func inputs(_ path: String, _ isFolder: Bool?) throws -> Inputs? {
        guard let isFolder else { return nil }
        // All storyboards of a folder may be added or removed.
        let inputs = Inputs([path], acceptsEmptyFolders: true)
        if !isFolder || !inputs.missing.isEmpty, let failure = inputs.failure { throw failure }
        return inputs
    }

    /// The files of a folder, or their errors, by their paths in it.
    private func byPath(_ inputs: Inputs?, in path: String) -> [String: Result<StoryboardFile, StoryboardFileError>] {
        let folder = ProjectFolder(path)
        let files = (inputs?.all ?? []).map { (folder.relativePath(of: $0.path), $0) }
        return Dictionary(files) { first, _ in first }
    }
}
