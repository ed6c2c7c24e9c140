/// A folder to which the paths in a configuration or in a baseline are relative.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct ProjectFolder: Hashable, Sendable {
    private let components: [String]
    private let workingDirectory: [String]

    /// Creates a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - workingDirectory: The absolute path of the folder to which relative paths, such as those of problems, belong.
    public init(_ path: String = ".", workingDirectory: String) {
        self.workingDirectory = Self.components(of: workingDirectory, in: [])
        components = Self.components(of: path, in: self.workingDirectory)
    }

    /// Returns the path of a file from this folder.
    public func relativePath(of path: String) -> String {
        let file = Self.components(of: path, in: workingDirectory)
        let common = zip(components, file).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: components.count - common) + file[common...]).joined(separator: "/")
    }

    /// Returns the components of a path without those that are `.` or `..`; symbolic links are not followed.
    ///
    /// - Parameter isRooted: Whether the path or the folder is absolute; otherwise the path may begin with `..`.
    static func components(of path: String, in folder: [String], isRooted: Bool = true) -> [String] {
        path.split(separator: "/").reduce(into: path.hasPrefix("/") ? [] : folder) { components, component in
            switch component {
            case ".": break
            case ".." where isRooted || components.last ?? ".." != "..": _ = components.popLast()
            default: components.append(String(component))
            }
        }
    }
}
