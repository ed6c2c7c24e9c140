import StoryboardCommands

/// A step of a run: what the user of an app, or its code, does.
struct PlayStep {
    /// The kind of a step, as a script and the options name it.
    enum Kind: String, CaseIterable {
        case perform, unwind, back, dismiss, tab, tap

        /// The argument, or nil for a step without one.
        var argument: String? {
            switch self {
            case .perform, .unwind: "segue"
            case .back, .dismiss: nil
            case .tab: "number or title"
            case .tap: "control"
            }
        }

        var option: String { "--\(rawValue)" }
    }

    let kind: Kind

    /// The argument; empty for a step without one.
    let argument: String

    /// The position in a script, such as `Tour.txt:3`, or nil for an option.
    let location: String?

    /// The step as a script spells it.
    var title: String { argument.isEmpty ? kind.rawValue : "\(kind.rawValue) \(argument)" }
}

extension PlayStep {
    /// Consumes the options that are steps or scripts, and returns the steps in the order of the options.
    ///
    /// - Throws: ``Outcome`` if a value is missing, or a script cannot be read.
    static func steps(_ arguments: inout Arguments) throws -> [PlayStep] {
        var options = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.option, $0.argument != nil) })
        options["--script"] = true
        return try arguments.ordered(options).flatMap { option, value -> [PlayStep] in
            if let kind = Kind.allCases.first(where: { $0.option == option }) {
                return [PlayStep(kind: kind, argument: value ?? "", location: nil)]
            }
            return try PlayScript(contentsOf: value ?? "").steps
        }
    }
}
