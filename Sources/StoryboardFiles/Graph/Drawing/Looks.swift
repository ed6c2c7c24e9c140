extension StoryboardGraph.Node {
    /// How its box is drawn.
    var look: (fill: String, stroke: String, round: Double, dash: String) {
        switch role {
        case .scene where isContainer: ("#e8f1fc", "#2f6fbf", 8, "")
        case .scene: ("#ffffff", "#5b6b7c", 8, "")
        case .reference: ("#eceff2", "#66758a", 18, "")
        case .outside: ("#fff6e0", "#b7791f", 18, " stroke-dasharray=\"5 3\"")
        case .exit: ("#fdf0ef", "#b83227", 10, "")
        case .missing: ("#fde4e1", "#b83227", 2, " stroke-dasharray=\"5 3\"")
        }
    }

    /// Whether it is there for other scenes.
    private var isContainer: Bool {
        [
            "application", "navigationController", "pageViewController", "pagecontroller", "splitViewController",
            "tabBarController", "tabViewController", "windowController",
        ].contains(kind)
    }
}

extension StoryboardGraph.Edge.Style {
    var colour: String {
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
        return "stroke=\"\(colour)\" stroke-width=\"\(self == .presentation ? "2.2" : "1.5")\"\(dash)"
    }
}
