/// A kind of mistake that the linter finds; its raw value is its name, which never changes.
///
/// See <doc:Checking-storyboards-in-CI>.
public enum LintRule: String, CaseIterable, Sendable {
    // Files.
    /// A file contains merge conflict markers.
    case mergeConflict = "merge-conflict"
    /// A file cannot be read as a storyboard.
    case unreadableFile = "unreadable-file"

    // Objects.
    /// Two objects of a file have the same `id`.
    case duplicateID = "duplicate-id"
    /// An outlet leads to an object that is not in the file.
    case danglingOutlet = "dangling-outlet"
    /// An action is sent to an object that is not in the file.
    case danglingAction = "dangling-action"
    /// A binding leads to an object that is not in the file.
    case danglingBinding = "dangling-binding"

    // Scenes.
    /// The initial controller is not in the file, or is not a controller.
    case unknownInitialController = "unknown-initial-controller"
    /// Two scenes of a file have the same storyboard identifier.
    case duplicateStoryboardIdentifier = "duplicate-storyboard-identifier"
    /// Nothing leads to a scene.
    case unreachableScene = "unreachable-scene"
    /// A scene contains itself.
    case selfContainingScene = "self-containing-scene"

    // Segues.
    /// A segue leads to, or is anchored to, an object that is not in the file.
    case danglingSegue = "dangling-segue"
    /// A segue leads to an object that is not a controller.
    case segueToNoController = "segue-to-no-controller"
    /// Two segues of a scene have the same identifier.
    case duplicateSegueIdentifier = "duplicate-segue-identifier"
    /// A segue has a kind that the platform does not support.
    case unknownSegueKind = "unknown-segue-kind"
    /// A relationship has a kind that the platform does not support.
    case unknownRelationship = "unknown-relationship"
    /// An unwind segue names no action.
    case unwindWithoutAction = "unwind-without-action"
    /// An unwind segue names an action that no source file declares.
    case undeclaredUnwindAction = "undeclared-unwind-action"
    /// An unwind segue leads to an object that is not an exit.
    case unwindToNoExit = "unwind-to-no-exit"
    /// An unwind segue leads to the exit of another scene.
    case unwindToForeignExit = "unwind-to-foreign-exit"

    // Classes, if the source files are known.
    /// A class is not declared in the source files.
    case undeclaredClass = "undeclared-class"
    /// An outlet is not declared in the class of its owner.
    case undeclaredOutlet = "undeclared-outlet"
    /// An action is not declared in the class of its receiver.
    case undeclaredAction = "undeclared-action"

    // References.
    /// A reference leads to the initial scene of a storyboard that has none.
    case missingInitialScene = "missing-initial-scene"
    /// A reference names a scene that is not in the storyboard.
    case missingReferencedScene = "missing-referenced-scene"
    /// A reference names a storyboard of which several files are equally near.
    case ambiguousReference = "ambiguous-reference"

    // Off by default.
    /// A reference names a storyboard that is not among the files.
    case unknownStoryboard = "unknown-storyboard"
    /// An identifier is empty.
    case emptyIdentifier = "empty-identifier"
    /// A class has a module in one place and none in another.
    case classWithoutModule = "class-without-module"
    /// An image or a color is in no asset catalog.
    case missingAsset = "missing-asset"
    /// A control or an image has neither a title nor an accessibility label.
    case missingAccessibilityLabel = "missing-accessibility-label"
    /// The class of an object has none of the base classes that the project requires.
    case otherBaseClass = "other-base-class"
    /// A color has components instead of a name.
    case unnamedColor = "unnamed-color"
    /// A font is neither one of the system nor one that the project allows.
    case unlistedFont = "unlisted-font"
    /// A constraint is relative to a margin.
    case marginConstraint = "margin-constraint"
    /// The code names a scene, a segue, a cell or a file that does not exist.
    case unknownIdentifier = "unknown-identifier"
    /// The code names an image, a color or a string that no asset catalog and no strings file has.
    case unknownResource = "unknown-resource"
    /// An outlet that the code declares is connected in no file.
    case unconnectedOutlet = "unconnected-outlet"
    /// An action that the code declares is connected in no file.
    case unconnectedAction = "unconnected-action"
}

extension LintRule {
    /// The default rules, which no file breaks on purpose.
    public static let defaults = Set(allCases.prefix { $0 != .unknownStoryboard })

    /// The rules about the code, which need all files and all sources of the program.
    package static let codeRules: Set<LintRule> = [
        .unknownIdentifier, .unknownResource, .unconnectedOutlet, .unconnectedAction,
    ]

    /// The consequence of breaking the rule.
    public var severity: LintProblem.Severity { properties.severity }

    /// The mistake that the rule finds, in a sentence.
    public var summary: String { properties.summary }

    /// The index of the rule among all rules.
    var index: Int { Self.allCases.firstIndex(of: self) ?? -1 }

    private var properties: (severity: LintProblem.Severity, summary: String) {
        switch self {
        case .mergeConflict: (.error, "A file contains merge conflict markers.")
        case .unreadableFile: (.error, "A file cannot be read as a storyboard.")
        case .duplicateID: (.error, "Two objects of a file have the same id.")
        case .danglingOutlet: (.error, "An outlet leads to an object that is not in the file.")
        case .danglingAction: (.error, "An action is sent to an object that is not in the file.")
        case .danglingBinding: (.error, "A binding leads to an object that is not in the file.")
        case .unknownInitialController: (.error, "The initial controller is not in the file, or is not a controller.")
        case .duplicateStoryboardIdentifier: (.error, "Two scenes of a file have the same storyboard identifier.")
        case .unreachableScene: (.warning, "Nothing leads to a scene.")
        case .selfContainingScene: (.error, "A scene contains itself.")
        case .danglingSegue: (.error, "A segue leads to, or is anchored to, an object that is not in the file.")
        case .segueToNoController: (.error, "A segue leads to an object that is not a controller.")
        case .duplicateSegueIdentifier: (.warning, "Two segues of a scene have the same identifier.")
        case .unknownSegueKind: (.warning, "A segue has a kind that the platform does not support.")
        case .unknownRelationship: (.warning, "A relationship has a kind that the platform does not support.")
        case .unwindWithoutAction: (.error, "An unwind segue names no action.")
        case .undeclaredUnwindAction: (.warning, "An unwind segue names an action that no source file declares.")
        case .unwindToNoExit: (.error, "An unwind segue leads to an object that is not an exit.")
        case .unwindToForeignExit: (.warning, "An unwind segue leads to the exit of another scene.")
        case .undeclaredClass: (.error, "A class is not declared in the source files.")
        case .undeclaredOutlet: (.error, "An outlet is not declared in the class of its owner.")
        case .undeclaredAction: (.error, "An action is not declared in the class of its receiver.")
        case .missingInitialScene: (.error, "A reference leads to the initial scene of a storyboard that has none.")
        case .missingReferencedScene: (.error, "A reference names a scene that is not in the storyboard.")
        case .ambiguousReference:
            (.warning, "A reference names a storyboard of which several files are equally near.")
        case .unknownStoryboard: (.warning, "A reference names a storyboard that is not among the files.")
        case .emptyIdentifier: (.warning, "An identifier is empty.")
        case .classWithoutModule: (.warning, "A class has a module in one place and none in another.")
        case .missingAsset: (.warning, "An image or a color is in no asset catalog.")
        case .missingAccessibilityLabel:
            (.warning, "A control or an image has neither a title nor an accessibility label.")
        case .otherBaseClass:
            (.warning, "The class of an object has none of the base classes that the project requires.")
        case .unnamedColor: (.warning, "A color has components instead of a name.")
        case .unlistedFont: (.warning, "A font is neither one of the system nor one that the project allows.")
        case .marginConstraint: (.warning, "A constraint is relative to a margin.")
        case .unknownIdentifier: (.error, "The code names a scene, a segue, a cell or a file that does not exist.")
        case .unknownResource:
            (.warning, "The code names an image, a color or a string that no asset catalog and no strings file has.")
        case .unconnectedOutlet: (.warning, "An outlet that the code declares is connected in no file.")
        case .unconnectedAction: (.warning, "An action that the code declares is connected in no file.")
        }
    }
}
