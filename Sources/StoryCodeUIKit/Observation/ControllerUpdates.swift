#if canImport(UIKit) && !os(watchOS)
    import StoryCodeScenes
    import UIKit

    /// The updates of the contents of observed controllers.
    ///
    /// Since iOS 26, UIKit calls `updateProperties()` and observes what it and the two layout methods read, also in the
    /// helpers, which are notified inside them. In earlier releases the adapter does both for the helpers: it updates them
    /// before the layout.
    @MainActor
    enum ControllerUpdates {
        /// Whether UIKit updates properties; tests of earlier releases change it.
        static var areUIKits: Bool = {
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, macCatalyst 26.0, *) { true } else { false }
        }()
    }

    extension ControllerRecord: ContentUpdating {
        /// Performs the delivery of an event, and what UIKit does around it since iOS 26.
        func perform(_ event: ViewEvent, _ deliver: () -> Void) {
            guard !ControllerUpdates.areUIKits, let events, events.hasObservers else { return deliver() }
            switch event {
            case .viewDidLoad:
                needsUpdate = true
                deliver()
            case .viewWillLayoutSubviews:
                if needsUpdate {
                    needsUpdate = false
                    events.observe(.updateProperties, of: self) { events.deliver(.updateProperties) {} }
                }
                events.observe(.viewWillLayoutSubviews, of: self, deliver)
            case .viewDidLayoutSubviews:
                events.observe(.viewDidLayoutSubviews, of: self, deliver)
            default:
                deliver()
            }
        }

        func setNeedsPass(_ pass: ContentPass) {
            if pass == .properties { needsUpdate = true }
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
#endif
