/// A scene that is being defined.
final class SceneBuilder {
    var scene: SceneProperties

    init(_ scene: SceneProperties) { self.scene = scene }
}

@available(*, unavailable)
extension SceneBuilder: Sendable {}
