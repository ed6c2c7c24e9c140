import CityGuideBase
public import StoryCodeContainer

/// The part of the container with the preferences and what their screen shows, a ``SettingsModel``.
public enum SettingsPart: Part, Sendable {
    /// Registers the components.
    public static func load(container: Container) {
        container.register(main: { StoredValue("preferences.json", in: $0, initial: Preferences(), notices: $1) })
            .lifetime(.single)
        container.register(main: SettingsModel.init)
    }
}
