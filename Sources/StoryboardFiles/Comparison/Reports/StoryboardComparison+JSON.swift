extension StoryboardComparison {
    /// The differences as JSON, for scripts: the counts, and the files with all values that differ.
    public func json() throws -> String {
        let counts = ComparisonCounts(files).rows.map { name, counts in
            (name, Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) }))
        }
        let json: JSON = ["counts": Dictionary(uniqueKeysWithValues: counts), "files": files.map(\.json)]
        return try json.text()
    }
}

extension StoryboardComparison.File {
    fileprivate var json: JSON {
        ["path": path, "change": change.rawValue, "fields": fields.map(\.json), "scenes": scenes.map(\.json)]
    }
}

extension StoryboardComparison.Scene {
    fileprivate var json: JSON {
        [
            "change": change.rawValue, "name": name, "kind": kind, "id": id, "line": line, "fields": fields.map(\.json),
            "parts": parts.map(\.json),
        ]
    }
}

extension StoryboardComparison.Part {
    fileprivate var json: JSON {
        [
            "part": kind.rawValue, "change": change.rawValue, "name": name, "id": id, "line": line,
            "fields": fields.map(\.json),
        ]
    }
}

extension StoryboardComparison.Field {
    fileprivate var json: [String: String?] { ["name": name, "old": old, "new": new] }
}
