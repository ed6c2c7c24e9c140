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

    /// - Parameter arguments: Two paths, or the arguments that git passes to an external diff command: the path, then for
    ///   the old and the new version a file, its hash and its mode, and for a renamed file its new path and a message.
    init(_ arguments: [String]) throws {
        let isGit = ProcessInfo.processInfo.environment["GIT_DIFF_PATH_COUNTER"] != nil
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
    /// - Throws: ``Outcome`` if a file cannot be read, or if a file and a folder would be compared.
    func versions() throws -> [StoryboardComparison.Versions] {
        let (oldFolder, newFolder) = (try isFolder(old), try isFolder(new))
        if let oldFolder, let newFolder, oldFolder != newFolder {
            let paths = oldFolder ? (old, new) : (new, old)
            throw Outcome.usage("\(paths.0) is a folder and \(paths.1) is a file; compare two files or two folders")
        }
        let isFolders = oldFolder ?? newFolder ?? false
        let (oldFiles, newFiles) = (try files(old, oldFolder), try files(new, newFolder))
        if !isFolders {
            let shown = path ?? newFiles.first?.path ?? oldFiles.first?.path ?? ""
            return [.init(path: shown, old: oldFiles.first, new: newFiles.first)]
        }
        let (oldByPath, newByPath) = (byPath(oldFiles, in: old), byPath(newFiles, in: new))
        return Set(oldByPath.keys).union(newByPath.keys).sorted().map { path in
            .init(path: path, old: oldByPath[path], new: newByPath[path])
        }
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

    private func files(_ path: String, _ isFolder: Bool?) throws -> [StoryboardFile] {
        if isFolder == nil { return [] }
        // All storyboards of a folder may be added or removed.
        let inputs = Inputs([path], acceptsEmptyFolders: true)
        if let failure = inputs.failure { throw failure }
        return inputs.files
    }

    /// The files of a folder by their paths in it.
    private func byPath(_ files: [StoryboardFile], in path: String) -> [String: StoryboardFile] {
        let folder = ProjectFolder(path)
        return Dictionary(files.map { (folder.relativePath(of: $0.path), $0) }) { first, _ in first }
    }
}
