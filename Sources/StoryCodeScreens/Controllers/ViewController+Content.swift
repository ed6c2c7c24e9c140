package import StoryCodeScenes

extension ViewController {
    /// Requests an update of the content, which calls ``updateProperties()`` once in the next pass.
    ///
    /// As in UIKit since iOS 26, repeated requests lead to one update, before the layout. A request before the view is
    /// loaded is part of the first update.
    public func setNeedsUpdateProperties() {
        guard isViewLoaded else { return }
        ContentPass.countRequest(of: self)
        lifecycle.setNeedsUpdate(self)
    }

    /// Updates the content now where an update was requested: of this controller, and of the views and controllers in
    /// its view.
    ///
    /// Does nothing before the view is loaded. The view need not be in a window.
    public func updatePropertiesIfNeeded() {
        viewIfLoaded?.updatePropertiesIfNeeded()
    }
}

extension ViewController: ContentUpdating {
    package func setNeedsPass(_ pass: ContentPass) {
        switch pass {
        case .properties: setNeedsUpdateProperties()
        case .layout:
            ContentPass.countRequest(of: self)
            viewIfLoaded?.setNeedsLayout()
        }
    }
}
