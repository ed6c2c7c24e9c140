import CityGuideBase
public import StoryCode

/// The screen with the settings.
public final class SettingsController: ViewController {}

/// The part of the container with the preferences and their screen, a ``SettingsController``.
public enum SettingsPart: Part, Sendable {
    /// Registers the components.
    public static func load(container: Container) {
        container.register(main: { StoredValue("preferences.json", in: $0, initial: Preferences(), notices: $1) })
            .lifetime(.single)
        container.register(main: { (preferences: StoredValue<Preferences>, context: PageContext) in
            let model = SettingsModel(preferences: preferences, language: context.language)
            return context.makeScreen("Settings", model, isSheet: true) { SettingsController() }
        })
    }
}
