import Foundation

extension LintReport {
    /// Returns the problems in the Static Analysis Results Interchange Format 2.1.0, which code hosts and editors show.
    public func sarif() throws -> String {
        try JSON.text([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "StoryCode", "rules": .array(LintRule.allCases.map(\.descriptor))]],
                    "columnKind": "unicodeCodePoints",
                    "invocations": [
                        [
                            "executionSuccessful": .bool(true),
                            "toolExecutionNotifications": .array(
                                coverage.remark.map { [["level": "note", "message": ["text": .string("\($0).")]]] }
                                    ?? []
                            ),
                        ]
                    ],
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
            "help": ["text": "Each result says how to fix it."],
            "defaultConfiguration": [
                "enabled": .bool(Self.defaults.contains(self)), "level": .string(severity.rawValue),
            ],
        ]
    }
}

extension LintProblem {
    fileprivate var result: JSON {
        [
            "ruleId": .string(rule.rawValue), "ruleIndex": .int(rule.index), "level": .string(severity.rawValue),
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

    /// The file's path as a URI reference without dot segments; a relative path stays relative.
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

    /// The characters that are not escaped; a colon may not be in the first component of a relative path.
    private static let unescaped = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@+,=!$&'()*;"
    )
}
