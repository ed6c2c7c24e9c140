import StoryCode
import StoryCodeRuns
import StoryboardFiles
import StoryboardLoading

/// The names of scenes and controllers in the log.
@MainActor
final class PlayNames {
    private let scenes: [FileElement: String]

    /// The names of controllers.
    private var controllers = WeakDictionary<String>()
    private var uniqueNames = UniqueNames()

    /// Finds a name for each scene of some files, which no other scene has.
    init(_ files: [StoryboardFile]) {
        var names: [FileElement: String] = [:]
        let all = files.flatMap(\.scenes).filter { $0.controller != nil && $0.reference == nil }
        for (base, scenes) in Dictionary(grouping: all, by: \.playName) {
            let scenesByTitle = Dictionary(grouping: scenes, by: \.shownTitle)
            for scene in scenes {
                let title = scenesByTitle[scene.shownTitle]?.count == 1 ? scene.shownTitle : nil
                let detail = " (\(title ?? scene.controller?["id"] ?? scene.id))"
                names[scene.element] = scenes.count == 1 ? base : base + detail
            }
        }
        scenes = names
    }

    /// Returns the name of a controller: that of its scene, and from the second controller of a scene on, a number.
    func name(of object: AnyObject) -> String {
        guard let controller = object as? ViewController, let scene = controller.fileScene else {
            return "\(type(of: object))"
        }
        if let known = controllers[controller] { return known }
        let name = uniqueNames.add(scenes[scene.element] ?? scene.playName)
        controllers[controller] = name
        return name
    }
}

extension FileScene {
    /// The identifier, the class, the title or the kind of the scene, which several scenes may share.
    fileprivate var playName: String {
        identifier ?? controller?["customClass"] ?? title ?? controller?.name ?? id
    }

    /// The title of the scene, of its navigation item or of its tab, or its label in Interface Builder.
    var shownTitle: String? {
        [title, navigationTitle, tabTitle, controller?["userLabel"]].firstNonempty
    }
}
