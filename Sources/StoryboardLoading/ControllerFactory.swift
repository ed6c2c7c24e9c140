import StoryCode
import StoryboardFiles

/// A factory of controllers, with a closure that adds their scene to a storyboard.
struct ControllerFactory: Sendable {
    let type: RegisteredClass

    let addScene:
        @Sendable (StoryboardScenes, _ name: String, _ registrationName: String?, _ file: String, _ line: UInt)
            -> SceneDefinition<ViewController>

    init<Controller: ViewController, each Parameter>(
        isExact: Bool = false,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller
    ) {
        type = RegisteredClass(Controller.self, isExact: isExact)
        addScene = { scenes, name, registrationName, file, line in
            SceneDefinition(
                erasing: scenes.scene(
                    SceneIdentifier<Controller>(rawValue: name),
                    registrationName: registrationName,
                    make,
                    fileID: file,
                    line: line
                )
            )
        }
    }
}

extension BuiltInController {
    var factory: ControllerFactory {
        switch self {
        case .plain: ControllerFactory(isExact: true) { ViewController() }
        case .navigation: ControllerFactory(isExact: true) { NavigationController() }
        case .tabBar: ControllerFactory(isExact: true) { TabBarController() }
        case .split: ControllerFactory(isExact: true) { SplitViewController() }
        case .page: ControllerFactory(isExact: true) { PageViewController() }
        case .table: ControllerFactory(isExact: true) { TableViewController() }
        case .collection: ControllerFactory(isExact: true) { CollectionViewController() }
        }
    }
}
