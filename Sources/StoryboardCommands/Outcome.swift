import Foundation
import StoryboardFiles

/// The result of a command: its output, and the exit status of the process.
package struct Outcome: Error {
    /// The text for the standard output.
    package var output = ""

    /// The lines for the standard error.
    package var errors: [String] = []

    /// The exit status, from `sysexits.h` where one applies.
    package var status = EXIT_SUCCESS

    /// The exit statuses, for the help.
    static let statuses = """
        Status: 0 success; 1 problems were found; 64 wrong usage; 65 a file is malformed;
                66 a file or folder cannot be read; 73 a file cannot be written; 74 the output cannot be printed.
        """
}

extension Outcome {
    package static func success(_ output: String) -> Outcome { Outcome(output: output) }

    package static func problems(_ output: String) -> Outcome { Outcome(output: output, status: EXIT_FAILURE) }

    static func failure(_ message: String) -> Outcome { failure([message], EXIT_FAILURE) }

    package static func usage(_ message: String) -> Outcome { failure([message], 64) }

    /// Returns the outcome of malformed files, with an error for each.
    package static func unreadable(_ errors: [String]) -> Outcome { Outcome(errors: errors, status: 65) }

    /// Returns the outcome of files that are missing, with the output and the errors of the others.
    package static func noInput(_ messages: [String], output: String = "", errors: [String] = []) -> Outcome {
        var outcome = failure(messages, 66)
        outcome.output = output
        outcome.errors += errors
        return outcome
    }

    /// Returns the outcome of a file that cannot be written.
    static func noOutput(_ path: String, _ error: any Error) -> Outcome { noOutput(path, error.reason) }

    static func noOutput(_ path: String, _ reason: String) -> Outcome {
        failure(["\(path) cannot be written: \(reason)"], 73)
    }

    private static func failure(_ messages: [String], _ status: Int32) -> Outcome {
        Outcome(errors: messages.map { "storyboard: \($0.singleLine)" }, status: status)
    }
}

extension Error {
    /// The reason of a failure: the operating system's, if there is one.
    package var reason: String {
        let error = underlying as NSError
        return error.domain == NSPOSIXErrorDomain
            ? unsafe String(cString: strerror(Int32(error.code))) : localizedDescription
    }

    /// The operating system's error, or the error itself.
    var underlying: any Error { (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self }
}
