package import StoryCode

extension TraceEntry {
    /// The time of the scheduler concerned.
    package var time: Duration { Self.time(of: subject) }

    /// The time of the scheduler of an object.
    static func time(of object: AnyObject?) -> Duration { (window(of: object)?.scheduler ?? Schedulers.current).now }

    /// Returns the window of a controller or a view.
    package static func window(of object: AnyObject?) -> Window? {
        switch object {
        case let controller as ViewController: controller.nearestWindow
        case let view as View: view.window
        default: nil
        }
    }
}
