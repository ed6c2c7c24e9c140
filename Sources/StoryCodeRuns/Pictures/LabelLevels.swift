import StoryCodeDrawing

/// Texts at positions on a line, of which those that overlap are on different levels.
///
/// A line leads from each position to its text. A text above others begins left of them, so no line crosses a text.
struct LabelLevels {
    struct Label {
        /// The position, at which the text begins.
        let x: Double
        let text: String
        let level: Int
    }

    private(set) var labels: [Label] = []
    private(set) var count = 0

    /// - Parameters:
    ///   - items: The positions, in ascending order, and the texts.
    ///   - limit: The position at which all texts end.
    init(_ items: [(x: Double, text: String)], limit: Double, size: Double, isBold: Bool = false) {
        var placed: [Label] = []
        for item in items.reversed() {
            let text = SVGText.truncated(item.text, width: limit - item.x, size: size, isBold: isBold)
            let end = item.x + SVGText.width(text, size: size, isBold: isBold)
            let level = placed.filter { $0.x < end + 8 }.map { $0.level + 1 }.max() ?? 0
            placed.append(Label(x: item.x, text: text, level: level))
            count = max(count, level + 1)
        }
        labels = placed.reversed()
    }
}
