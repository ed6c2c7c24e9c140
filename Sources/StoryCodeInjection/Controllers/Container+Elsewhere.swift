public import StoryCodeContainer

extension Container {
    /// Registers an object of the main actor that is created elsewhere, such as by a storyboard.
    package func addOnMain<Instance>(
        _ type: Instance.Type,
        _ name: String?,
        _ fileID: String,
        _ line: UInt
    ) -> Component<Instance, MainActor> {
        let location = CodeLocation(fileID: fileID, line: line)
        let component: Component<Instance, MainActor> = add(.elsewhere(type, location, isMain: true, .object))
        return name.map { component.as(type, name: $0) { $0 } } ?? component
    }
}

// MARK: - Subviews

extension Component {
    /// Sets whether registered views of the controller are injected.
    package func setInjectsToSubviews(_ isOn: Bool) {
        container.change { _ in registration.injectsToSubviews = isOn }
    }
}

extension Container {
    /// Whether registered views are injected when they are added to controllers of this container's storyboards.
    ///
    /// The default is the parent's setting, or false without a parent. A change affects controllers that are
    /// instantiated later. If the value is true, each view that is added is looked up; `autoInjectToSubviews(_:)` limits
    /// the lookups to one controller.
    public var injectsToSubviews: Bool {
        get {
            locked {
                for container in selfAndAncestors {
                    // Prepared scenes cache the result, so a later change has to invalidate them.
                    container.registry.recordLookup()
                    if let isOn = container.registry.injectsToSubviews { return isOn }
                }
                return false
            }
        }
        set { change { $0.injectsToSubviews = newValue } }
    }
}
