/// The passes in which a controller and its helpers update the content of the view.
package enum ContentPass: Hashable, Sendable {
    /// `updateProperties()`.
    case properties
    /// `viewWillLayoutSubviews()`, the layout of the view and `viewDidLayoutSubviews()`.
    case layout
}

@MainActor
extension ContentPass {
    /// The requests for passes that the work of a scheduler makes: their number, and the class of the controller that
    /// has made the last one.
    struct Requests {
        fileprivate(set) var count = 0
        fileprivate(set) var type: (any ContentUpdating.Type)?
    }

    /// The requests of the work in progress, of which a scheduler counts its own.
    static var requests = Requests()

    /// Counts a request for a pass.
    package static func countRequest(of controller: some ContentUpdating) {
        requests.count += 1
        requests.type = type(of: controller)
    }
}

/// A controller that updates its content in passes.
@MainActor
package protocol ContentUpdating: AnyObject {
    /// Requests a pass, if the view is loaded.
    func setNeedsPass(_ pass: ContentPass)
}

extension SceneEvents {
    /// Performs a pass, and requests the next one when an `@Observable` object changes that was read in it.
    ///
    /// A controller that reads none allocates nothing. The pass is one part, because each part costs a call of
    /// `withObservationTracking`, and more parts would not exclude what a nested pass of another controller reads: that
    /// function adds the reads of an inner call to the outer one.
    package func observe(_ pass: ContentPass, of controller: some ContentUpdating, _ body: () -> Void) {
        observe(.pass(pass), of: controller, body)
    }

    /// Performs the delivery of one event of a pass, as ``observe(_:of:_:)`` does for a whole pass.
    package func observe(_ event: ViewEvent.Kind, of controller: some ContentUpdating, _ body: () -> Void) {
        observe(.event(event), of: controller, body)
    }

    private func observe(_ part: ContentObservations.Part, of controller: some ContentUpdating, _ body: () -> Void) {
        if isDelivering || ContentObservations.isRead(part, by: type(of: controller)) {
            // Inside another event, the helpers are notified later, and the observations have to exist by then.
            _ = observations(of: controller)
        }
        if let observations {
            observations.observe(part, body)
        } else {
            ContentObservations.observeFirst(part, body) { self.observations(of: controller) }
        }
    }
}
