extension ViewController {
    /// The window that the controller is in, will be in, or was in last.
    package var nearestWindow: Window? {
        viewIfLoaded?.window ?? rootWindow?.window ?? hostWindow?.window
    }
}
