import Foundation

/// A folder that contains input files.
struct Folder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Returns the sorted paths of files in the folder and its subfolders, without hidden ones such as `.build`.
    ///
    /// - Parameter suffixes: The suffixes of the files' names.
    func files(withSuffixes suffixes: [String]) -> [String] {
        // The folder itself may be a link. Links inside are not followed, because they may lead back.
        let enumerator = FileManager.default.enumerator(atPath: URL(filePath: path).resolvingSymlinksInPath().path)
        var found: [String] = []
        while let name = enumerator?.nextObject() as? String {
            let isFolder = enumerator?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if (name as NSString).lastPathComponent.hasPrefix(".") {
                if isFolder { enumerator?.skipDescendants() }
            } else if !isFolder, suffixes.contains(where: name.hasSuffix) {
                found.append((path as NSString).appendingPathComponent(name))
            }
        }
        return found.sorted()
    }
}
