import StoryCodeContainer

/// The immutable definition of a storyboard.
final class StoryboardModel: RegisteredContent {
    let name: String
    let bundle: String?
    let scenes: [SceneModel]
    /// The index of the first scene with each identifier.
    let indexes: [String: Int]
    /// The storyboard in the path of an error.
    let step: ContainerError.Step

    init(
        name: String,
        bundle: String?,
        location: CodeLocation,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows {
        self.name = name
        self.bundle = bundle
        let definition = StoryboardScenes()
        try define(definition)
        scenes = definition.builders.enumerated().map { SceneModel($1.scene, at: $0) }
        indexes = Dictionary(scenes.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
        let suffix = bundle.map { " of bundle \"\($0)\"" } ?? ""
        step = ContainerError.Step("storyboard \"\(name)\"\(suffix)", location)
    }

    subscript(identifier: String) -> SceneModel? { indexes[identifier].map { scenes[$0] } }

    /// The first initial scene.
    var initialScene: SceneModel? { scenes.first(where: \.isInitial) }

    func mistakes(in container: Container) -> [ContainerError] { StoryboardValidator(self, in: container).mistakes }

    /// Whether a reference matches the storyboard, as it does inside the storyboard itself.
    func matches(_ reference: StoryboardReference) -> Bool {
        reference.storyboard == name && (reference.bundle == nil || reference.bundle == bundle)
    }
}
