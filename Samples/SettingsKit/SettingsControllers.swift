import StoryCode

/// What the user prefers; one object for the whole module.
final class Preferences: Sendable {
    let unit: String

    init(unit: String) { self.unit = unit }
}

/// A view that is injected, wherever it comes into a controller of this module.
final class UnitView: View {
    var preferences: Preferences?
}

/// The screen that shows what the user prefers.
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
        write("Settings has its preferences: \(preferences?.unit ?? "none")")
        view.addSubview(unitView)
        write("The view in it has the same: \(unitView.preferences === preferences)")
    }
}

/// The screen that tells who has made the app, and what the container that it resolves from is called.
final class AboutController: ViewController {
    private let write: @MainActor (String) -> Void

    init(write: @escaping @MainActor (String) -> Void) {
        self.write = write
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("About resolves from the container \"\(resolver.container.name)\"")
    }
}

extension AboutController: Resolving {}
