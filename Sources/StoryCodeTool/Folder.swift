import Foundation

/// A folder that a command is given.
struct Folder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// The files in it and in the folders inside; what is hidden, such as `.build`, is left alone.
    ///
    /// - Parameter endings: How their names may end.
    /// - Returns: The paths, sorted.
    func files(ending endings: [String]) -> [String] {
        // A link to a folder is one; those inside are not followed, for they may lead back.
        let walk = FileManager.default.enumerator(atPath: URL(filePath: path).resolvingSymlinksInPath().path)
        var found: [String] = []
        while let name = walk?.nextObject() as? String {
            let isFolder = walk?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if (name as NSString).lastPathComponent.hasPrefix(".") {
                if isFolder { walk?.skipDescendants() }
            } else if !isFolder, endings.contains(where: name.hasSuffix) {
                found.append((path as NSString).appendingPathComponent(name))
            }
        }
        return found.sorted()
    }
}
