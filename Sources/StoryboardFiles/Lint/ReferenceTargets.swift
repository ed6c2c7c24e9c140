/// The scenes of a file that storyboard references can lead to.
struct ReferenceTargets {
    /// Whether the file names an initial controller, whether it exists or not.
    let namesInitialController: Bool

    /// The storyboard identifiers of the scenes, without those of references, which do not instantiate references.
    let identifiers: Set<String>

    init(of file: StoryboardFile) {
        namesInitialController = file.initialControllerID != nil
        identifiers = Set(file.scenes.filter { $0.reference == nil }.compactMap(\.identifier))
    }
}
