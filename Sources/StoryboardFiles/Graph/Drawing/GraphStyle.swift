extension StoryboardGraph.Node {
    /// The style of the node's box.
    var boxStyle: (fill: String, stroke: String, cornerRadius: Double, dash: String) {
        switch role {
        case .scene where isContainer: ("#e8f1fc", "#2f6fbf", 8, "")
        case .scene: ("#ffffff", "#5b6b7c", 8, "")
        case .reference: ("#eceff2", "#66758a", 18, "")
        case .outside: ("#fff6e0", "#b7791f", 18, " stroke-dasharray=\"5 3\"")
        case .exit: ("#fdf0ef", "#b83227", 10, "")
        case .missing: ("#fde4e1", "#b83227", 2, " stroke-dasharray=\"5 3\"")
        }
    }

    /// Whether the node is a container controller.
    private var isContainer: Bool {
        [
            "application", "navigationController", "pageViewController", "pagecontroller", "splitViewController",
            "tabBarController", "tabViewController", "windowController",
        ].contains(kind)
    }
}

extension StoryboardGraph.Edge {
    /// The style of an arrow.
    enum Style: String, CaseIterable {
        case show, presentation, containment, embed, custom, unwind, reference
    }

    var style: Style {
        switch kind {
        case "relationship": .containment
        case "embed": .embed
        case "unwind": .unwind
        case "reference": .reference
        case "custom": .custom
        case "presentation", "modal", "popoverPresentation", "popover", "sheet": .presentation
        default: .show
        }
    }
}

extension StoryboardGraph.Edge.Style {
    var color: String {
        switch self {
        case .show: "#34495e"
        case .presentation: "#8336a8"
        case .containment: "#2f6fbf"
        case .embed: "#0b7a5c"
        case .custom: "#b8590b"
        case .unwind: "#b83227"
        case .reference: "#66758a"
        }
    }

    var stroke: String {
        let dash =
            switch self {
            case .show, .presentation, .custom: ""
            case .containment, .embed: " stroke-dasharray=\"7 4\""
            case .unwind: " stroke-dasharray=\"1.5 3.5\""
            case .reference: " stroke-dasharray=\"3 3\""
            }
        return "stroke=\"\(color)\" stroke-width=\"\(self == .presentation ? "2.2" : "1.5")\"\(dash)"
    }
}
