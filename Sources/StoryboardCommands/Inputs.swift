import Foundation
package import StoryboardFiles

/// The storyboard files that a command reads.
package struct Inputs {
    /// The files or their errors, in the order of the arguments; the files of a folder in the order of their paths.
    package private(set) var all: [Result<StoryboardFile, StoryboardFileError>] = []

    /// Messages about files and folders that do not exist or cannot be opened.
    package private(set) var missing: [String] = []

    /// Reads files, and all storyboards in folders, each file once.
    ///
    /// - Parameters:
    ///   - paths: The files and folders; `-` is the standard input.
    ///   - acceptsXIB: Whether XIB files are also read.
    ///   - acceptsEmptyFolders: Whether a folder may contain no files.
    ///   - isExcluded: Whether a file or a folder is skipped.
    package init(
        _ paths: [String],
        acceptsXIB: Bool = false,
        acceptsEmptyFolders: Bool = false,
        excluding isExcluded: (String) -> Bool = { _ in false }
    ) {
        /// Returns the path of a file, or the paths of the storyboards in a folder.
        func expanded(_ path: String) -> [String] {
            if path == "-" { return [path] }
            if isExcluded(path) { return [] }
            guard let isFolder = FileManager.default.isFolder(path) else {
                missing.append("no such file or folder: \(path)")
                return []
            }
            guard isFolder else { return [path] }
            let suffixes = acceptsXIB ? [".storyboard", ".xib"] : [".storyboard"]
            let found = Folder.contents(of: path, withSuffixes: suffixes, excluding: isExcluded)
            missing += found.failures
            if found.files.isEmpty, found.failures.isEmpty, !acceptsEmptyFolders {
                missing.append("no storyboard\(acceptsXIB ? " or XIB file" : "") in the folder \(path)")
            }
            return found.files
        }
        var known: Set<String> = []
        let files = paths.flatMap(expanded).filter {
            known.insert(URL(filePath: $0).standardizedFileURL.path).inserted
        }
        var progress = Progress(of: files.count)
        defer { progress.end() }
        for path in files {
            progress.step(path)
            do {
                let file = try Self.read(path)
                if !acceptsXIB { try file.requireStoryboard() }
                all.append(.success(file))
            } catch let error as StoryboardFileError {
                all.append(.failure(error))
            } catch {
                missing.append("\(path) cannot be read: \(error.reason)")
            }
        }
    }

    /// The files that could be read.
    var files: [StoryboardFile] { all.compactMap { try? $0.get() } }

    /// The errors of malformed files.
    var errors: [StoryboardFileError] {
        all.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    /// The outcome for the files that could not be read, or nil if all could be.
    package var failure: Outcome? {
        let errors = errors.map(\.description)
        if missing.isEmpty, errors.isEmpty { return nil }
        return missing.isEmpty ? .unreadable(errors) : .noInput(missing, errors: errors)
    }

    /// Runs a command on the files that could be read, unless there are none, and reports the others.
    ///
    /// - Parameter followsReferences: Whether the command follows references, of which ambiguous ones are reported.
    package func run(followsReferences: Bool = true, _ body: ([StoryboardFile]) throws -> Outcome) throws -> Outcome {
        let files = files
        var outcome = files.isEmpty ? Outcome() : try body(files)
        if followsReferences {
            outcome.errors += StoryboardLint.ambiguousReferences(in: files).map(\.description)
        }
        guard var failure else { return outcome }
        failure.output = outcome.output
        failure.errors += outcome.errors
        return failure
    }

    private static func read(_ path: String) throws -> StoryboardFile {
        guard path == "-" else { return try StoryboardFile(contentsOf: URL(filePath: path), path: path) }
        return try StoryboardFile(FileHandle.standardInput.readToEnd() ?? Data(), path: "<stdin>")
    }
}
