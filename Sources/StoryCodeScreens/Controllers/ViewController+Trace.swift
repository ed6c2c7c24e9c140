import StoryCodeScenes

extension ViewController {
    /// The window that the controller is in, will be in, or was in last.
    package var nearestWindow: Window? {
        windowAhead ?? hostWindow?.window ?? (parent ?? presenter)?.nearestWindow
    }
}
