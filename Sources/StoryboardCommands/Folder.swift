import Foundation

/// Finds and reads the input files in folders.
enum Folder {
    /// Returns the sorted paths of files in a folder and its subfolders, without hidden ones such as `.build`, and
    /// messages about folders that cannot be read.
    ///
    /// - Parameters:
    ///   - suffixes: The suffixes of the files' names.
    ///   - isExcluded: Whether a file or a folder is skipped.
    static func contents(
        of path: String,
        withSuffixes suffixes: [String],
        excluding isExcluded: (String) -> Bool = { _ in false }
    ) -> (files: [String], failures: [String]) {
        var found = (files: [String](), failures: [String]())
        // The folder itself may be a link. Links inside are not followed, because they may lead back.
        var folders = [(URL(filePath: path).resolvingSymlinksInPath().path, path)]
        while let (folder, path) = folders.popLast() {
            do {
                for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
                    let file = (folder as NSString).appendingPathComponent(name)
                    let shown = (path as NSString).appendingPathComponent(name)
                    if isExcluded(shown) { continue }
                    if type(of: file) == .typeDirectory {
                        folders.append((file, shown))
                    } else if suffixes.contains(where: name.hasSuffix), !isSpecial(file) {
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

    /// Returns the image files, the descriptions of assets and the localized strings in a folder.
    static func assets(in folder: String) -> [String] {
        contents(of: folder, withSuffixes: assetSuffixes + stringSuffixes).files
    }

    /// Whether a file is an image or describes an asset.
    static func isAsset(_ path: String) -> Bool { assetSuffixes.contains(where: path.hasSuffix) }

    static let assetSuffixes = [
        ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".tiff", ".tif", ".icns", "Contents.json",
    ]

    static let stringSuffixes = [".strings", ".stringsdict", ".xcstrings"]

    private static func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Returns whether a path is that of a pipe or a device, or of a link to one: reading it may never end.
    private static func isSpecial(_ path: String) -> Bool {
        let type = type(of: URL(filePath: path).resolvingSymlinksInPath().path)
        return type != nil && ![.typeRegular, .typeDirectory, .typeSymbolicLink].contains(type)
    }

    /// Reads the source files in folders.
    ///
    /// - Throws: ``Outcome`` if a folder has none, or if one cannot be read: its declarations would seem to be missing.
    static func readSources(
        in folders: [String],
        withSuffixes suffixes: [String],
        _ body: (_ source: Data, _ path: String) -> Void
    ) throws {
        var (files, failures): ([String], [String]) = ([], [])
        for folder in folders {
            let contents = contents(of: folder, withSuffixes: suffixes)
            failures += contents.failures
            if contents.files.isEmpty, contents.failures.isEmpty {
                failures.append("no source file in the folder \(folder)")
            }
            files += contents.files
        }
        if !failures.isEmpty { throw Outcome.noInput(failures) }
        try readSources(files, body)
    }

    /// Reads source files that exist: the destination of a link, or a generated file of a project, may not.
    ///
    /// - Throws: ``Outcome`` if one cannot be read.
    static func readSources(_ files: [String], _ body: (_ source: Data, _ path: String) -> Void) throws {
        var failures: [String] = []
        for file in files where FileManager.default.fileExists(atPath: file) {
            do { body(try Data(contentsOf: URL(filePath: file)), file) } catch {
                failures.append("\(file) cannot be read: \(error.reason)")
            }
        }
        if !failures.isEmpty { throw Outcome.noInput(failures) }
    }
}

extension FileManager {
    /// Returns whether a path is that of a folder, or of a link to one, or nil if there is no file.
    func isFolder(_ path: String) -> Bool? {
        var isFolder = ObjCBool(false)
        return unsafe fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}
