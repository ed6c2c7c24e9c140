import Foundation
import StoryboardFiles

/// The storyboard files that a command is given.
struct Inputs {
    /// Those that could be read and why others could not, in the order in which they were named; those of a folder by
    /// their paths.
    private(set) var all: [Result<StoryboardFile, StoryboardFileError>] = []

    /// What is not there, or cannot be opened.
    private(set) var missing: [String] = []

    /// Reads files, and all storyboards in folders; one that is named twice, once.
    ///
    /// - Parameter paths: The files and folders; `-` is the standard input.
    init(_ paths: [String]) {
        var known: Set<String> = []
        let files = paths.flatMap { expanded($0) }.filter {
            known.insert(URL(filePath: $0).standardizedFileURL.path).inserted
        }
        var progress = Progress(of: files.count)
        defer { progress.end() }
        for path in files {
            progress.step(path)
            do {
                all.append(.success(try Self.read(path)))
            } catch let error as StoryboardFileError {
                all.append(.failure(error))
            } catch {
                missing.append("\(path) cannot be read: \(error.reason)")
            }
        }
    }

    /// The files, where all could be read.
    ///
    /// - Throws: ``Outcome`` with the errors of those that could not.
    func complete() throws -> [StoryboardFile] {
        let errors = all.compactMap { result in
            if case .failure(let error) = result { error.description } else { nil }
        }
        if !missing.isEmpty { throw Outcome.noInput(missing, errors: errors) }
        if !errors.isEmpty { throw Outcome.unreadable(errors) }
        return all.compactMap { try? $0.get() }
    }

    private static func read(_ path: String) throws -> StoryboardFile {
        guard path == "-" else { return try StoryboardFile(contentsOf: URL(filePath: path), path: path) }
        return try StoryboardFile(FileHandle.standardInput.readToEnd() ?? Data(), path: "<stdin>")
    }

    /// The file that is named, or those of the folder that is.
    private mutating func expanded(_ path: String) -> [String] {
        var isFolder = ObjCBool(false)
        if path == "-" { return [path] }
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            missing.append("there is no file or folder \(path)")
            return []
        }
        guard isFolder.boolValue else { return [path] }
        let found = Folder(path).files(ending: [".storyboard"])
        if found.isEmpty { missing.append("there is no storyboard in the folder \(path)") }
        return found
    }
}
