// The mistakes that scenes, their events, their state and their schedulers report.
extension LifecycleDiagnostic.Problem {
    /// A factory of the scene accessed the view before the view builder was installed; that view is kept.
    public static let viewLoadedBeforeScene = Self(
        "viewLoadedBeforeScene",
        message: "The view of {0} was loaded by a factory of its scene, before the scene was complete.",
        advice: "Access the view in `connect` or later: by then the builder makes it and the helpers are notified."
    )

    /// A controller was made the controller of a second scene; it keeps the helpers of both.
    public static let controllerHasScene = Self(
        "controllerHasScene",
        message: "{0} was made the controller of a second scene.",
        advice: "Make the controller inside the scene's first closure, so that each scene has its own."
    )

    /// A factory returned nothing, so the scene has no such helper.
    public static let helperIsEmpty = Self(
        "helperIsEmpty",
        message: "A helper of {0} is an empty tuple: its factory returns nothing.",
        advice: "Write `return` before the helper at the end of the factory."
    )

    /// The program called a method that only the lifecycle calls; the helpers are notified and no state changes.
    public static func eventCalledDirectly(_ event: ViewEvent) -> Self {
        Self(
            "eventCalledDirectly",
            message: """
                Calling \(event.name) directly on a view controller is not supported, and may result in out-of-order \
                callbacks and other inconsistent behavior: {0}.
                """,
            advice: "Show or hide the controller, or call beginAppearanceTransition and endAppearanceTransition."
        )
    }

    /// An override did not call `super`; no event is lost.
    ///
    /// Reported with ``DiagnosticHandler/Checks/missingSuper``.
    public static func superNotCalled(_ event: ViewEvent) -> Self {
        Self(
            "superNotCalled",
            message: "{0}.\(event.name) did not call super.",
            advice: "Call super in the override."
        )
    }

    /// One call led to an unlimited number of requests, turns or late helpers; the rest waits for the next call.
    ///
    /// - Parameter type: The controller that was updated last, if its content is updated without end.
    public static func neverAtRest(work: Int, updating type: Any.Type? = nil) -> Self {
        let update = type.map { " \($0) is updated again and again: an update changes what another one reads." } ?? ""
        return Self(
            "neverAtRest",
            message: "One call led to \(work) pieces of work, and more is queued.\(update)",
            advice: "Check in a callback whether a change is needed before it requests one that leads to it again."
        )
    }

    /// Two values were registered under one key of saved state; the first registration is kept.
    public static func duplicateStateKey(_ key: String) -> Self {
        Self(
            "duplicateStateKey",
            message: "The key \"\(key)\" was registered a second time for state that {0} keeps.",
            advice: "Use a different key for each value, or end the first registration with unregister(_:)."
        )
    }

    /// A task has not ended five seconds after its bag was emptied; it continues.
    ///
    /// Reported with ``DiagnosticHandler/Checks/outlivingTasks``.
    public static func taskOutlivesBag(named name: String, _ fileID: String, _ line: Int) -> Self {
        Self(
            "taskOutlivesBag",
            message: """
                The task \(name) of \(fileID):\(line) has not ended \(BagTask.secondsToEnd) seconds after its bag \
                was emptied.
                """,
            advice: """
                Check Task.isCancelled after each await and in each loop, and let what the task waits for end when the \
                task is cancelled.
                """
        )
    }
}
