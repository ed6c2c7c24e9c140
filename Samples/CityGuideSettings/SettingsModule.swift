import CityGuideBase
public import StoryCode

/// The part of the container with the preferences, which other modules need too.
public enum PreferencesPart: Part, Sendable {
    /// Registers the preferences.
    public static func load(container: Container) {
        container.register(main: PreferenceStore.init).lifetime(.single)
    }
}

/// The part of the container with the settings.
///
/// Other modules refer to its storyboard by name.
public enum SettingsPart: Part, Sendable {
    /// Registers the storyboard "Settings" and its screen.
    public static func load(container: Container) {
        container.register(main: makeSettings)
        container.registerStoryboard(name: "Settings") { scenes in
            scenes.scene(.settings).initial()
        }
    }

    @MainActor
    private static func makeSettings(
        _ preferences: PreferenceStore,
        _ saver: any StateSaver,
        _ log: EventLog,
        _ views: any GuideViews
    ) -> SettingsController {
        Scene {
            return SettingsController()
        }.with {
            return SettingsPresenter(preferences, saver)
        }.with {
            return ScreenLog("Settings", log)
        }.instantiate(
            connect: { controller, presenter, _ in
                controller.title = "Settings"
                presenter.controller = controller
            },
            view: { _, presenter, _ in
                let view = views.makeSettings(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }
}

extension SceneIdentifier where Controller == SettingsController {
    static var settings: Self { "Settings" }
}
