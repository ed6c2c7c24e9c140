import StoryCode

// What is registered for the properties and the actions of a class, with that class.

/// How an outlet is set.
struct OutletSetter: Sendable {
    /// What came of an attempt.
    enum Outcome {
        case isSet, hasOtherOwner, hasOtherDestination
    }

    let owner: KnownClass
    let destination: KnownClass
    let set: @MainActor @Sendable (_ owner: AnyObject, _ destination: AnyObject) -> Outcome

    init<Owner: AnyObject, Destination: AnyObject>(
        _ set: @escaping @MainActor @Sendable (Owner, Destination) -> Void
    ) {
        owner = KnownClass(Owner.self)
        destination = KnownClass(Destination.self)
        self.set = { owner, destination in
            guard let owner = owner as? Owner else { return .hasOtherOwner }
            guard let destination = destination as? Destination else { return .hasOtherDestination }
            set(owner, destination)
            return .isSet
        }
    }
}

/// What takes the values of a runtime attribute.
struct AttributeSetter: Sendable {
    let owner: KnownClass
    /// Says whether the object is of the class that has the attribute.
    let set: @MainActor @Sendable (_ owner: AnyObject, RuntimeAttribute.Value) -> Bool

    init<Owner: AnyObject>(_ set: @escaping @MainActor @Sendable (Owner, RuntimeAttribute.Value) -> Void) {
        owner = KnownClass(Owner.self)
        self.set = { owner, value in
            guard let owner = owner as? Owner else { return false }
            set(owner, value)
            return true
        }
    }
}

/// What a class does when an unwind segue comes to it.
struct UnwindHandler: Sendable {
    /// The action of a controller, if it is of the class that has it.
    let action: @MainActor @Sendable (ViewController) -> ((StoryboardSegue) -> Void)?
    /// Tells a storyboard that a scene has the action, if its controller is of that class or may be.
    let declare: @Sendable (SceneDefinition<ViewController>, _ isPlain: Bool) -> Void

    init<Owner: ViewController>(
        _ selector: String,
        _ action: @escaping @MainActor @Sendable (Owner, StoryboardSegue) -> Void
    ) {
        self.action = { controller in (controller as? Owner).map { owner in { action(owner, $0) } } }
        declare = { $0.configuredAction(selector, of: Owner.self, isExact: $1) }
    }
}
