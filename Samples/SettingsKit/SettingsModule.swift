public import StoryCode

/// A module with the settings of an app, which other modules refer to only by the name of its storyboard.
@MainActor
public enum SettingsModule {
    /// Registers the module's storyboard and the dependencies of its scenes.
    public static func register(in container: Container, write: @escaping @MainActor @Sendable (String) -> Void) {
        container.register { Preferences(unit: "metric") }.lifetime(.single)
        container.register(SettingsController.self).injection { $0.preferences = $1 }.autoInjectToSubviews()
        container.register(UnitView.self).injection { $0.preferences = $1 }

        container.registerStoryboard(name: "Settings") { scenes in
            scenes.scene(.settingsStack) { NavigationController() }
                .initial()
                .root(.settings)
            scenes.scene(.settings) { SettingsController(write: write) }
                .segue("about", .show, to: .about, animates: false)
            scenes.scene(.about) { AboutController(write: write) }
                .unwind("done", to: "settingsWereLeft", animates: false)
        }
    }
}

extension SceneIdentifier where Controller == NavigationController {
    static var settingsStack: Self { "Settings stack" }
}

extension SceneIdentifier where Controller == SettingsController {
    static var settings: Self { "Settings" }
}

extension SceneIdentifier where Controller == AboutController {
    static var about: Self { "About" }
}
