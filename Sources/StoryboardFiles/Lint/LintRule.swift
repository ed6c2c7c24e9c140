/// A kind of mistake that a linter looks for; its raw value is its name, which stays.
public enum LintRule: String, CaseIterable, Sendable {
    // Files.
    /// A file has the marks of an unfinished merge.
    case mergeConflict = "merge-conflict"
    /// A file cannot be read as a storyboard.
    case unreadableFile = "unreadable-file"

    // Objects.
    /// Two objects of a file have the same identity.
    case duplicateID = "duplicate-id"
    /// An outlet leads to an object that the file has not.
    case danglingOutlet = "dangling-outlet"
    /// An action is told an object that the file has not.
    case danglingAction = "dangling-action"
    /// A binding leads to an object that the file has not.
    case danglingBinding = "dangling-binding"

    // Scenes.
    /// The file names an initial controller that it has not, or that is none.
    case unknownInitialController = "unknown-initial-controller"
    /// Two scenes of a file have the same storyboard identifier.
    case duplicateStoryboardIdentifier = "duplicate-storyboard-identifier"
    /// Nothing can lead to a scene.
    case unreachableScene = "unreachable-scene"

    // Segues.
    /// A segue leads to an object that the file has not, or is anchored to one.
    case danglingSegue = "dangling-segue"
    /// A segue leads to an object that is no controller.
    case segueToNoController = "segue-to-no-controller"
    /// Two segues of a scene have the same identifier.
    case duplicateSegueIdentifier = "duplicate-segue-identifier"
    /// A segue has a kind that the platform has not.
    case unknownSegueKind = "unknown-segue-kind"
    /// A relationship is one that the platform has not.
    case unknownRelationship = "unknown-relationship"
    /// An unwind segue names no action.
    case unwindWithoutAction = "unwind-without-action"
    /// An unwind segue names an action that no source declares.
    case undeclaredUnwindAction = "undeclared-unwind-action"
    /// An unwind segue leads to something that is no exit.
    case unwindToNoExit = "unwind-to-no-exit"
    /// An unwind segue leads to the exit of another scene.
    case unwindToForeignExit = "unwind-to-foreign-exit"

    // References.
    /// A reference wants the initial scene of a storyboard that has none.
    case missingInitialScene = "missing-initial-scene"
    /// A reference names a scene that the storyboard has not.
    case missingReferencedScene = "missing-referenced-scene"

    // Those that are off unless they are asked for.
    /// A reference names a storyboard that is not among the files.
    case unknownStoryboard = "unknown-storyboard"
    /// An identifier is written, and empty.
    case emptyIdentifier = "empty-identifier"
    /// A class has no module in one place, and has one in another.
    case classWithoutModule = "class-without-module"
}

extension LintRule {
    /// The rules that hold unless others are chosen: those that no file breaks on purpose.
    public static let defaults = Set(allCases).subtracting([.unknownStoryboard, .emptyIdentifier, .classWithoutModule])

    /// How bad it is to break the rule: an error is what fails or traps when the program runs.
    public var severity: LintProblem.Severity {
        switch self {
        case .mergeConflict, .unreadableFile, .duplicateID, .danglingOutlet, .danglingAction, .danglingBinding,
            .unknownInitialController, .duplicateStoryboardIdentifier, .danglingSegue, .segueToNoController,
            .unwindWithoutAction, .unwindToNoExit, .missingInitialScene, .missingReferencedScene:
            .error
        case .unreachableScene, .duplicateSegueIdentifier, .unknownSegueKind, .unknownRelationship,
            .undeclaredUnwindAction, .unwindToForeignExit, .unknownStoryboard, .emptyIdentifier, .classWithoutModule:
            .warning
        }
    }

    /// Its number among all rules.
    var place: Int { Self.allCases.firstIndex(of: self) ?? -1 }

    /// What the rule looks for, in a sentence.
    public var summary: String {
        switch self {
        case .mergeConflict: "A file has the marks of an unfinished merge."
        case .unreadableFile: "A file cannot be read as a storyboard."
        case .duplicateID: "Two objects of a file have the same identity."
        case .danglingOutlet: "An outlet leads to an object that the file has not."
        case .danglingAction: "An action is told an object that the file has not."
        case .danglingBinding: "A binding leads to an object that the file has not."
        case .unknownInitialController: "The file names an initial controller that it has not, or that is none."
        case .duplicateStoryboardIdentifier: "Two scenes of a file have the same storyboard identifier."
        case .unreachableScene: "Nothing can lead to a scene."
        case .danglingSegue: "A segue leads to an object that the file has not, or is anchored to one."
        case .segueToNoController: "A segue leads to an object that is no controller."
        case .duplicateSegueIdentifier: "Two segues of a scene have the same identifier."
        case .unknownSegueKind: "A segue has a kind that the platform has not."
        case .unknownRelationship: "A relationship is one that the platform has not."
        case .unwindWithoutAction: "An unwind segue names no action."
        case .undeclaredUnwindAction: "An unwind segue names an action that no source declares."
        case .unwindToNoExit: "An unwind segue leads to something that is no exit."
        case .unwindToForeignExit: "An unwind segue leads to the exit of another scene."
        case .missingInitialScene: "A reference wants the initial scene of a storyboard that has none."
        case .missingReferencedScene: "A reference names a scene that the storyboard has not."
        case .unknownStoryboard: "A reference names a storyboard that is not among the files."
        case .emptyIdentifier: "An identifier is written, and empty."
        case .classWithoutModule: "A class has no module in one place, and has one in another."
        }
    }
}
