/// A decoder of the values in a configuration or a baseline.
struct PositionedValueDecoder {
    let path: String

    func error(_ value: PositionedValue, _ problem: String, fix advice: String) -> LintFileError {
        LintFileError(path, value.position, problem, fix: advice)
    }

    /// Returns the error of a value of the wrong kind.
    private func mismatch(_ value: PositionedValue, _ name: String, _ expected: String) -> LintFileError {
        error(value, "\(name.quoted) is \(value.kind)", fix: "Replace it with \(expected).")
    }

    /// Returns the members of an object that has some of the known keys.
    func members(
        of value: PositionedValue,
        _ name: String,
        known keys: [String]
    ) throws(LintFileError) -> [String: PositionedValue] {
        var members: [String: PositionedValue] = [:]
        for member in try object(value, name) {
            guard keys.contains(member.key) else {
                throw unknown("key", member.key, at: member.position, known: keys)
            }
            members[member.key] = member.value
        }
        return members
    }

    /// Returns the members of an object, of which no two have the same key.
    func object(_ value: PositionedValue, _ name: String) throws(LintFileError) -> [PositionedValue.Member] {
        guard case .object(let members) = value.content else { throw mismatch(value, name, "an object") }
        var keys: Set<String> = []
        for member in members where !keys.insert(member.key).inserted {
            throw LintFileError(path, member.position, "The key \(member.key.quoted) is repeated", fix: "Delete one.")
        }
        return members
    }

    /// Returns the members of an object, or none if it is missing.
    func object(ifPresent value: PositionedValue?, _ name: String) throws(LintFileError) -> [PositionedValue.Member] {
        if let value { try object(value, name) } else { [] }
    }

    func array(_ value: PositionedValue, _ name: String) throws(LintFileError) -> [PositionedValue] {
        guard case .array(let elements) = value.content else { throw mismatch(value, name, "an array") }
        return elements
    }

    func string(_ value: PositionedValue, _ name: String) throws(LintFileError) -> String {
        guard case .string(let string) = value.content, !string.isEmpty else {
            throw mismatch(value, name, "a string that is not empty")
        }
        return string
    }

    /// Returns a string, or nil if the member is missing.
    func string(ifPresent value: PositionedValue?, _ name: String) throws(LintFileError) -> String? {
        if let value { try string(value, name) } else { nil }
    }

    func strings(_ value: PositionedValue?, _ name: String) throws(LintFileError) -> [String] {
        guard let value else { return [] }
        return try array(value, name).map { (element) throws(LintFileError) in try string(element, name) }
    }

    func rule(_ name: String, at position: TextPosition) throws(LintFileError) -> LintRule {
        if let rule = LintRule(rawValue: name) { return rule }
        throw unknown("rule", name, at: position, known: LintRule.allCases.map(\.rawValue))
    }

    /// Returns the error of an unknown word, with the nearest known one.
    func unknown(_ kind: String, _ word: String, at position: TextPosition, known: [String]) -> LintFileError {
        let advice =
            known.nearest(to: word).map { "Write \($0.quoted)." }
            ?? "Delete it, or write one of \(known.map(\.quoted).joined(separator: ", "))."
        return LintFileError(path, position, "The \(kind) \(word.quoted) is unknown", fix: advice)
    }
}
