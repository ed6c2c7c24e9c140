extension StoryboardGraph.Node {
    /// The classes of the node's box in the style sheet.
    var boxClass: String {
        ["box", styleName, change?.rawValue].compactMap(\.self).joined(separator: " ")
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
    /// A colour on light and on dark pages.
    private struct Color {
        let light, dark: String

        init(_ light: String, _ dark: String) { (self.light, self.dark) = (light, dark) }
    }

    private static let page = Color("#ffffff", "#0d1117")
    private static let panel = Color("#f6f8fa", "#151b23")
    private static let panelLine = Color("#d0d7de", "#3d444d")
    private static let ink = Color("#22303c", "#e6edf3")
    private static let pale = Color("#5b6b7c", "#9aa5b1")
    private static let chip = Color("#e4e9ee", "#2a323c")
    private static let shape = Color("#9aa7b4", "#66727f")

    /// The fill and the line of each kind of box.
    private static let boxes: [(name: String, fill: Color, line: Color)] = [
        ("scene", page, Color("#5b6b7c", "#8b98a5")),
        ("container", Color("#e8f1fc", "#12283f"), Color("#2f6fbf", "#6cb0f5")),
        ("reference", Color("#eceff2", "#222a33"), Color("#5b6b7c", "#8b98a5")),
        ("outside", Color("#fff6e0", "#2d230c"), Color("#9a6412", "#d9a441")),
        ("exit", Color("#fdf0ef", "#2f1614"), Color("#b83227", "#ff8178")),
        ("missing", Color("#fde4e1", "#3d1513"), Color("#b83227", "#ff8178")),
    ]

    /// The colour of each kind of arrow.
    private static let arrows: [(style: StoryboardGraph.Edge.Style, color: Color)] = [
        (.show, Color("#34495e", "#b6c2ce")), (.presentation, Color("#8336a8", "#cf8ef0")),
        (.containment, Color("#2f6fbf", "#6cb0f5")), (.embed, Color("#0b7a5c", "#4cc9a3")),
        (.custom, Color("#a8500a", "#f0a35e")), (.unwind, Color("#b83227", "#ff8178")), (.reference, pale),
    ]

    /// The line of each change, and the fill of boxes.
    private static let changes: [(change: StoryboardComparison.Change, line: Color, fill: Color)] = [
        (.added, Color("#1a7f37", "#4ac26b"), Color("#e6f6ea", "#10301b")),
        (.removed, Color("#c0202b", "#ff8178"), Color("#ffebe9", "#3a1512")),
        (.changed, Color("#8f5d00", "#e3b341"), Color("#fff4d6", "#33270a")),
    ]

    static let text = [shapes, colors(\.light), "@media screen and (prefers-color-scheme:dark){", colors(\.dark), "}"]
        .joined(separator: "\n")

    /// Returns the colours of a node's box on a light page.
    static func lightColors(of node: StoryboardGraph.Node) -> (fill: String, line: String) {
        let change = changes.first { $0.change == node.change }
        let box = boxes.first { $0.name == node.styleName }
        return ((change?.fill ?? box?.fill ?? page).light, (change?.line ?? box?.line ?? ink).light)
    }

    /// Returns the colour of an arrow on a light page.
    static func lightColor(of edge: StoryboardGraph.Edge) -> String {
        let change = changes.first { $0.change == edge.change }
        return (change?.line ?? arrows.first { $0.style == edge.style }?.color ?? ink).light
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

    private static func colors(_ color: (Color) -> String) -> String {
        let (page, panel, panelLine, ink) = (color(page), color(panel), color(panelLine), color(ink))
        let general = """
            text{fill:\(ink)}.pale{fill:\(color(pale))}.page{fill:\(page)}svg:root{background:\(page)}
            .panel{fill:\(panel);stroke:\(panelLine)}.label{fill:\(panel)}
            .marker{fill:\(ink);stroke:\(ink)}
            .screen{fill:\(page);stroke:\(panelLine)}.chip{fill:\(color(chip))}
            .bar{fill:\(color(shape))}.control{fill:none;stroke:\(color(shape))}
            .separator{fill:none;stroke:\(panelLine)}.dashed{stroke-dasharray:3 2}
            """
        func arrow(_ name: String, _ color: String) -> String {
            ".arrow.\(name) path,.line.\(name){stroke:\(color)}"
                + ".arrow.\(name) polygon{fill:\(color);stroke:\(color)}"
                + ".label-\(name) text{fill:\(color)}.label-\(name) .number{stroke:\(color)}"
        }
        let boxes = boxes.map { ".\($0.name).box{fill:\(color($0.fill));stroke:\(color($0.line))}" }
        let arrows = arrows.map { arrow($0.style.rawValue, color($0.color)) }
        let changes = changes.map { change, line, fill in
            let (name, line) = (change.rawValue, color(line))
            return ".box.\(name){stroke:\(line);fill:\(color(fill))}.badge.\(name){fill:\(line)}" + arrow(name, line)
        }
        // The reference's arrowhead is hollow; a sign is written on its badge.
        return
            ([general] + boxes + arrows + changes + [
                ".arrow.reference polygon{fill:\(page)}", ".sign{fill:\(page)}",
            ]).joined(separator: "\n")
    }
}
