import SettingsKit
import StoryCode
import TourOptions

/// Runs the flow of an app of two modules, each with its own storyboard and dependency container.
///
/// The modules refer to each other only by the name of a storyboard. Their dependency containers have a common parent,
/// so one storyboard can refer to the other. `--timeline <file>`, `--page <file>` and `--trace <file>` write pictures of
/// the run.
@main
struct StoryboardTour {
    static let options = TourOptions(title: "StoryboardTour")

    static func main() throws {
        let app = Container(name: "app")
        let cities = Container(parent: app, name: "cities")
        let settings = Container(parent: app, name: "settings")
        CitiesModule.register(in: cities)
        SettingsModule.register(in: settings, write: write)

        title("Validate the containers before any object is made")
        for container in [cities, settings] {
            try container.validate()
            write("The container \"\(container.name)\" is valid")
        }

        // A dependency container does not retain its children.
        try withExtendedLifetime([cities, settings]) {
            let window = try start(cities)
            try show(window)
            try goToSettings(window)
            try unwind(window)
            try misspell(app)
            options.write()
            options.checkReleases()
        }
    }

    static func start(_ cities: Container) throws -> Window {
        title("Start with the initial scene")
        let storyboard = try cities.resolve(main: Storyboard.self, name: "Cities")
        write("Scenes: \(storyboard.identifiers.joined(separator: ", "))")
        let window = try Window(storyboard: storyboard, frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
        window.makeKeyAndVisible()
        describe(window)
        return window
    }

    static func show(_ window: Window) throws {
        title("Show two scenes of one class, injected by two registrations")
        let list = frontmost(of: window)
        for segue in ["south", "north"] {
            list.navigationController?.popToRootViewController(animated: false)
            let city = try list.performSegue(withIdentifier: segue) as? CityController
            write("\(city?.name ?? "nowhere"): \(city?.forecast?.text ?? "no forecast")")
        }
        describe(window)
    }

    static func goToSettings(_ window: Window) throws {
        title("Follow a reference to the storyboard and the container of the other module")
        try frontmost(of: window).performSegue(withIdentifier: "settings")
        try frontmost(of: window).performSegue(withIdentifier: "about")
        describe(window)
    }

    static func unwind(_ window: Window) throws {
        title("Unwind with one segue")
        try frontmost(of: window).performSegue(withIdentifier: "done")
        describe(window)
    }

    static func misspell(_ app: Container) throws {
        title("Report a mistake before it happens")
        let wrong = Container(parent: app, name: "wrong")
        wrong.registerStoryboard(name: "Wrong") { scenes in
            scenes.reference(.settings, to: "Setings").initial()
        }
        do { try wrong.validate() } catch { write("\(error)") }
    }
}

func title(_ text: String) {
    StoryboardTour.options.note(text)
    print("\n\(text)")
}

func write(_ text: String) {
    for line in text.split(separator: "\n") { print("  \(line)") }
}

/// Prints the visible scenes from back to front.
func describe(_ window: Window) {
    var names: [String] = []
    var next = window.rootViewController
    while let controller = next {
        let scenes = (controller as? NavigationController)?.viewControllers ?? [controller]
        names += scenes.map { "\($0.sceneIdentifier ?? "?") of \($0.storyboard?.name ?? "?")" }
        next = controller.presentedViewController
    }
    write("Visible: \(names.joined(separator: ", "))")
}

/// Returns the frontmost controller.
func frontmost(of window: Window) -> ViewController {
    var controller: ViewController = window.rootViewController ?? ViewController()
    while let next = controller.presentedViewController ?? (controller as? NavigationController)?.topViewController {
        controller = next
    }
    return controller
}
