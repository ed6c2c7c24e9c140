import Foundation

/// A folder that contains input files.
struct Folder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// The files that were found, and messages about folders that cannot be read.
    struct Contents {
        var files: [String] = []
        var failures: [String] = []
    }

    /// Returns the sorted paths of files in the folder and its subfolders, without hidden ones such as `.build`.
    ///
    /// - Parameters:
    ///   - suffixes: The suffixes of the files' names.
    ///   - isExcluded: Whether a file or a folder is skipped.
    func contents(withSuffixes suffixes: [String], excluding isExcluded: (String) -> Bool = { _ in false }) -> Contents
    {
        var found = Contents()
        // The folder itself may be a link. Links inside are not followed, because they may lead back.
        var folders = [(URL(filePath: path).resolvingSymlinksInPath().path, path)]
        while let (folder, path) = folders.popLast() {
            do {
                for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
                    let file = (folder as NSString).appendingPathComponent(name)
                    let shown = (path as NSString).appendingPathComponent(name)
                    if isExcluded(shown) { continue }
                    if isFolder(file) {
                        folders.append((file, shown))
                    } else if suffixes.contains(where: name.hasSuffix) {
                        found.files.append(shown)
                    }
                }
            } catch {
                found.failures.append("the folder \(path) cannot be read: \(error.reason)")
            }
        }
        found.files.sort()
        found.failures.sort()
        return found
    }

    private func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
