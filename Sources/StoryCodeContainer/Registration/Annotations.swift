/// What others have said of a component or a container, one thing of each type.
///
/// The container does not know what it means; those who have said it look it up.
package struct Annotations: Sendable {
    private var annotations: [ObjectIdentifier: any Sendable] = [:]

    package subscript<Note: Sendable>(_ type: Note.Type) -> Note? {
        get { annotations[ObjectIdentifier(type)] as? Note }
        set { annotations[ObjectIdentifier(type)] = newValue }
    }
}

/// Finds the mistakes in a component that only those know who have registered it.
package struct ComponentCheck: Sendable {
    /// Gives the mistakes; called under the lock of the container in which the component is registered.
    let mistakes: @Sendable (Container) -> [ContainerError]

    package init(_ mistakes: @escaping @Sendable (Container) -> [ContainerError]) {
        self.mistakes = mistakes
    }
}

/// An object that remembers that it was injected, so that nobody does it again.
package protocol InjectionTracking: AnyObject {
    /// Notes that a component's injections are being carried out; called where those are.
    func recordInjection()
}
