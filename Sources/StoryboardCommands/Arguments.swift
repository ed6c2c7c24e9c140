/// The arguments of a command line, of which those that were consumed are nil.
package struct Arguments {
    private var words: [String?]

    /// The arguments after `--`, which are files even if they begin with a hyphen.
    private let rest: [String]

    init(_ words: [String]) {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        self.words = Array(words[..<end])
        rest = Array(words[end...].dropFirst())
    }

    /// Consumes and returns the first argument.
    mutating func next() -> String? { words.firstIndex { $0 != nil }.flatMap { consume($0) } }

    /// Consumes all occurrences of an option without a value, and returns whether there was one.
    mutating func flag(_ names: String...) -> Bool {
        let indices = words.indices.filter { words[$0].map(names.contains) == true }
        for index in indices { words[index] = nil }
        return !indices.isEmpty
    }

    /// Consumes an option with a value, `--name value` or `--name=value`, and returns its last value.
    package mutating func value(_ name: String) throws -> String? { try values(name).last }

    /// Consumes an option and returns all its values.
    mutating func values(_ name: String) throws -> [String] { try ordered([name: true]).compactMap(\.value) }

    /// Consumes several options, and returns them in their order.
    ///
    /// - Parameter options: Whether an option has a value, by its name.
    package mutating func ordered(_ options: [String: Bool]) throws -> [(name: String, value: String?)] {
        var found: [(name: String, value: String?)] = []
        for index in words.indices {
            guard let word = words[index] else { continue }
            let name = word.firstIndex(of: "=").map { String(word[..<$0]) } ?? word
            guard let hasValue = options[name], hasValue || name == word else { continue }
            words[index] = nil
            guard hasValue else {
                found.append((name, nil))
                continue
            }
            let isSeparate = word == name
            let value = isSeparate ? consume(index + 1) : String(word.dropFirst(name.count + 1))
            guard let value, !value.isEmpty, !isSeparate || !Self.isOption(value) else {
                throw Outcome.usage("missing value for the option '\(name)'")
            }
            found.append((name, value))
        }
        return found
    }

    private mutating func consume(_ index: Int) -> String? {
        guard words.indices.contains(index) else { return nil }
        defer { words[index] = nil }
        return words[index]
    }

    /// Consumes an option and returns its value, which is one of several.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String,
        default defaultChoice: Choice
    ) throws -> Choice where Choice.RawValue == String {
        guard let word = try value(name) else { return defaultChoice }
        if let choice = Choice(rawValue: word) { return choice }
        let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw Outcome.usage("unknown value '\(word)' for the option '\(name)'; possible values: \(choices)")
    }

    /// Consumes the remaining arguments, which are files and folders.
    ///
    /// - Parameter defaults: The files and folders if there are no arguments.
    package mutating func files(default defaults: [String] = []) throws -> [String] {
        let files = words.compactMap(\.self)
        words = []
        if let option = files.first(where: Self.isOption) { throw Outcome.usage("unknown option '\(option)'") }
        if files.isEmpty, rest.isEmpty, !defaults.isEmpty { return defaults }
        if files.isEmpty, rest.isEmpty { throw Outcome.usage("missing argument: name at least one file or folder") }
        return files + rest
    }

    private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }
}
