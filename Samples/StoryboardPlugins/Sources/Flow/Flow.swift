import StoryCode

/// Runs the flow of a storyboard with the code that the build tool plugin generates.
@main
struct Flow {
    static func main() throws {
        let container = Container()
        FlowStoryboard.register(in: container)
        try container.validate()
        let storyboard = try container.resolve(main: Storyboard.self, name: FlowStoryboard.name)
        let window = try Window(storyboard: storyboard)
        window.makeKeyAndVisible()
        let navigation = window.rootViewController as? NavigationController
        try navigation?.topViewController?.performSegue(withIdentifier: FlowStoryboard.CitiesSegue.showCity)
        print(navigation?.viewControllers.compactMap(\.title).joined(separator: " > ") ?? "nothing")
    }
}
