// On systems without UIKit, the module is empty.
#if canImport(UIKit) && !os(watchOS)
    // `import StoryCodeUIKit` is the one import of an app's screens.
    @_exported public import StoryCodeContainer
    @_exported public import StoryCodeFlows
    @_exported public import StoryCodeInjection
    @_exported public import StoryCodeScenes
#endif
