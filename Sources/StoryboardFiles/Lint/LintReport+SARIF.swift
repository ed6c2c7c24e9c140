import Foundation

extension LintReport {
    /// Returns the problems in the Static Analysis Results Interchange Format 2.1.0, which code hosts and editors show.
    public func sarif() throws -> String {
        let notes = coverage.remark.map { [["level": "note", "message": ["text": "\($0)."]] as JSON] } ?? []
        let invocation: JSON = ["executionSuccessful": true, "toolExecutionNotifications": notes]
        let driver: JSON = ["name": "StoryCode", "rules": LintRule.allCases.map(\.descriptor)]
        let run: JSON = [
            "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "invocations": [invocation],
            "results": problems.map(\.result),
        ]
        let log: JSON = ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
        return try log.text()
    }
}

extension LintRule {
    fileprivate var descriptor: JSON {
        [
            "id": rawValue, "shortDescription": ["text": summary], "fullDescription": ["text": summary],
            "help": ["text": "Each result says how to fix it."],
            "defaultConfiguration": ["enabled": Self.defaults.contains(self), "level": severity.rawValue] as JSON,
        ]
    }
}

extension LintProblem {
    fileprivate var result: JSON {
        let place: JSON = ["artifactLocation": ["uri": uri], "region": ["startLine": line, "startColumn": column]]
        return [
            "ruleId": rule.rawValue, "ruleIndex": rule.index, "level": severity.rawValue,
            "message": ["text": message], "locations": [["physicalLocation": place]],
        ]
    }

    /// The file's path as a URI reference without dot segments; a relative path stays relative.
    private var uri: String {
        let isAbsolute = file.hasPrefix("/")
        let path = ProjectFolder.components(of: file, in: [], isRooted: isAbsolute).joined(separator: "/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: Self.unescaped) ?? path
        return (isAbsolute ? "file:///" : "") + escaped
    }

    /// The characters that are not escaped; a colon may not be in the first component of a relative path.
    private static let unescaped = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@+,=!$&'()*;"
    )
}
