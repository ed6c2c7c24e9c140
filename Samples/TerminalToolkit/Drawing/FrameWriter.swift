/// Turns canvases into what has to be written to the terminal: the rows that have changed.
struct FrameWriter {
    /// The palette, or nil for a terminal without commands, on which the screens follow each other.
    let palette: Palette?

    private var shown: [String] = []

    init(palette: Palette?) { self.palette = palette }

    /// Forgets what the terminal shows, so that the next frame is written as a whole.
    mutating func forget() { shown = [] }

    mutating func text(for canvas: Canvas) -> String {
        guard let palette else {
            let lines = canvas.lines
            defer { shown = lines }
            return lines == shown ? "" : lines.joined(separator: "\r\n") + "\r\n"
        }
        let lines = canvas.rows.map { canvas.line($0, palette) }
        defer { shown = lines }
        let isWhole = lines.count != shown.count
        let changed = lines.indices.filter { isWhole || lines[$0] != shown[$0] }
        guard !changed.isEmpty else { return "" }
        // The terminal shows the frame as a whole, if it knows the commands around it.
        let rows = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\(lines[$0])" }.joined()
        return "\u{1B}[?2026h\(rows)\u{1B}[?2026l"
    }
}
