public import StoryCode

extension Storyboard {
    /// Creates a storyboard of a file.
    ///
    /// ```swift
    /// let file = try StoryboardFile(contentsOf: URL(filePath: "Main.storyboard"))
    /// let storyboard = Storyboard(file, classes: classes, container: container)
    /// let controller = try storyboard.instantiateInitialController()
    /// ```
    ///
    /// A scene has the name of its storyboard identifier. A segue is performed by its identifier, or by the `id` that
    /// it has in the file, for many have no other.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - classes: The program's own classes for what the file names.
    ///   - bundle: The bundle that it belongs to.
    ///   - container: What gives its scenes what they depend on; without one it is ``Container/current``.
    public convenience init(
        _ file: StoryboardFile,
        classes: StoryboardClasses = StoryboardClasses(),
        bundle: String? = nil,
        container: Container? = nil
    ) {
        self.init(name: file.name, bundle: bundle, container: container, fileID: file.path, line: 1) {
            file.write(to: $0, classes)
        }
    }
}

extension Container {
    /// Registers the storyboard of a file, so that others can refer to it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - classes: The program's own classes for what the file names.
    ///   - bundle: The bundle that it belongs to.
    /// - Returns: The component, to say more of it.
    @discardableResult
    public func registerStoryboard(
        _ file: StoryboardFile,
        classes: StoryboardClasses = StoryboardClasses(),
        bundle: String? = nil
    ) -> Component<Storyboard, MainActor> {
        registerStoryboard(name: file.name, bundle: bundle, fileID: file.path, line: 1) {
            file.write(to: $0, classes)
        }
    }
}
