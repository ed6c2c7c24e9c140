extension Transition {
    /// The participants of one side of a transition, the rearmost first.
    ///
    /// Most sides have one, for which no array is made; an empty array would be slower to copy than nil.
    @MainActor
    struct Participants {
        private(set) var first: Participant?
        private var others: [Participant]?

        /// Creates a side with one participant, or without any.
        init(_ participant: Participant? = nil) { first = participant }

        init(_ participants: [Participant]) {
            for participant in participants { append(participant) }
        }

        mutating func append(_ participant: Participant) {
            if first == nil {
                first = participant
            } else if others == nil {
                others = [participant]
            } else {
                others?.append(participant)
            }
        }

        /// Whether there is more than one participant.
        var areSeveral: Bool { others != nil }

        /// Whether the window was released in which the participants were.
        var haveLostWindow: Bool { first?.hasLostWindow == true }

        /// Calls a closure with each participant.
        @inline(__always)
        func forEach(_ body: (Participant) -> Void) {
            guard let first else { return }
            body(first)
            if let others { for participant in others { body(participant) } }
        }

        /// Whether a controller is a participant.
        func contain(_ controller: ViewController) -> Bool {
            guard let first else { return false }
            if first.refers(to: controller) { return true }
            // A plain loop, because a closure on the main actor checks its executor in each call.
            if let others { for participant in others where participant.refers(to: controller) { return true } }
            return false
        }

        /// The controllers that have not ended.
        var controllers: [ViewController] {
            var controllers: [ViewController] = []
            forEach { if let controller = $0.controller { controllers.append(controller) } }
            return controllers
        }
    }
}
