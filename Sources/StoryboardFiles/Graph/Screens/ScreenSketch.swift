import StoryCodeDrawing

/// A small drawing of a screen, from the frames of its views in the file.
struct ScreenSketch: Hashable, Sendable {
    /// A view as a simple shape.
    struct Shape: Hashable, Sendable {
        let kind: Kind
        /// The rectangle in the drawing, with the screen's corner at the origin.
        let rect: DrawingRect
        /// The text of the view.
        var text: String?
        /// The size of the text.
        var size = 0.0
    }

    /// What a shape represents.
    enum Kind: Hashable, Sendable {
        case text, button, field, image, toggle, slider, segments, bar, cell, list, area, container
    }

    /// The rectangle of the screen, with its corner at the origin.
    let bounds: DrawingRect

    /// The shapes from back to front.
    let shapes: [Shape]

    private static let largest = (width: 150.0, height: 168.0)
    private static let mostShapes = 90

    /// Returns nil if the file has no frames for the scene.
    init?(_ scene: FileScene, isFlipped: Bool) {
        guard let view = scene.rootView, let frame = Self.frame(of: view), frame.width >= 40, frame.height >= 30 else {
            return nil
        }
        let scale = min(Self.largest.width / frame.width, Self.largest.height / frame.height)
        let (width, height) = ((frame.width * scale).rounded(), (frame.height * scale).rounded())
        bounds = DrawingRect(x: 0, y: 0, width: width, height: height)
        var reader = ShapeReader(view, scale: scale, bounds: bounds, isFlipped: isFlipped, limit: Self.mostShapes)
        // A screen of a navigation controller has the bar of its container.
        if scene.controller?.children.contains(where: { $0["key"] == "navigationItem" }) == true {
            reader.addBar(scene.navigationTitle, height: 64 * scale)
        }
        shapes = reader.shapes
    }

    /// Returns the frame of a view, or of the contents of a window.
    static func frame(of view: FileElement) -> DrawingRect? {
        let rect = view.children.first { $0.name == "rect" && ["frame", "contentRect"].contains($0["key"]) }
        guard let rect, let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
            let height = rect.number("height"), [x, y, width, height].allSatisfy({ abs($0) < 1e5 })
        else { return nil }
        return DrawingRect(x: x, y: y, width: width, height: height)
    }
}
