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

        /// Key-value observing of the controller began before its scene was made; if it ends, the events end, too.
        public static let observedBeforeScene = Self(
            "observedBeforeScene",
            message: "{0} is observed with key-value observing since before its scene was made.",
            advice: "Begin to observe in `connect` or later, because the end of this observation ends the events, too."
        )

        /// A controller of a storyboard was not injected.
        public static func injectionFailed(reason: String) -> Self {
            Self(
                "injectionFailed",
                message: "{0} was not injected: \(reason)",
                advice: "Check the registrations of the storyboard's container, for instance with `validate()`."
            )
        }
    }
#endif
