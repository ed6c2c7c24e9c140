import StoryCode
import StoryboardFiles

/// A step or a start that is impossible, in the words of the command line.
struct PlayProblem: Error, CustomStringConvertible {
    let message: String
    let advice: String

    init(_ message: String, _ advice: String) { (self.message, self.advice) = (message, advice) }

    /// Rewords an error of the library, which advises the author of code.
    init(_ error: any Error) {
        switch error {
        case let problem as PlayProblem: self = problem
        case let error as StoryboardError:
            let path = error.path.map(\.description).joined(separator: " → ")
            self.init(path.isEmpty ? error.message : "\(error.message): \(path)", Self.advice(error))
        default: self.init("\(error)", "")
        }
    }

    var description: String { advice.isEmpty ? message : "\(message). To fix: \(advice)" }

    private static func advice(_ error: StoryboardError) -> String {
        switch error.code {
        case "noInitialScene": "Choose a scene with --from, or mark the initial one in Interface Builder."
        // Only the storyboard is in the path of the scene that --from names.
        case "unknownScene" where error.path.count == 1: "Pass the identifier or the id of a scene to --from."
        case "unknownScene" where error.path.count == 2: "Correct the storyboard reference in Interface Builder."
        case "unknownScene": "Connect the segue again in Interface Builder."
        case "containsItself": "Remove one of the embed segues or references in Interface Builder."
        case "nestedTooDeeply": "Show one of the scenes with a segue that the user performs."
        case "unknownStoryboard": "Pass the file of that storyboard, too."
        case "segueIsContainment": "Perform a segue that shows its destination."
        default: error.advice
        }
    }
}

extension LifecycleDiagnostic {
    /// The diagnostic with advice for the author of a storyboard, instead of that for the author of code.
    var playDescription: String {
        let advice: String? =
            switch problem.code {
            case "pushedContainer": "Change the kind of the segue in Interface Builder, such as to Present Modally."
            case "presenterIsPresenting", "presentedDuringTransition": "Dismiss the presented controller first."
            case "tooManyColumns": "Connect at most two columns in Interface Builder."
            default: nil
            }
        return advice.map { "\(message) To fix: \($0)" } ?? message
    }
}
