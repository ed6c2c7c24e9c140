/// What a call that resolves passes on, besides the type that it requests.
struct Call {
    var arguments: [any Sendable]
    /// Whether the call is on the main actor.
    var isMain: Bool
    /// Whether the compiler requires a `Sendable` type of the object.
    var asSendable: Bool
    /// The component whose ``Named`` parameter makes the call, or nil for the program.
    var requester: Requester?
    /// The objects of the resolution to which the call belongs, or nil if it begins one.
    var graph: ObjectGraph?

    init(_ arguments: [any Sendable] = [], isMain: Bool = false, asSendable: Bool = false) {
        self.arguments = arguments
        self.isMain = isMain
        self.asSendable = asSendable
    }
}
