/// The helpers that came to a living scene, in the order in which they came.
///
/// Each knows how many events it has yet to hear: none between two events, and one more when an event is told. Then
/// one after the other hears what it has yet to hear. One who comes meanwhile starts with all that it has missed, and
/// catches up at once as far as the one before it has got. So nobody ever gets ahead of one who came earlier, as
/// AndroidX's registry has it; unlike there, the order is the same whether the view comes or goes.
///
/// Callbacks may add and remove helpers while any of this is under way.
@MainActor
final class LateHelpers {
    private var places: ContiguousArray<Place> = []

    /// What somebody has yet to hear; one who has yet to hear three events has yet to hear the last three.
    private var story: ContiguousArray<ViewEvent> = []

    /// The event under way, which is the last of the story.
    private var current: ViewEvent?

    /// Where the round has got to.
    private var round = 0

    /// The scene events whose helpers these are.
    private weak let sceneEvents: AnyObject?

    /// Creates an empty list for the events of a scene.
    init(of sceneEvents: AnyObject) {
        self.sceneEvents = sceneEvents
    }

    /// The place of an object, if it has one.
    func place(of object: AnyObject) -> Place? {
        places.first { $0.id == ObjectIdentifier(object) && !$0.isGivenUp }
    }

    /// Adds a claim to the place of an object, if it has one.
    func claim(_ object: AnyObject) -> Place? {
        let place = place(of: object)
        place?.claims += 1
        return place
    }

    /// Takes a helper in, after all others.
    ///
    /// - Parameters:
    ///   - place: The helper.
    ///   - missed: What everybody else has been told of the view.
    func append(_ place: Place, missed: [ViewEvent]) {
        // Whoever else has yet to hear something is on the same way, only further.
        story = ContiguousArray(missed)
        if let current { story.append(current) }
        place.unheard = story.count
        places.append(place)
    }

    /// Gives up one claim to a place; without another, its helper hears nothing more.
    func giveUp(_ id: ObjectIdentifier) {
        guard let place = places.first(where: { ObjectIdentifier($0) == id }) else { return }
        place.claims -= 1
        if place.isGivenUp, !place.isHearing { remove(place) }
    }

    private func remove(_ place: Place) {
        guard let index = index(of: place) else { return }
        if index < round { round -= 1 }
        // The helper may do something when it is released, and then the list must be at rest.
        let removed = places.remove(at: index)
        withExtendedLifetime(removed) {}
    }

    private func index(of place: Place) -> Int? { places.firstIndex { $0 === place } }
}

// MARK: - Telling

extension LateHelpers {
    /// Tells everybody an event, in order.
    func tell(_ event: ViewEvent) {
        story.append(event)
        for place in places { place.unheard += 1 }
        current = event
        tellRest()
        current = nil
    }

    /// Tells everybody, in order, what they have yet to hear.
    func tellRest() {
        round = 0
        while round < places.count {
            let place = places[round]
            while place.isWaiting { tellNext(place) }
            // Where it was removed, the next one has taken its place.
            if round < places.count, places[round] === place { round += 1 }
        }
        story.removeAll(keepingCapacity: true)
    }

    /// Tells a newcomer what it has missed, as far as the one before it has got.
    func catchUp(_ place: Place) {
        while place.isWaiting, place.unheard > unheard(before: place) { tellNext(place) }
    }

    private func unheard(before place: Place) -> Int {
        guard let index = index(of: place), index > 0 else { return 0 }
        return places[index - 1].unheard
    }

    /// Tells one event, which counts as heard when the helper has dealt with it.
    ///
    /// Until then the helper keeps its place even if it is removed, so that whom it adds stays behind it.
    private func tellNext(_ place: Place) {
        place.isHearing = true
        let event = story[story.count - place.unheard]
        if LifecycleTrace.isActive, let sceneEvents {
            LifecycleTrace.tell(event, to: place.observers, of: LifecycleTrace.controller(of: sceneEvents))
        } else {
            event.tell(place.observers)
        }
        place.isHearing = false
        place.unheard -= 1
        if place.isGivenUp { remove(place) }
    }
}

// MARK: - Place

extension LateHelpers {
    /// The place of one late helper; retains it.
    @MainActor
    final class Place {
        /// Which object the helper is, or nil where it is a value.
        let id: ObjectIdentifier?

        /// The helper as an observer, alone in its list, or nobody where it hears no events.
        let observers: ContiguousArray<any ObservingObject>

        /// What is retained.
        private let helper: Any

        /// How many want the helper to be there.
        fileprivate var claims = 1

        /// How many events the helper has yet to hear, the one that it is hearing included.
        fileprivate var unheard = 0

        fileprivate var isHearing = false

        fileprivate var isGivenUp: Bool { claims == 0 }

        fileprivate var isWaiting: Bool { !isGivenUp && unheard > 0 }

        /// Creates the place of a helper.
        ///
        /// - Parameters:
        ///   - helper: The helper.
        ///   - id: Which object it is, or nil where it is a value.
        ///   - observer: The helper as an observer, if it is one.
        init(of helper: Any, id: ObjectIdentifier?, observer: (any ObservingObject)?) {
            self.helper = helper
            self.id = id
            observers = observer.map { [$0] } ?? []
        }
    }
}
