/// The scenes of storyboard files and the segues between them.
///
/// ```swift
/// let graph = StoryboardGraph([try StoryboardFile(contentsOf: main), try StoryboardFile(contentsOf: settings)])
/// print(graph.mermaid)
/// ```
///
/// References between the files are resolved. A placeholder has an edge to its scene if one of the files contains the
/// scene, and is an outside node if none does. Nodes and edges have the order of the files.
///
/// See <doc:Pictures-and-differences>.
public struct StoryboardGraph: Hashable, Sendable {
    /// A scene, or another destination of a segue.
    public struct Node: Hashable, Sendable {
        /// What a node represents.
        public enum Role: String, Hashable, Sendable {
            /// A scene.
            case scene
            /// A reference to a scene of the files.
            case reference
            /// A reference to a scene that is in none of the files.
            case outside
            /// The exit of a scene.
            case exit
            /// A destination that is not in the file.
            case missing
        }

        /// What the node represents.
        public let role: Role
        /// The index of the file in ``StoryboardGraph/files``.
        public internal(set) var file: Int
        /// The `id` of the controller, or the action of an exit.
        public let id: String
        /// The kind of controller, as Interface Builder writes it, such as `viewController`.
        public let kind: String
        /// The title, the label in Interface Builder, or the title of the bar item.
        public let title: String?
        /// The storyboard identifier.
        public let identifier: String?
        /// The custom class of the controller.
        public let customClass: String?
        /// The scene that a reference leads to.
        public let reference: FileReference?
        /// Whether the node is the initial scene of its file.
        public let isInitial: Bool
        /// The location on Interface Builder's canvas.
        public let location: Location?
        /// What happened to the scene, in the graph of a ``StoryboardComparison``.
        public internal(set) var change: StoryboardComparison.Change?
        /// The drawing of the screen, in the graph of a ``StoryboardComparison`` after that of the old version if they differ.
        var screens: [ScreenSketch] = []
    }

    /// A location on Interface Builder's canvas.
    public struct Location: Hashable, Sendable {
        /// The horizontal coordinate.
        public let x: Double
        /// The vertical coordinate, which grows downwards.
        public let y: Double
    }

    /// A segue, or the connection of a reference to its scene.
    public struct Edge: Hashable, Sendable {
        /// The index of the source in ``StoryboardGraph/nodes``.
        public internal(set) var from: Int
        /// The index of the destination in ``StoryboardGraph/nodes``.
        public internal(set) var to: Int
        /// The `id` of the segue in the file, or an empty text.
        public let id: String
        /// The kind of the segue, as Interface Builder writes it, or `reference`.
        public let kind: String
        /// The identifier of the segue.
        public let identifier: String?
        /// The kind of relationship, such as `rootViewController`.
        public let relationship: String?
        /// The line of the segue in its file.
        public let line: Int
        /// What happened to the segue, in the graph of a ``StoryboardComparison``.
        public internal(set) var change: StoryboardComparison.Change?
    }

    /// The names of the files.
    public let files: [String]

    /// The scenes in the order of the files, then exits and missing destinations.
    public private(set) var nodes: [Node]

    /// The segues in the order of the files, and the connections of references to their scenes.
    public let edges: [Edge]

    /// Creates the graph of files.
    ///
    /// If several files have the same name, a reference leads to the first one that contains the scene.
    public init(_ files: [StoryboardFile]) {
        let builder = StoryboardGraphBuilder(files)
        self.files = files.map(\.name)
        nodes = builder.nodes
        edges = builder.edges
    }

    /// The graph without drawings of its screens.
    var withoutScreens: StoryboardGraph {
        var graph = self
        for index in graph.nodes.indices { graph.nodes[index].screens = [] }
        return graph
    }

    /// Creates a graph of known nodes and edges.
    init(files: [String], nodes: [Node], edges: [Edge]) { (self.files, self.nodes, self.edges) = (files, nodes, edges) }
}

extension StoryboardFile {
    /// The graph of this file alone.
    public var graph: StoryboardGraph { StoryboardGraph([self]) }
}
