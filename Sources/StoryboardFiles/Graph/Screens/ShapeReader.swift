import StoryCodeDrawing

/// Reads the shapes of a screen from the views of a file.
struct ShapeReader {
    private(set) var shapes: [ScreenSketch.Shape] = []

    private let scale: Double
    private let bounds: DrawingRect
    /// Whether the origin of a view is at the bottom, as on macOS.
    private let isFlipped: Bool
    private let limit: Int

    init(_ root: FileElement, scale: Double, bounds: DrawingRect, isFlipped: Bool, limit: Int) {
        (self.scale, self.bounds, self.isFlipped, self.limit) = (scale, bounds, isFlipped, limit)
        // The rectangle of each view on the screen, by its index; other elements have that of the view around them.
        var rects: [Int: DrawingRect] = [:]
        for element in root.subtree {
            let outer = element.parent.flatMap { rects[$0.index] }
            guard let frame = ScreenSketch.frame(of: element) else {
                rects[element.index] = outer
                continue
            }
            let rect =
                outer.map { place(frame, in: $0) } ?? DrawingRect(x: 0, y: 0, width: frame.width, height: frame.height)
            rects[element.index] = rect
            if element["hidden"] != "YES", shapes.count < limit { add(element, rect) }
        }
    }

    /// Returns a frame in the coordinates of the screen.
    private func place(_ frame: DrawingRect, in outer: DrawingRect) -> DrawingRect {
        let y = isFlipped ? outer.height - frame.y - frame.height : frame.y
        return DrawingRect(x: outer.x + frame.x, y: outer.y + y, width: frame.width, height: frame.height)
    }

    private mutating func add(_ element: FileElement, _ rect: DrawingRect) {
        guard let kind = Self.kind(of: element) else { return }
        var scaled = rect.scaled(by: scale)
        let (text, size) = (Self.text(of: element), Self.size(of: element) * scale)
        if kind == .text, let text {
            // As wide as the text, at the position that its alignment gives it.
            let width = min(max(SVGText.width(text, size: size), 4), scaled.width)
            let alignment = element["textAlignment"] ?? element.firstChild("textFieldCell")?["alignment"]
            let share = alignment == "center" ? 0.5 : alignment == "right" ? 1 : 0
            scaled.x += (scaled.width - width) * share
            scaled.width = width
        }
        append(kind, scaled, text, size)
        if kind == .list, element.subtree.contains(where: { Self.kind(of: $0) == .cell }) == false {
            // Rows as in a list whose cells the program makes.
            let height = 44 * scale
            for y in stride(from: scaled.y + height, to: min(scaled.bottom, bounds.bottom), by: height).prefix(20) {
                append(.cell, DrawingRect(x: scaled.x, y: y - height, width: scaled.width, height: height))
            }
        }
    }

    /// Returns the text that a view shows first.
    private static func text(of element: FileElement) -> String? {
        let parts = [element] + element.children.filter { ["normal", "configuration", "cell"].contains($0["key"]) }
        let text = element.children.first { $0.name == "string" && $0["key"] == "text" }?.text
        return (parts.flatMap { [$0["text"], $0["title"], $0["placeholder"]] } + [text]).firstNonempty
    }

    private static func size(of element: FileElement) -> Double {
        min(element.firstChild("fontDescription")?.number("pointSize") ?? 17, 200)
    }

    private mutating func append(
        _ kind: ScreenSketch.Kind,
        _ rect: DrawingRect,
        _ text: String? = nil,
        _ size: Double = 0
    ) {
        let (left, top) = (max(rect.x, 0), max(rect.y, 0))
        let (right, bottom) = (min(rect.right, bounds.right), min(rect.bottom, bounds.bottom))
        guard right - left >= 2, bottom - top >= 1.5, shapes.count < limit else { return }
        let visible = DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
        shapes.append(.init(kind: kind, rect: visible, text: text, size: size))
    }

    /// Adds a bar with a title at the top.
    mutating func addBar(_ title: String?, height: Double) {
        append(.bar, DrawingRect(x: 0, y: 0, width: bounds.width, height: height))
        let size = 17 * scale
        let width = title.map { min(SVGText.width($0, size: size), bounds.width) } ?? bounds.width * 0.3
        let rect = DrawingRect(x: (bounds.width - width) / 2, y: height * 0.55, width: width, height: height * 0.3)
        append(.text, rect, title, size)
    }

    private static func kind(of element: FileElement) -> ScreenSketch.Kind? {
        // A text field of macOS without a border is a label.
        if element.name == "textField", let cell = element.firstChild("textFieldCell"), cell["borderStyle"] == nil {
            return .text
        }
        return kinds[element.name]
    }

    private static let kinds: [String: ScreenSketch.Kind] = [
        "label": .text, "button": .button, "popUpButton": .button, "stepper": .button, "colorWell": .button,
        "textField": .field, "secureTextField": .field, "searchBar": .field, "searchField": .field, "comboBox": .field,
        "textView": .field, "datePicker": .field, "pickerView": .field, "imageView": .image, "switch": .toggle,
        "slider": .slider, "progressView": .slider, "progressIndicator": .slider, "pageControl": .slider,
        "segmentedControl": .segments, "navigationBar": .bar, "toolbar": .bar, "tabBar": .bar,
        "tableViewCell": .cell, "collectionViewCell": .cell, "tableCellView": .cell, "tableView": .list,
        "mapView": .area, "webView": .area, "wkWebView": .area, "wkWebKitWebView": .area, "glkView": .area,
        "arscnView": .area, "sceneKitView": .area, "skView": .area, "box": .container, "containerView": .container,
        "outlineView": .list,
    ]
}
