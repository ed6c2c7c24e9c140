/// A registered closure that sets a runtime attribute of a class.
struct AttributeSetter: Sendable {
    let owner: RegisteredClass

    /// Sets the value, and returns whether the object is of the class.
    let set: @MainActor @Sendable (_ owner: AnyObject, RuntimeAttribute.Value) -> Bool

    init<Owner: AnyObject>(_ set: @escaping @MainActor @Sendable (Owner, RuntimeAttribute.Value) -> Void) {
        owner = RegisteredClass(Owner.self)
        self.set = { owner, value in
            guard let owner = owner as? Owner else { return false }
            set(owner, value)
            return true
        }
    }
}
