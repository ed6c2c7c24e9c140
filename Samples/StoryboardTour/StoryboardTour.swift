import SettingsKit
import StoryCode

/// Walks through an app of two modules, each with a storyboard and a container of its own, and prints what happens.
///
/// The modules know nothing of each other but the name of a storyboard. Their containers have a common parent, so that
/// the one storyboard can refer to the other.
@main
struct StoryboardTour {
    static func main() throws {
        let app = Container(name: "app")
        let cities = Container(parent: app, name: "cities")
        let settings = Container(parent: app, name: "settings")
        CitiesModule.register(in: cities)
        SettingsModule.register(in: settings, write: write)

        title("Look for mistakes, before anything is made")
        for container in [cities, settings] {
            try container.validate()
            write("The container \"\(container.name)\" is sound")
        }

        // A container does not retain those below it.
        try withExtendedLifetime([cities, settings]) {
            let window = try start(cities)
            try show(window)
            try goToSettings(window)
            try unwind(window)
            try misspell(app)
        }
    }

    static func start(_ cities: Container) throws -> Window {
        title("Start with the initial scene")
        let storyboard = try cities.resolve(main: Storyboard.self, name: "Cities")
        write("The scenes: \(storyboard.identifiers.joined(separator: ", "))")
        let window = try Window(storyboard: storyboard, frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
        window.makeKeyAndVisible()
        describe(window)
        return window
    }

    static func show(_ window: Window) throws {
        title("Two scenes of one class, injected by two registrations")
        let list = frontmost(of: window)
        for segue in ["south", "north"] {
            list.navigationController?.popToRootViewController(animated: false)
            let city = try list.performSegue(withIdentifier: segue) as? CityController
            write("\(city?.name ?? "nowhere"): \(city?.forecast?.text ?? "no forecast")")
        }
        describe(window)
    }

    static func goToSettings(_ window: Window) throws {
        title("A reference leads to the storyboard of the other module, and to its container")
        try frontmost(of: window).performSegue(withIdentifier: "settings")
        try frontmost(of: window).performSegue(withIdentifier: "about")
        describe(window)
    }

    static func unwind(_ window: Window) throws {
        title("One segue goes all the way back")
        try frontmost(of: window).performSegue(withIdentifier: "done")
        describe(window)
    }

    static func misspell(_ app: Container) throws {
        title("A mistake is said before it happens")
        let wrong = Container(parent: app, name: "wrong")
        wrong.registerStoryboard(name: "Wrong") { scenes in
            scenes.reference(.settings, to: "Setings").initial()
        }
        do { try wrong.validate() } catch { write("\(error)") }
    }
}

func title(_ text: String) { print("\n\(text)") }

func write(_ text: String) {
    for line in text.split(separator: "\n") { print("  \(line)") }
}

/// Prints the scenes that are on the screen, the hindmost first.
func describe(_ window: Window) {
    var names: [String] = []
    var place = window.rootViewController
    while let controller = place {
        let scenes = (controller as? NavigationController)?.viewControllers ?? [controller]
        names += scenes.map { "\($0.sceneIdentifier ?? "?") of \($0.storyboard?.name ?? "?")" }
        place = controller.presentedViewController
    }
    write("On the screen: \(names.joined(separator: ", "))")
}

/// The controller in front.
func frontmost(of window: Window) -> ViewController {
    var controller: ViewController = window.rootViewController ?? ViewController()
    while let next = controller.presentedViewController ?? (controller as? NavigationController)?.topViewController {
        controller = next
    }
    return controller
}
