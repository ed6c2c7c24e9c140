public import StoryCodeContainer
import StoryCodeScreens

extension Storyboard {
    /// Unavailable: the factory method of SwinjectStoryboard and DITranquillity.
    @available(
        *,
        unavailable,
        message:
            "write Storyboard(name: name, container: container) { scenes in … }, or read a file with StoryboardFile"
    )
    public static func create(name: String, bundle: Any? = nil, container: Container? = nil) -> Storyboard {
        fatalError("unavailable")
    }
}

#if canImport(AppKit)
    extension Storyboard {
        /// Instantiates the initial scene under AppKit's name; see ``instantiateInitialViewController()``.
        ///
        /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
        public func instantiateInitialController() throws -> ViewController { try instantiateInitialViewController() }

        /// Instantiates the scene with an identifier under AppKit's name; see
        /// ``instantiateViewController(withIdentifier:)``.
        ///
        /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
        public func instantiateController<Controller: ViewController>(
            withIdentifier identifier: SceneIdentifier<Controller>
        ) throws -> Controller {
            try instantiateViewController(withIdentifier: identifier)
        }
    }
#endif
