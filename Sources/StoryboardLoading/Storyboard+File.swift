public import StoryCode
public import StoryboardFiles

extension Storyboard {
    /// Creates a storyboard from a file.
    ///
    /// ```swift
    /// let file = try StoryboardFile(contentsOf: URL(filePath: "Main.storyboard"))
    /// let storyboard = Storyboard(file, classes: classes, container: container)
    /// let controller = try storyboard.instantiateInitialViewController()
    /// ```
    ///
    /// The storyboard identifier of a scene is its name. A segue is performed by its identifier, or by its `id` in the
    /// file, because many segues have no identifier.
    ///
    /// - Parameters:
    ///   - classes: The program's classes for those that the file names.
    ///   - bundle: The bundle identifier that references to this storyboard use.
    ///   - container: The dependency container of the scenes; ``Container/current`` by default.
    public convenience init(
        _ file: StoryboardFile,
        classes: StoryboardClasses = StoryboardClasses(),
        bundle: String? = nil,
        container: Container? = nil
    ) {
        self.init(name: file.name, bundle: bundle, container: container, fileID: file.path, line: 1) {
            file.defineScenes(in: $0, classes)
        }
    }
}

extension Container {
    /// Registers the storyboard of a file, so that references in other storyboards find it.
    ///
    /// - Parameters:
    ///   - classes: The program's classes for those that the file names.
    ///   - bundle: The bundle identifier that references to this storyboard use.
    @discardableResult
    public func registerStoryboard(
        _ file: StoryboardFile,
        classes: StoryboardClasses = StoryboardClasses(),
        bundle: String? = nil
    ) -> Component<Storyboard, MainActor> {
        registerStoryboard(name: file.name, bundle: bundle, fileID: file.path, line: 1) {
            file.defineScenes(in: $0, classes)
        }
    }
}
