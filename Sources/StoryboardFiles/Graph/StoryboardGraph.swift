/// The scenes of storyboard files and what leads from one to another: one picture of a whole program.
///
/// ```swift
/// let graph = StoryboardGraph([try StoryboardFile(contentsOf: main), try StoryboardFile(contentsOf: settings)])
/// print(graph.mermaid)
/// ```
///
/// References are resolved among the files: a placeholder whose scene is in one of them has an edge to that scene, and
/// any other is an outside node. Nodes and edges are in the order of the files.
public struct StoryboardGraph: Hashable, Sendable {
    /// A scene, or something else to which a segue leads.
    public struct Node: Hashable, Sendable {
        /// What a node stands for.
        public enum Role: String, Hashable, Sendable {
            /// A scene.
            case scene
            /// A placeholder for a scene of the given files.
            case reference
            /// A placeholder for a scene that is in none of the given files.
            case outside
            /// The exit of a scene: back to whoever has the action.
            case exit
            /// What a segue leads to though the file does not have it.
            case missing
        }

        /// What it stands for.
        public let role: Role
        /// The file where it is, as a place in ``StoryboardGraph/files``.
        public let file: Int
        /// The identity of the controller; for an exit its action.
        public let id: String
        /// What kind of controller it is, as Interface Builder names it: `viewController` and others.
        public let kind: String
        /// What the author calls it: its title, its label, or the title of its bar item.
        public let title: String?
        /// Its storyboard identifier.
        public let identifier: String?
        /// The class of its own that it has.
        public let customClass: String?
        /// Which scene it stands for, if it is a placeholder.
        public let reference: FileReference?
        /// Whether it is the first scene of its file.
        public let isInitial: Bool
        /// Where it is on Interface Builder's canvas.
        public let location: Location?
    }

    /// A place on the canvas.
    public struct Location: Hashable, Sendable {
        /// To the right.
        public let x: Double
        /// Down.
        public let y: Double
    }

    /// A segue, or what a placeholder stands for.
    public struct Edge: Hashable, Sendable {
        /// Where it begins, as a place in ``StoryboardGraph/nodes``.
        public let from: Int
        /// Where it leads, as a place in ``StoryboardGraph/nodes``.
        public let to: Int
        /// The kind of the segue, as Interface Builder writes it; `reference` from a placeholder to its scene.
        public let kind: String
        /// The identifier of the segue.
        public let identifier: String?
        /// What a relationship means, such as `rootViewController`.
        public let relationship: String?
        /// The line of the file where it is written.
        public let line: Int
    }

    /// The names of the files, in the order in which they were given.
    public let files: [String]

    /// The scenes in the order of the files, then exits and what is missing.
    public let nodes: [Node]

    /// The segues in the order of the files, those of a placeholder followed by its reference.
    public let edges: [Edge]

    /// Draws the files up.
    ///
    /// - Parameter files: The files. Of several with one name, references lead into the first that has the scene.
    public init(_ files: [StoryboardFile]) {
        let builder = StoryboardGraphBuilder(files)
        self.files = files.map(\.name)
        nodes = builder.nodes
        edges = builder.edges
    }
}

extension StoryboardFile {
    /// The scenes of the file and what leads from one to another.
    public var graph: StoryboardGraph { StoryboardGraph([self]) }
}
