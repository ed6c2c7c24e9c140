// `import StoryCode` is the one import of a portable program.
@_exported public import StoryCodeContainer
@_exported public import StoryCodeFlows
@_exported public import StoryCodeScenes
@_exported public import StoryCodeScreens
@_exported public import StoryCodeStoryboards
