/// A registered closure that sets an outlet of a class.
struct OutletSetter: Sendable {
    enum Outcome {
        case done, ownerMismatch, destinationMismatch
    }

    let owner: RegisteredClass
    let destination: RegisteredClass
    let set: @MainActor @Sendable (_ owner: AnyObject, _ destination: AnyObject) -> Outcome

    init<Owner: AnyObject, Destination: AnyObject>(
        _ set: @escaping @MainActor @Sendable (Owner, Destination) -> Void
    ) {
        owner = RegisteredClass(Owner.self)
        destination = RegisteredClass(Destination.self)
        self.set = { owner, destination in
            guard let owner = owner as? Owner else { return .ownerMismatch }
            guard let destination = destination as? Destination else { return .destinationMismatch }
            set(owner, destination)
            return .done
        }
    }
}
