#if canImport(AppKit)
    public import StoryCodeScreens

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
