import StoryboardFiles

/// Draws the graph of storyboard files.
struct GraphCommand: Command {
    static let name = "graph"
    static let summary = "draw the scenes and segues of storyboard files"
    static let help = """
        Draws the scenes and the segues of storyboard files, and the references between them.

        Usage: storyboard graph [options] <file or folder>...

          --format <format>   mermaid (default) for web pages and pull requests, dot for Graphviz, or svg for a drawing of
                              at most 2,000 pixels in width, in the order of Interface Builder's canvas.
          --output <file>     Write the graph to this file, instead of printing it.
          --no-thumbnails     Draw scenes with their names only, in the format svg.
        """

    private enum Format: String, CaseIterable {
        case mermaid, dot, svg
    }

    private let format: Format
    private let output: String?
    private let hasThumbnails: Bool
    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", default: .mermaid)
        output = try arguments.value("--output")
        hasThumbnails = !arguments.flag("--no-thumbnails")
        inputs = try Inputs(arguments.files(), acceptsXIB: true)
    }

    func run() throws -> Outcome { try inputs.run(draw) }

    private func draw(_ files: [StoryboardFile]) throws -> Outcome {
        let graph = StoryboardGraph(files)
        let text =
            switch format {
            case .mermaid: graph.mermaid
            case .dot: graph.dot
            case .svg: graph.svg(thumbnails: hasThumbnails)
            }
        guard let output else { return .success(text) }
        try Output.write(text, to: output)
        return .success("")
    }
}
