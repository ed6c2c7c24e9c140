/// The helpers that joined a living scene, in the order in which they joined.
///
/// Each member counts the events that it has yet to receive: none between two events, and one more for each event that
/// is delivered. Members then receive their events one after the other. A member that joins meanwhile starts with all
/// events that it has missed, and catches up as far as the member before it. No member ever receives an event before a
/// member that joined earlier, which is the rule of AndroidX's registry. Unlike there, the order is the same whether the
/// view appears or disappears.
///
/// Callbacks may add and remove helpers during a delivery.
@MainActor
final class JoinedHelpers {
    /// The members by number, with the places of removed members until these are more than the others.
    private var places: ContiguousArray<Place> = []

    /// A place in the order of joining.
    private struct Place {
        let number: Int
        /// The member, or nil after its removal.
        var member: Member?
    }

    /// The numbers of the helpers that are objects.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The number of members that have joined, and of those that were not removed.
    private var (joined, count) = (0, 0)

    /// The number of helpers that may join during one delivery.
    private static let limit = 1_000

    /// The latest events.
    ///
    /// A member with three pending events has yet to receive the last three.
    private var recentEvents: ContiguousArray<ViewEvent> = []

    /// The event being delivered, which is the last of the recent events.
    private var current: ViewEvent?

    /// The index of the member that receives its events; those before it have none to receive.
    private var deliveryIndex = 0

    /// The scene events that deliver to these helpers.
    private weak let sceneEvents: (any TracedEvents)?

    /// Creates an empty list for the events of a scene.
    init(of sceneEvents: any TracedEvents) {
        self.sceneEvents = sceneEvents
    }

    /// Returns the member of an object, if there is one.
    func member(_ object: AnyObject) -> Member? {
        numbers[ObjectIdentifier(object)].flatMap(member(numbered:)).flatMap { $0.isRemoved ? nil : $0 }
    }

    /// Adds a claim to the member of an object, if there is one.
    func claim(_ object: AnyObject) -> Member? {
        let member = member(object)
        member?.claims += 1
        return member
    }

    /// Adds a member after all others, with the events that it has missed.
    func append(_ member: Member, missed: [ViewEvent]) {
        // Other members with pending events are further along the same events.
        recentEvents = ContiguousArray(missed)
        if let current { recentEvents.append(current) }
        member.pending = recentEvents.count
        member.number = joined
        joined += 1
        count += 1
        if let id = member.id { numbers[id] = member.number }
        places.append(Place(number: member.number, member: member))
    }

    /// Removes one claim to a member; without another claim, the helper receives no further events.
    func removeClaim(_ number: Int) {
        guard let member = member(numbered: number) else { return }
        member.claims -= 1
        if member.isRemoved, !member.isReceiving { remove(member) }
    }

    private func remove(_ member: Member) {
        guard let index = index(of: member.number) else { return }
        places[index].member = nil
        count -= 1
        if let id = member.id, numbers[id] == member.number { numbers[id] = nil }
        while places.last.map({ $0.member == nil }) == true { places.removeLast() }
        if places.count > 2 * count + 8 {
            deliveryIndex = places.prefix(deliveryIndex).count { $0.member != nil }
            places.removeAll { $0.member == nil }
        }
        deliveryIndex = min(deliveryIndex, places.count)
        // The helper's deinitialiser may run code, so the list is consistent before it is released.
        withExtendedLifetime(member) {}
    }

    private func member(numbered number: Int) -> Member? { index(of: number).flatMap { places[$0].member } }

    /// Returns the index of a place, which is found by halving, because the numbers ascend.
    private func index(of number: Int) -> Int? {
        var (start, end) = (0, places.count)
        while start < end {
            let middle = (start + end) / 2
            if places[middle].number < number { start = middle + 1 } else { end = middle }
        }
        return start < places.count && places[start].number == number ? start : nil
    }
}

// MARK: - Delivery

extension JoinedHelpers {
    /// Delivers an event to every member, in order.
    func deliver(_ event: ViewEvent) {
        recentEvents.append(event)
        for place in places { place.member?.pending += 1 }
        deliveryIndex = 0
        current = event
        deliverRest()
        current = nil
    }

    /// Delivers to every member, in order, the events that it has yet to receive.
    ///
    /// Members that join without end are reported; those beyond the limit receive only later events.
    func deliverRest() {
        var remaining = places.count - deliveryIndex + Self.limit
        while deliveryIndex < places.count {
            guard let member = places[deliveryIndex].member else {
                deliveryIndex += 1
                continue
            }
            guard remaining > 0 else {
                DiagnosticHandler.report(.neverAtRest(work: Self.limit))
                for place in places[deliveryIndex...] { place.member?.pending = 0 }
                deliveryIndex = places.count
                break
            }
            remaining -= 1
            while member.isWaiting { deliverNext(to: member) }
            // If the member was removed, another one may have its index.
            if deliveryIndex < places.count, places[deliveryIndex].member === member { deliveryIndex += 1 }
        }
        recentEvents.removeAll(keepingCapacity: true)
    }

    /// Delivers to a new member the events that it has missed, as far as the member before it.
    func catchUp(_ member: Member) {
        while member.isWaiting, member.pending > pending(before: member) { deliverNext(to: member) }
    }

    private func pending(before member: Member) -> Int {
        guard let index = index(of: member.number) else { return 0 }
        return places.prefix(index).last { $0.member != nil }?.member?.pending ?? 0
    }

    /// Delivers one event, which counts as received when the helper's method has returned.
    ///
    /// Until then a member that is removed keeps its index, so that helpers that it adds come after it.
    private func deliverNext(to member: Member) {
        member.isReceiving = true
        let event = recentEvents[recentEvents.count - member.pending]
        if LifecycleTrace.isActive, let sceneEvents {
            LifecycleTrace.notify(member.observers, of: event, controller: sceneEvents.receiverToTrace())
        } else {
            event.notify(member.observers)
        }
        member.isReceiving = false
        member.pending -= 1
        if member.isRemoved { remove(member) }
    }
}

// MARK: - Member

extension JoinedHelpers {
    /// A late helper and the events that it has yet to receive.
    ///
    /// Retains the helper.
    @MainActor
    final class Member {
        /// The identity of the helper, or nil for a value.
        let id: ObjectIdentifier?

        /// The helper as an observer, alone in its list; empty if the helper does not observe events.
        let observers: ContiguousArray<any ObservingObject>

        private let helper: Any

        /// The place in the order of joining.
        fileprivate(set) var number = 0

        /// The number of callers that have added the helper and not removed it.
        fileprivate var claims = 1

        /// The number of events that the helper has yet to receive, including the one that it is receiving.
        fileprivate var pending = 0

        fileprivate var isReceiving = false

        fileprivate var isRemoved: Bool { claims == 0 }

        fileprivate var isWaiting: Bool { !isRemoved && pending > 0 }

        /// Creates a member.
        ///
        /// - Parameters:
        ///   - id: The identity of the helper, or nil for a value.
        ///   - observer: The helper as an observer, if it is one.
        init(_ helper: Any, id: ObjectIdentifier?, observer: (any ObservingObject)?) {
            self.helper = helper
            self.id = id
            observers = observer.map { [$0] } ?? []
        }
    }
}
