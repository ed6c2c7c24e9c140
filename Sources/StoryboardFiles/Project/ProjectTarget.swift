/// A target of a project: its module and its files.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct ProjectTarget: Hashable, Sendable {
    /// A folder of which all files belong to the target, except for some.
    public struct Folder: Hashable, Sendable {
        /// The path of the folder.
        public var path: String

        /// The paths of the files and folders in it that do not belong to the target.
        public var excluded: Set<String>

        /// Creates a folder.
        public init(path: String, excluded: Set<String> = []) { (self.path, self.excluded) = (path, excluded) }
    }

    /// The name.
    public var name: String

    /// The name of the module.
    public var module: String

    /// The paths of the files: sources, storyboards, XIB files and others.
    public var files: [String] = []

    /// The folders of which the files belong to the target.
    public var folders: [Folder] = []

    /// The names of the targets that it depends on.
    public var dependencies: [String] = []

    /// Creates a target without files.
    ///
    /// - Parameter module: The name of the module, or nil for that of the target with underscores for other characters.
    public init(name: String, module: String? = nil) {
        (self.name, self.module) = (name, (module ?? name).moduleName)
    }
}

extension String {
    /// The name of the module that a target of this name has.
    var moduleName: String { String(map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" }) }
}
