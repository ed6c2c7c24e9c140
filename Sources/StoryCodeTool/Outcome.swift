import Foundation

/// What a command comes to: what is printed, and the status of the process.
struct Outcome: Error {
    /// What is printed.
    var output = ""

    /// What is told on the error output.
    var errors: [String] = []

    /// The status of the process; those of sysexits.h where they fit.
    var status = EXIT_SUCCESS

    /// The statuses, for the help.
    static let statuses = """
        Status: 0 all is well; 1 problems were found; 64 wrong use; 65 a file is no storyboard;
                66 a file or folder cannot be read; 73 a file cannot be written; 74 nothing can be printed.
        """
}

extension Outcome {
    /// All is well.
    static func success(_ output: String) -> Outcome { Outcome(output: output) }

    /// The command did its work and has found problems.
    static func problems(_ output: String) -> Outcome { Outcome(output: output, status: EXIT_FAILURE) }

    /// The command could not do its work.
    static func failure(_ words: String) -> Outcome { refusal([words], EXIT_FAILURE) }

    /// The command was called in a wrong way.
    static func usage(_ words: String) -> Outcome { refusal([words], 64) }

    /// Some inputs are no storyboards; each error says where.
    static func unreadable(_ errors: [String]) -> Outcome { Outcome(errors: errors, status: 65) }

    /// Some inputs are not there, or cannot be opened; of the others this is printed.
    static func noInput(_ words: [String], output: String = "", errors: [String] = []) -> Outcome {
        var outcome = refusal(words, 66)
        outcome.output = output
        outcome.errors += errors
        return outcome
    }

    /// A file could not be written.
    static func noOutput(_ path: String, _ error: any Error) -> Outcome {
        refusal(["\(path) cannot be written: \(error.reason)"], 73)
    }

    private static func refusal(_ words: [String], _ status: Int32) -> Outcome {
        Outcome(errors: words.map { "storycode: \($0)" }, status: status)
    }
}

extension Error {
    /// Why something failed, as the system says it where it does.
    var reason: String {
        let error = self as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return underlying.domain == NSPOSIXErrorDomain
            ? unsafe String(cString: strerror(Int32(underlying.code))) : localizedDescription
    }
}
