package import StoryCodeContainer

/// The component that injects objects of a class, which other code creates.
package struct Injector: Sendable {
    private let component: ResolvedComponent

    package init(_ component: ResolvedComponent) { self.component = component }

    /// Whether the component is creating an object, which it injects itself.
    package var isCreating: Bool { Container.isCreating(component) }

    /// Injects an object.
    ///
    /// - Parameter isRecorded: Whether the object remembers the injection already.
    @MainActor
    package func inject(_ object: AnyObject, isRecorded: Bool = false) throws {
        _ = try component.container.injected(object, by: component, isMain: true, isRecorded: isRecorded)
    }

    /// Whether registered views of the controllers are injected, or else of those of the container.
    package func injectsToSubviews(in container: Container) -> Bool {
        // Registrations change under the lock.
        container.locked { component.registration.injectsToSubviews } ?? container.injectsToSubviews
    }

    /// Throws the first mistake in the component or its dependencies, in a locked container.
    package func check(reached path: [ContainerError.Step]) throws {
        try component.container.check([component], reached: path)
    }
}

extension Container {
    /// Returns the component that injects an object, or nil if there is none.
    ///
    /// - Parameter name: The name of the component, or nil for one that has no name for its type.
    /// - Throws: ``ContainerError`` if several components match equally well.
    package func injector(of object: AnyObject, name: String?) throws -> Injector? {
        try injectingComponent(object, name: name).map(Injector.init)
    }

    /// Returns the component that injects objects of a class, in a locked container.
    package func injector(ofClass type: AnyClass, name: String?) throws -> Injector? {
        try injectingComponent(of: type, name: name).map(Injector.init)
    }

    /// Returns the names of the components of a class, its superclasses and its subclasses, in a locked container.
    package func names(ofClass type: AnyClass) -> [String] {
        names { $0.covers(type) || $0.type.isKind(of: TypeIdentity(type)) }
    }
}
