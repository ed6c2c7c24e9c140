// `SceneHost.retainCycles()` is for tests.
@_exported public import StoryCodeLeaks
// A recorder has a run, so `import StoryCodeTesting` is enough to read and draw it.
@_exported public import StoryCodeRuns
