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
        container.register(main: makeSettings)
    }

    @MainActor
    private static func makeSettings(
        preferences: StoredValue<Preferences>,
        context: PageContext
    ) -> SettingsController {
        Scene {
            return SettingsController()
        }.with {
            return PagePresenter(SettingsModel(preferences, language: context.language), context, isSheet: true)
        }.with {
            return ScreenLog("Settings", context.log)
        }.instantiate(
            connect: { controller, presenter, _ in presenter.connect(to: controller) },
            view: { _, presenter, _ in presenter.makeView() }
        )
    }
}
