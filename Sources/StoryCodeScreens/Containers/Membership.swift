/// The members of a container view controller, and the state of their change.
@MainActor
final class Membership {
    /// When a new member receives `didMove(toParent:)`.
    enum Arrival: Sendable {
        /// At once, before it appears.
        case immediately
        /// At the time that the transition plan states.
        case inTransition
        /// A visible member once it has appeared, other members at once.
        case afterAppearance
    }

    private(set) var members: [ViewController] = []

    /// The number of changes so far, by which a transition recognises that a callback has changed the members.
    private(set) var changes = 0

    /// Whether the members are changing and the affected controllers are being notified.
    private(set) var isChanging = false

    /// The visible member that receives `didMove(toParent:)` once it has appeared.
    var arriving: ViewController? {
        // The memory is valid, because `arrivingMemory` refers to the same object.
        unsafe arrivingPointer.target
    }

    private var arrivingPointer = LinkPointer<ViewController>()
    private unowned var arrivingMemory: ViewController?

    /// Called after each change that no transition follows.
    private var observers: [@MainActor () -> Void] = []

    /// The identity of this list, which its members know.
    private let id: Int

    private static var lists = 0

    /// Creates a list without members.
    init() {
        Self.lists += 1
        id = Self.lists
    }

    /// Whether a controller is a member, in constant time.
    func contains(_ controller: ViewController) -> Bool {
        controller.lifecycle.containment.isMember(of: id)
    }

    /// Performs a change.
    func apply(_ change: MemberChange) {
        changes += 1
        for controller in change.old { controller.lifecycle.leave(id) }
        changeMembers(change.apply)
        for controller in change.new { controller.lifecycle.join(id) }
    }

    /// Removes a member, or a controller that has become a member elsewhere meanwhile.
    func remove(_ controller: ViewController) {
        changes += 1
        changeMembers { $0.removeOne(controller) }
        controller.lifecycle.leave(id)
    }

    /// Changes the list outside its property, which is then read without a check of exclusive access.
    private func changeMembers(_ change: (inout [ViewController]) -> Void) {
        var changed: [ViewController] = []
        swap(&changed, &members)
        change(&changed)
        swap(&changed, &members)
    }

    func setArriving(_ controller: ViewController?) {
        arrivingPointer = LinkPointer(controller)
        arrivingMemory = controller
    }

    /// Begins a change and returns whether another one is in progress.
    func beginChange() -> Bool { exchange(&isChanging, with: true) }

    func endChange(inside outer: Bool) { isChanging = outer }

    /// Calls a closure after each change of the members, or of the visible one, that no transition follows.
    func observe(_ didChange: @escaping @MainActor () -> Void) { observers.append(didChange) }

    /// Notifies the observers of a change.
    func announceChange() {
        for observer in observers { observer() }
    }
}
