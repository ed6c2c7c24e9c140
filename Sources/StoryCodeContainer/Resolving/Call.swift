/// What a call that resolves passes on, besides the type that it requests.
struct Call {
    /// The values for the ``Argument`` parameters of the component.
    private(set) var arguments: [any Sendable] = []
    /// Whether the call is on the main actor.
    let isMain: Bool
    /// Whether the compiler requires a `Sendable` type of the object.
    let asSendable: Bool
    /// The component whose ``Named`` parameter makes the call, or nil for the program.
    var requester: Requester?
    /// The objects of the resolution to which the call belongs, or nil if it begins one.
    var graph: ObjectGraph?

    @inline(__always)
    init<each Argument: Sendable>(_ argument: repeat each Argument, isMain: Bool = false, asSendable: Bool = false) {
        self.isMain = isMain
        self.asSendable = asSendable
        repeat arguments.append(each argument)
    }
}
