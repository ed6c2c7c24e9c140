import StoryCode

/// The user's preferences, as one instance for the whole module.
final class Preferences: Sendable {
    let unit: String

    init(unit: String) { self.unit = unit }
}

/// A view that is injected when it is added to a controller's view in this module.
final class UnitView: View {
    var preferences: Preferences?
}

/// The screen that shows the user's preferences.
final class SettingsController: ViewController {
    var preferences: Preferences?
    private let unitView = UnitView()
    private let write: @MainActor (String) -> Void

    init(write: @escaping @MainActor (String) -> Void) {
        self.write = write
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("The settings screen has its preferences: \(preferences?.unit ?? "none")")
        view.addSubview(unitView)
        write("The view inside it has the same preferences: \(unitView.preferences === preferences)")
    }
}

/// The screen about the app, which resolves its dependencies itself.
final class AboutController: ViewController {
    private let write: @MainActor (String) -> Void

    init(write: @escaping @MainActor (String) -> Void) {
        self.write = write
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("The about screen resolves from the container \"\(resolver.container.name)\"")
    }
}

extension AboutController: Resolving {}
