/// The words of a command line; those that somebody has taken are nil.
struct Arguments {
    private var words: [String?]

    /// What comes after `--`: files, whatever their names begin with.
    private let rest: [String]

    init(_ words: [String]) {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        self.words = Array(words[..<end])
        rest = Array(words[end...].dropFirst())
    }

    /// Takes the first word.
    mutating func next() -> String? { words.firstIndex { $0 != nil }.flatMap { take($0) } }

    /// Takes an option without a value, as often as it is there.
    mutating func flag(_ names: String...) -> Bool {
        let places = words.indices.filter { words[$0].map(names.contains) == true }
        for place in places { _ = take(place) }
        return !places.isEmpty
    }

    /// Takes an option with a value: `--name value` or `--name=value`; the last of several counts.
    mutating func value(_ name: String) throws -> String? { try values(name).last }

    /// Takes an option that may be there several times.
    mutating func values(_ name: String) throws -> [String] {
        var values: [String] = []
        for place in words.indices {
            guard let word = words[place], word == name || word.hasPrefix(name + "=") else { continue }
            words[place] = nil
            let isAlone = word == name
            let value = isAlone ? take(place + 1) : String(word.dropFirst(name.count + 1))
            guard let value, !value.isEmpty, !isAlone || !Self.isOption(value) else {
                throw Outcome.usage("the option \(name) wants a value")
            }
            values.append(value)
        }
        return values
    }

    /// Takes a word, unless it is taken already.
    private mutating func take(_ place: Int) -> String? {
        guard words.indices.contains(place) else { return nil }
        defer { words[place] = nil }
        return words[place]
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
        let files = words.compactMap(\.self)
        words = []
        if let option = files.first(where: Self.isOption) { throw Outcome.usage("unknown option '\(option)'") }
        if files.isEmpty, rest.isEmpty { throw Outcome.usage("name at least one file or folder") }
        return files + rest
    }

    private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }
}
