extension ViewController {
    /// The window that the controller is in, will be in, or was in last.
    package var nearestWindow: Window? {
        viewIfLoaded?.window ?? rootWindow?.window ?? (parent ?? presenter)?.nearestWindow ?? hostWindow?.window
    }
}
