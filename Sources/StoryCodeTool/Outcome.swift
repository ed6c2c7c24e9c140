import Foundation

/// What a command comes to: a text, where it goes, and the status of the process.
enum Outcome: Error {
    /// All is well.
    case success(String)
    /// The command did its work and has found problems.
    case problems(String)
    /// The command could not do its work.
    case failure(String)
    /// The command was called in a wrong way.
    case usage(String)
    /// An input is not there.
    case noInput(String)
    /// Some inputs are no storyboards; each error says where.
    case unreadable([String])

    /// What is printed.
    var text: String {
        switch self {
        case .success(let text), .problems(let text): text
        case .failure(let text), .noInput(let text): "storycode: \(text)"
        case .unreadable(let errors): errors.joined(separator: "\n")
        case .usage(let text): text.hasPrefix("Reads") ? text : "storycode: \(text)"
        }
    }

    /// Whether the text is for the error output.
    var isError: Bool {
        switch self {
        case .success, .problems: false
        case .failure, .usage, .noInput, .unreadable: true
        }
    }

    /// The status of the process; those of sysexits.h where they fit.
    var status: Int32 {
        switch self {
        case .success: EXIT_SUCCESS
        case .problems, .failure: EXIT_FAILURE
        case .usage: 64
        case .unreadable: 65
        case .noInput: 66
        }
    }
}
