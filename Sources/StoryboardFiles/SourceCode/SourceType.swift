/// What source files declare about the classes, protocols or other types of one name.
///
/// Several targets may have a class of the same name; their members are collected together.
struct SourceType: Sendable {
    /// Whether a class is declared, with its superclass, or a type alias that may stand for one.
    var isClass = false

    /// Whether a class is declared in Swift.
    var isClassDeclaration = false

    /// Whether an Objective-C interface is declared, whose implementation may be in a library.
    var isInterface = false

    /// Whether an Objective-C class is implemented, whose superclass may be declared elsewhere.
    var isImplemented = false

    /// Whether a structure, an enumeration or an actor is declared, to which nothing is connected.
    var isValue = false

    /// Whether a protocol is declared.
    var isProtocol = false

    /// The superclasses, in Swift perhaps with their modules; the first inherited type may also be a protocol.
    var superclasses: Set<String> = []

    /// The type aliases that may stand for the class, whose extensions are its own.
    var aliases: Set<String> = []

    /// The names of properties and the selectors of methods, including those of extensions and categories.
    var members: Set<String> = []

    /// The selectors that Swift 1 and 2 derive from methods, without the label of the first argument.
    var oldSelectors: Set<String> = []

    /// The declarations that Interface Builder connects: the names of outlets, and the selectors of actions.
    var outlets: [String: SourcePlace] = [:]
    var actions: [String: (method: String, place: SourcePlace)] = [:]

    /// The properties that runtime attributes can set.
    var properties: [String: ProgramClasses.Property] = [:]
}

extension SourceType {
    /// The methods by which a class accepts any outlet or any action.
    private static let dynamicMethods: Set<String> = [
        "setValue:forUndefinedKey:", "setValue:forKey:", "forwardingTargetFor:", "forwardingTargetForSelector:",
        "forwardInvocation:", "resolveInstanceMethod:", "respondsTo:", "respondsToSelector:",
        "methodSignatureForSelector:",
    ]

    /// Whether all superclasses and members are declared.
    var isComplete: Bool { isClass ? !isInterface || isImplemented : isProtocol && !isImplemented }

    /// Whether the class decides at run time which outlets and actions it accepts.
    var isDynamic: Bool { !members.isDisjoint(with: Self.dynamicMethods) }
}
