import Foundation

extension LintReport {
    /// The problems in the Static Analysis Results Interchange Format 2.1.0, which code hosts and editors show.
    ///
    /// - Returns: The text, with sorted keys.
    /// - Throws: What the encoder throws.
    public func sarif() throws -> String {
        try JSON.text([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "storycode", "rules": .array(LintRule.allCases.map(\.descriptor))]],
                    "columnKind": "unicodeCodePoints",
                    "results": .array(problems.map(\.result)),
                ]
            ],
        ])
    }
}

extension LintRule {
    fileprivate var descriptor: JSON {
        [
            "id": .string(rawValue),
            "shortDescription": ["text": .string(summary)],
            "fullDescription": ["text": .string(summary)],
            "help": ["text": "Each result says how to mend it."],
            "defaultConfiguration": [
                "enabled": .bool(Self.defaults.contains(self)),
                "level": .string(severity.rawValue),
            ],
        ]
    }
}

extension LintProblem {
    fileprivate var result: JSON {
        [
            "ruleId": .string(rule.rawValue),
            "ruleIndex": .int(rule.place),
            "level": .string(severity.rawValue),
            "message": ["text": .string(message)],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": .string(uri)],
                        "region": ["startLine": .int(line), "startColumn": .int(column)],
                    ]
                ]
            ],
        ]
    }

    /// The file as a reference to a resource, without detours: a relative path stays one.
    private var uri: String {
        let isAbsolute = file.hasPrefix("/")
        var parts: [Substring] = []
        for part in file.split(separator: "/") where part != "." {
            if part == "..", isAbsolute || parts.last.map({ $0 != ".." }) == true {
                _ = parts.popLast()
            } else {
                parts.append(part)
            }
        }
        let path = parts.joined(separator: "/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: Self.unescaped) ?? path
        return (isAbsolute ? "file:///" : "") + escaped
    }

    /// What needs no escape in a path; a colon does in the first part of a relative one.
    private static let unescaped = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@+,=!$&'()*;"
    )
}
