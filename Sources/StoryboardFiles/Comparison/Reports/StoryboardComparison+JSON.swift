extension StoryboardComparison {
    /// The differences as JSON, for scripts: the counts, and the files with all values that differ.
    public func json() throws -> String {
        let counts = ComparisonCounts(files).rows.map { name, counts in
            (name, JSON.object(Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, .int($1)) })))
        }
        return try JSON.text([
            "counts": .object(Dictionary(uniqueKeysWithValues: counts)), "files": .array(files.map(\.json)),
        ])
    }
}

extension StoryboardComparison.File {
    fileprivate var json: JSON {
        [
            "path": .string(path), "change": .string(change.rawValue), "fields": .array(fields.map(\.json)),
            "scenes": .array(scenes.map(\.json)),
        ]
    }
}

extension StoryboardComparison.Scene {
    fileprivate var json: JSON {
        [
            "change": .string(change.rawValue), "name": .string(name), "kind": .string(kind), "id": .string(id),
            "line": .int(line), "fields": .array(fields.map(\.json)), "parts": .array(parts.map(\.json)),
        ]
    }
}

extension StoryboardComparison.Part {
    fileprivate var json: JSON {
        [
            "part": .string(kind.rawValue), "change": .string(change.rawValue), "name": .string(name), "id": JSON(id),
            "line": .int(line), "fields": .array(fields.map(\.json)),
        ]
    }
}

extension StoryboardComparison.Field {
    fileprivate var json: JSON { ["name": .string(name), "old": JSON(old), "new": JSON(new)] }
}
