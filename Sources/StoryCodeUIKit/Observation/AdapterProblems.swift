#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeScenes

    // The mistakes that the adapter reports.
    extension LifecycleDiagnostic.Problem {
        /// A scene has a view builder, and its controller made a view of its own; that view is kept.
        public static let viewBuilderNotUsed = Self(
            "viewBuilderNotUsed",
            message: "{0} has made its own view, so the view builder of its scene was not used.",
            advice: """
                Remove the argument `view`, or let the controller leave its view to the builder: no `loadView()` of its \
                own, or one of a subclass of SceneViewController that calls super.
                """
        )

        /// An event reached a base class, and the event before it did not; the helpers receive both now.
        public static func eventMissed(_ event: ViewEvent) -> Self {
            Self(
                "eventMissed",
                message: "{0} has not received \(event.name) in time, so its helpers receive it late.",
                advice: "Call super in the override of \(event.name), and do not call methods of events yourself."
            )
        }

        /// An event was observed, and the event before it was not; the helpers have not received it.
        public static func eventNotObserved(_ event: ViewEvent) -> Self {
            Self(
                "eventNotObserved",
                message: "{0} has not received \(event.name) as a message, so its helpers have not received it.",
                advice: """
                    Do not call methods of events yourself, which the compiler calls directly in a final class, or derive \
                    the controller from SceneViewController.
                    """
            )
        }

        /// The class of the controller was changed at run time before its scene was made, such as by key-value observing;
        /// if it is changed back, the events end, too.
        public static func observedBeforeScene(className: String) -> Self {
            Self(
                "observedBeforeScene",
                message:
                    "{0} has had the class \(className), which was made at run time, since before its scene was made.",
                advice: """
                    Begin to observe the controller in `connect` or later, because the end of this observation ends the \
                    events, too.
                    """
            )
        }

        /// A class has refused the methods with which a controller is observed; the helpers miss events.
        public static func notObserved(className: String) -> Self {
            Self(
                "notObserved",
                message:
                    "{0} cannot be observed, because the class \(className) refuses methods: its helpers miss events.",
                advice: """
                    Make the scene before another library changes the class of the controller, or derive the controller \
                    from SceneViewController.
                    """
            )
        }
    }
#endif
