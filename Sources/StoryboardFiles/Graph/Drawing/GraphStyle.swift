extension StoryboardGraph.Node {
    /// The classes of the node's box in the style sheet.
    var boxClass: String {
        (["box", styleName] + (change.map { [$0.rawValue] } ?? [])).joined(separator: " ")
    }

    fileprivate var styleName: String { role == .scene && isContainer ? "container" : role.rawValue }

    var cornerRadius: Double {
        switch role {
        case .scene: 8
        case .reference, .outside: 18
        case .exit: 10
        case .missing: 2
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

    /// The classes of the arrow in the style sheet.
    var arrowClass: String { change.map { "\(style.rawValue) \($0.rawValue)" } ?? style.rawValue }
}

extension StoryboardComparison.Change {
    /// A colour that is readable on light and dark pages.
    var color: String {
        switch self {
        case .added: "#2da44e"
        case .removed: "#d1242f"
        case .changed: "#bf8700"
        }
    }
}

/// The style sheet of drawings, for light and dark pages.
enum GraphStyleSheet {
    private struct Palette {
        let page, panel, panelLine, ink, pale, chip, shape: String
        /// The fill and the line of each kind of box.
        let boxes: [(name: String, fill: String, line: String)]
        /// The colour of each kind of arrow.
        let arrows: [(style: StoryboardGraph.Edge.Style, color: String)]
        /// The line of each change, and the fill of boxes.
        let changes: [(change: StoryboardComparison.Change, line: String, fill: String)]
    }

    static let text = [shapes, colors(light), "@media (prefers-color-scheme:dark){", colors(dark), "}"]
        .joined(separator: "\n")

    /// Returns the colours of a node's box on a light page.
    static func lightColors(of node: StoryboardGraph.Node) -> (fill: String, line: String) {
        let change = light.changes.first { $0.change == node.change }
        let box = light.boxes.first { $0.name == node.styleName }
        return (change?.fill ?? box?.fill ?? light.page, change?.line ?? box?.line ?? light.ink)
    }

    /// Returns the colour of an arrow on a light page.
    static func lightColor(of edge: StoryboardGraph.Edge) -> String {
        light.changes.first { $0.change == edge.change }?.line ?? light.arrows.first { $0.style == edge.style }?.color
            ?? light.ink
    }

    private static let shapes = """

        text{font-family:-apple-system,'Segoe UI','Helvetica Neue',Arial,sans-serif}
        .strong{font-weight:bold}.middle{text-anchor:middle}.arrow path,.line{fill:none;stroke-width:1.5}
        .box{stroke-width:1.2}.initial .box{stroke-width:2.5}.outside,.missing{stroke-dasharray:5 3}
        .presentation path{stroke-width:2.4}.containment path,.embed path{stroke-dasharray:7 4}
        .unwind path{stroke-dasharray:1.5 3.5}.reference path{stroke-dasharray:3 3}
        .box.added,.box.removed,.box.changed{stroke-width:2.8}.box.removed{stroke-dasharray:7 4}
        .arrow.added path,.arrow.changed path{stroke-width:2.6}.arrow.removed path{stroke-width:2.6;stroke-dasharray:7 4}
        .sign{font-size:15px;font-weight:bold;text-anchor:middle}
        """

    private static func colors(_ palette: Palette) -> String {
        let general = """
            text{fill:\(palette.ink)}.pale{fill:\(palette.pale)}.page{fill:\(palette.page)}
            .panel{fill:\(palette.panel);stroke:\(palette.panelLine)}.label{fill:\(palette.panel)}
            .marker{fill:\(palette.ink);stroke:\(palette.ink)}
            .screen{fill:\(palette.page);stroke:\(palette.panelLine)}.chip{fill:\(palette.chip)}
            .bar{fill:\(palette.shape)}.control{fill:none;stroke:\(palette.shape)}
            .separator{fill:none;stroke:\(palette.panelLine)}.dashed{stroke-dasharray:3 2}
            """
        let boxes = palette.boxes.map { ".\($0.name).box{fill:\($0.fill);stroke:\($0.line)}" }
        let arrows = palette.arrows.map { arrow in
            let name = arrow.style.rawValue
            return ".arrow.\(name) path,.line.\(name){stroke:\(arrow.color)}"
                + ".arrow.\(name) polygon{fill:\(arrow.color);stroke:\(arrow.color)}"
                + ".label-\(name) text{fill:\(arrow.color)}.label-\(name) .number{stroke:\(arrow.color)}"
        }
        let changes = palette.changes.map { change in
            let name = change.change.rawValue
            return ".box.\(name){stroke:\(change.line);fill:\(change.fill)}.badge.\(name){fill:\(change.line)}"
                + ".arrow.\(name) path,.line.\(name){stroke:\(change.line)}"
                + ".arrow.\(name) polygon{fill:\(change.line);stroke:\(change.line)}"
                + ".label-\(name) text{fill:\(change.line)}.label-\(name) .number{stroke:\(change.line)}"
        }
        // The reference's arrowhead is hollow; a sign is written on its badge.
        return
            ([general] + boxes + arrows + changes + [
                ".arrow.reference polygon{fill:\(palette.page)}", ".sign{fill:\(palette.page)}",
            ]).joined(separator: "\n")
    }

    private static let light = Palette(
        page: "#ffffff",
        panel: "#f6f8fa",
        panelLine: "#d0d7de",
        ink: "#22303c",
        pale: "#5b6b7c",
        chip: "#e4e9ee",
        shape: "#9aa7b4",
        boxes: [
            ("scene", "#ffffff", "#5b6b7c"), ("container", "#e8f1fc", "#2f6fbf"), ("reference", "#eceff2", "#5b6b7c"),
            ("outside", "#fff6e0", "#9a6412"), ("exit", "#fdf0ef", "#b83227"), ("missing", "#fde4e1", "#b83227"),
        ],
        arrows: [
            (.show, "#34495e"), (.presentation, "#8336a8"), (.containment, "#2f6fbf"), (.embed, "#0b7a5c"),
            (.custom, "#a8500a"), (.unwind, "#b83227"), (.reference, "#5b6b7c"),
        ],
        changes: [(.added, "#1a7f37", "#e6f6ea"), (.removed, "#c0202b", "#ffebe9"), (.changed, "#8f5d00", "#fff4d6")]
    )

    private static let dark = Palette(
        page: "#0d1117",
        panel: "#151b23",
        panelLine: "#3d444d",
        ink: "#e6edf3",
        pale: "#9aa5b1",
        chip: "#2a323c",
        shape: "#66727f",
        boxes: [
            ("scene", "#0d1117", "#8b98a5"), ("container", "#12283f", "#6cb0f5"), ("reference", "#222a33", "#8b98a5"),
            ("outside", "#2d230c", "#d9a441"), ("exit", "#2f1614", "#ff8178"), ("missing", "#3d1513", "#ff8178"),
        ],
        arrows: [
            (.show, "#b6c2ce"), (.presentation, "#cf8ef0"), (.containment, "#6cb0f5"), (.embed, "#4cc9a3"),
            (.custom, "#f0a35e"), (.unwind, "#ff8178"), (.reference, "#9aa5b1"),
        ],
        changes: [(.added, "#4ac26b", "#10301b"), (.removed, "#ff8178", "#3a1512"), (.changed, "#e3b341", "#33270a")]
    )
}
