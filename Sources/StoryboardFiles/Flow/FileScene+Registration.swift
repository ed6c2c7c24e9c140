extension FileScene {
    /// The registration name that the scene contains for a dependency container.
    package var registrationName: String? {
        for attribute in runtimeAttributes
        where attribute.owner == controller && RuntimeAttribute.registrationKeyPaths.contains(attribute.keyPath) {
            if case .string(let name) = attribute.value, !name.isEmpty { return name }
        }
        return nil
    }

    /// Whether the scene prevents its controller from resolving dependencies.
    package var disablesResolving: Bool {
        runtimeAttributes.contains {
            $0.owner == controller && $0.keyPath == RuntimeAttribute.resolvingKeyPath && $0.value == .boolean(false)
        }
    }
}

extension RuntimeAttribute {
    /// The key paths of registration names here, in SwinjectStoryboard, Dip and Typhoon.
    package static let registrationKeyPaths: Set<String> = [
        "storyCodeRegistrationName", "swinjectRegistrationName", "dipTag", "typhoonKey",
    ]

    /// The key path that enables or disables Resolver's `StoryboardResolving`.
    package static let resolvingKeyPath = "resolving"

    /// Whether storyboards handle the attribute.
    package var isReserved: Bool { Self.registrationKeyPaths.contains(keyPath) || keyPath == Self.resolvingKeyPath }
}
