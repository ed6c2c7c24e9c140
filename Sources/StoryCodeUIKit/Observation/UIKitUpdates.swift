#if canImport(UIKit) && !os(watchOS)
    package import StoryCodeScenes
    package import UIKit

    /// The updates of contents that UIKit makes itself.
    ///
    /// Since iOS 26, UIKit calls `updateProperties()` and observes what it and the two layout methods read, also in the
    /// helpers that are notified inside these methods. In earlier releases the adapter does both for the helpers: it
    /// updates them before the layout.
    @MainActor
    enum UIKitUpdates {
        /// Whether UIKit updates properties; tests of earlier releases change it.
        static var areAvailable: Bool = {
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, macCatalyst 26.0, *) { true } else { false }
        }()
    }

    extension ControllerRecord {
        /// Performs the delivery of an event, and what UIKit does around it since iOS 26.
        func perform(_ event: ViewEvent, of controller: UIViewController, _ deliver: () -> Void) {
            if event == .viewDidLoad { setNeedsUpdate() }
            guard let events, events.hasObservers, event.isContentPass else { return deliver() }
            if UIKitUpdates.areAvailable {
                // Inside another event, the helpers are notified after UIKit's method has returned.
                return events.isDelivering ? events.observe(event.kind, of: controller, deliver) : deliver()
            }
            if event == .viewWillLayoutSubviews, controller.viewIfLoaded?.window != nil, takeNeedsUpdate() {
                events.observe(.updateProperties, of: controller) { events.deliver(.updateProperties) {} }
            }
            events.observe(event.kind, of: controller, deliver)
        }
    }

    extension UIViewController: ContentUpdating {
        package func setNeedsPass(_ pass: ContentPass) {
            if pass == .properties, UIKitUpdates.areAvailable {
                #if compiler(>=6.2)
                    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, macCatalyst 26.0, *) {
                        setNeedsUpdateProperties()
                    }
                #endif
            } else {
                if pass == .properties { ControllerRecord.existing(of: self)?.setNeedsUpdate() }
                viewIfLoaded?.setNeedsLayout()
            }
        }
    }
#endif
