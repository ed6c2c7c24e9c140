/// A line about a scene, a part or a value that differs, in a report for people.
struct ReportLine {
    /// The number of lines to which the line belongs.
    let depth: Int
    /// What happened, or nil for a value.
    let change: StoryboardComparison.Change?
    let text: String
}

extension StoryboardComparison.File {
    /// Returns everything in the file that differs.
    ///
    /// - Parameter name: Returns a name as the report writes it.
    func lines(_ name: (String) -> String) -> [ReportLine] {
        fields.map { $0.line(depth: 0, name) } + scenes.flatMap { $0.lines(name) }
    }
}

extension StoryboardComparison.Scene {
    fileprivate func lines(_ name: (String) -> String) -> [ReportLine] {
        [ReportLine(depth: 0, change: change, text: "\(name(self.name)) (\(kind))")]
            + fields.map { $0.line(depth: 1, name) }
            + parts.flatMap { part in
                let kind = part.kind == .views ? "" : "\(part.kind.rawValue) "
                let line = ReportLine(depth: 1, change: part.change, text: "\(kind)\(name(part.name))")
                return [line] + part.fields.map { $0.line(depth: 2, name) }
            }
    }
}

extension StoryboardComparison.Field {
    /// Returns both values.
    fileprivate func line(depth: Int, _ name: (String) -> String) -> ReportLine {
        let values = [old, new].map { $0.map(name) ?? "none" }
        return ReportLine(depth: depth, change: nil, text: "\(self.name): \(values[0]) \u{2192} \(values[1])")
    }
}
