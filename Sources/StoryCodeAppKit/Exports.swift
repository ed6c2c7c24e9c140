// On systems without AppKit, the module is empty. A Catalyst app has UIKit's controllers.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    // `import StoryCodeAppKit` is the one import of an app's screens.
    @_exported public import StoryCodeContainer
    @_exported public import StoryCodeInjection
    @_exported public import StoryCodeScenes
#endif
