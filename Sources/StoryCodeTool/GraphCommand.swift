import StoryboardFiles

/// Draws files.
struct GraphCommand: Command {
    static let name = "graph"
    static let summary = "draw the scenes and segues of files"
    static let help = """
        Draws the scenes and the segues of storyboard files, with the references between them.

        Usage: storycode graph [--format mermaid|dot|svg] [--output <file>] <file or folder>...

          --format <format>   Mermaid for pages and pull requests, DOT for Graphviz, SVG as a picture by itself, laid out
                              as on Interface Builder's canvas. Mermaid unless it is said.
          --output <file>     Write it into a file.
        """

    /// In which form it is drawn.
    private enum Format: String, CaseIterable {
        case mermaid, dot, svg
    }

    private let format: Format
    private let output: String?
    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", or: .mermaid)
        output = try arguments.value("--output")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        let graph = StoryboardGraph(try inputs.complete())
        let text =
            switch format {
            case .mermaid: graph.mermaid
            case .dot: graph.dot
            case .svg: graph.svg
            }
        guard let output else { return .success(text) }
        try Output.write(text, to: output)
        return .success("")
    }
}
