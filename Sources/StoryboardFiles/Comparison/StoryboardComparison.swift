/// The differences between two versions of storyboard files: scenes, segues, classes, identifiers and connections.
///
/// ```swift
/// let comparison = StoryboardComparison(old: try StoryboardFile(contentsOf: old), new: try StoryboardFile(contentsOf: new))
/// if !comparison.isEmpty { print(comparison.text) }
/// ```
///
/// Scenes are the same if their controllers have the same `id`, or else the same identifier or class. Positions on
/// Interface Builder's canvas and the versions of Interface Builder are not compared.
///
/// See <doc:Pictures-and-differences>.
public struct StoryboardComparison: Sendable {
    /// What happened to a file, a scene or one of its parts.
    public enum Change: String, CaseIterable, Hashable, Sendable {
        /// It is in the new version only.
        case added
        /// It is in the old version only.
        case removed
        /// It differs between the versions.
        case changed
    }

    /// A value that differs.
    public struct Field: Hashable, Sendable {
        /// What the value is, such as `class`.
        public let name: String
        /// The value in the old version, or nil for none.
        public let old: String?
        /// The value in the new version, or nil for none.
        public let new: String?
    }

    /// A segue, a connection or an object that differs.
    public struct Part: Hashable, Sendable {
        /// What is compared in a scene.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            /// A segue.
            case segue
            /// An outlet, or a member of an outlet collection.
            case outlet
            /// An action.
            case action
            /// The custom class of an object other than the controller.
            case `class`
            /// The reuse identifier of a cell.
            case identifier
            /// A user-defined runtime attribute.
            case attribute
            /// A view, an item or a constraint, or the layout and everything else in the scene.
            case views
        }

        /// What differs.
        public let kind: Kind
        /// What happened.
        public let change: Change
        /// The description: that of the new version, unless the part is removed.
        public let name: String
        /// The `id` in the file.
        public let id: String?
        /// The line: in the new version, unless the part is removed.
        public let line: Int
        /// The values that differ, if the part is changed.
        public let fields: [Field]
    }

    /// A scene that differs.
    public struct Scene: Hashable, Sendable {
        /// What happened.
        public let change: Change
        /// The name in diagrams: that of the new version, unless the scene is removed.
        public let name: String
        /// The kind of controller in words, such as `table view controller`.
        public let kind: String
        /// The `id` of the controller.
        public let id: String
        /// The line: in the new version, unless the scene is removed.
        public let line: Int
        /// The values that differ, if the scene is changed.
        public let fields: [Field]
        /// The parts that differ; all parts of a scene that is added or removed.
        public let parts: [Part]
    }

    /// A file that differs.
    public struct File: Hashable, Sendable {
        /// The path.
        public let path: String
        /// What happened.
        public let change: Change
        /// The values that differ, such as the initial scene.
        public let fields: [Field]
        /// The scenes that differ: those of the new version in its order, then those that are removed.
        public let scenes: [Scene]
    }

    /// The two versions of one file.
    public struct Versions: Sendable {
        /// The path in reports.
        public let path: String
        /// The old version, or nil if the file is added.
        public let old: StoryboardFile?
        /// The new version, or nil if the file is removed.
        public let new: StoryboardFile?

        /// Combines the versions of a file.
        public init(path: String, old: StoryboardFile?, new: StoryboardFile?) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    /// The files that differ, in the order in which they were given.
    public let files: [File]

    /// All scenes and segues of the files that differ, with what happened to them.
    ///
    /// The diagrams of this graph mark them as added (+), removed (−) or changed (~).
    public let graph: StoryboardGraph

    /// Whether nothing differs.
    public var isEmpty: Bool { files.isEmpty }

    /// Compares two versions of several files.
    ///
    /// A scene may move from one file to another.
    public init(_ versions: [Versions]) {
        let scenes = ComparedScenes(versions)
        let differences = SceneDifferences(scenes)
        let compared = versions.indices.map { differences.file($0) }
        files = compared.compactMap(\.self)
        graph = MergedGraph(scenes, differences, files: compared.indices.filter { compared[$0] != nil }).graph
    }

    /// Compares two versions of one file.
    public init(old: StoryboardFile?, new: StoryboardFile?) {
        self.init([Versions(path: new?.path ?? old?.path ?? "", old: old, new: new)])
    }
}
