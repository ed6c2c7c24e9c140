import Foundation
import StoryboardTestSupport

@testable import StoryboardFiles

/// Each file has a summary that another parser has made.
extension Corpus {
    /// Returns the expected summary of a file.
    static func expected(of file: URL) throws -> JSONValue {
        return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: summary(of: file)))
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// Returns the paths at which two values differ, with both values.
    func differences(from other: JSONValue, at path: String = "") -> [String] {
        switch (self, other) {
        case (.object(let own), .object(let others)):
            return Set(own.keys).union(others.keys).sorted().flatMap { key -> [String] in
                guard let own = own[key] else { return ["\(path).\(key): missing, \(others[key] ?? .null)"] }
                guard let other = others[key] else { return ["\(path).\(key): \(own), not expected"] }
                return own.differences(from: other, at: "\(path).\(key)")
            }
        case (.array(let own), .array(let others)):
            guard own.count == others.count else { return ["\(path): \(own.count), expected \(others.count)"] }
            return zip(own, others).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
            }
        case (.int(let own), .double(let other)), (.double(let other), .int(let own)):
            return Double(own) == other ? [] : ["\(path): \(self), expected \(other)"]
        default: return self == other ? [] : ["\(path): \(self), expected \(other)"]
        }
    }
}
