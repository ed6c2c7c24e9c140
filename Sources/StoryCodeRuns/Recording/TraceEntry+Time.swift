package import StoryCode

extension TraceEntry {
    /// Returns the time of the scheduler of an object.
    package static func time(of object: AnyObject?) -> Duration { time(in: window(of: object)) }

    /// Returns the time of the scheduler of a window, or of the current task without a window.
    package static func time(in window: Window?) -> Duration { (window?.scheduler ?? Schedulers.current).now }

    /// Returns the window of a controller or a view.
    package static func window(of object: AnyObject?) -> Window? {
        switch object {
        case let controller as ViewController: controller.nearestWindow
        case let view as View: view.window
        default: nil
        }
    }
}
