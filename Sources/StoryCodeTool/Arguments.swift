/// The words of a command line that nobody has taken yet.
struct Arguments {
    private var words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// Takes the first word.
    mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

    func contains(_ word: String) -> Bool { words.contains(word) }

    /// Takes an option without a value.
    mutating func flag(_ name: String) -> Bool {
        guard let place = words.firstIndex(of: name) else { return false }
        words.remove(at: place)
        return true
    }

    /// Takes an option with a value: `--name value` or `--name=value`; the last of several counts.
    mutating func value(_ name: String) throws -> String? { try values(name).last }

    /// Takes an option that may be there several times.
    mutating func values(_ name: String) throws -> [String] {
        var values: [String] = []
        while let place = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            let word = words.remove(at: place)
            if word != name {
                values.append(String(word.dropFirst(name.count + 1)))
            } else if place < words.count {
                values.append(words.remove(at: place))
            } else {
                throw Outcome.usage("the option \(name) wants a value")
            }
        }
        return values
    }

    /// Takes an option that has one of several values.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String,
        or standard: Choice
    ) throws -> Choice where Choice.RawValue == String {
        guard let word = try value(name) else { return standard }
        if let choice = Choice(rawValue: word) { return choice }
        let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw Outcome.usage("unknown value '\(word)' of \(name); there are \(choices)")
    }

    /// Takes all that is left, which are files and folders.
    mutating func files() throws -> [String] {
        if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw Outcome.usage("unknown option '\(option)'")
        }
        defer { words = [] }
        if words.isEmpty { throw Outcome.usage("name at least one file or folder") }
        return words
    }
}
