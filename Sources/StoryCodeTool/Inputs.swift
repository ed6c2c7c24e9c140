import Foundation
import StoryboardFiles

/// The storyboard files that a command is given.
struct Inputs {
    /// Those that could be read and why others could not, in the order in which they were named; those of a folder by
    /// their paths.
    private(set) var all: [Result<StoryboardFile, StoryboardFileError>] = []

    /// Reads files, and all storyboards in folders.
    ///
    /// - Parameter paths: The files and folders.
    /// - Throws: ``Outcome`` where one is not there.
    init(_ paths: [String]) throws {
        let files = try paths.flatMap(Self.expanded)
        var progress = Progress(of: files.count)
        for path in files {
            progress.step("Reading \(path)")
            do {
                all.append(.success(try StoryboardFile(contentsOf: URL(filePath: path), path: path)))
            } catch let error as StoryboardFileError {
                all.append(.failure(error))
            } catch {
                throw Outcome.noInput("\(path) cannot be read: \(error.localizedDescription)")
            }
        }
        progress.end()
    }

    /// The files that could be read, where all could.
    ///
    /// - Throws: ``Outcome`` with the errors of those that could not.
    func complete() throws -> [StoryboardFile] {
        let errors = all.compactMap { result in
            if case .failure(let error) = result { error.description } else { nil }
        }
        if !errors.isEmpty { throw Outcome.unreadable(errors) }
        return all.compactMap { try? $0.get() }
    }

    private static func expanded(_ path: String) throws -> [String] {
        guard let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]) else {
            throw Outcome.noInput("there is no file or folder \(path)")
        }
        guard values.isDirectory == true else { return [path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        // Files that begin with "._" are what macOS leaves of resources on other file systems.
        let found = names.filter { $0.hasSuffix(".storyboard") && !($0 as NSString).lastPathComponent.hasPrefix("._") }
        if found.isEmpty { throw Outcome.noInput("there is no storyboard in the folder \(path)") }
        return found.sorted().map { (path as NSString).appendingPathComponent($0) }
    }
}
