import StoryCode

/// The controllers, helpers and windows of a run, with their indices.
///
/// Retains none of them. Only controllers and windows are referenced weakly: a weak reference makes every use of an
/// object slower, and a helper lives as long as its scene.
@MainActor
final class RunMembers {
    private struct Member {
        let typeName: String
        let role: LifecycleRun.Participant.Role
        var owner: Int?
        var name: String?
        var title: String?
        var releasedAfter: Int?
    }

    /// A controller or a window; an object, because copying a weak reference costs more than retaining it.
    private final class WeakMember {
        weak let object: AnyObject?
        let id: ObjectIdentifier
        let index: Int

        init(_ object: AnyObject, index: Int) {
            self.object = object
            self.id = ObjectIdentifier(object)
            self.index = index
        }
    }

    /// A helper in the order of its scene.
    private struct Helper {
        let id: ObjectIdentifier
        let type: ObjectIdentifier
        let index: Int
    }

    private var members: [Member] = []
    private var controllers: [ObjectIdentifier: WeakMember] = [:]
    private var weakMembers: [WeakMember] = []
    private var helpers: [Int: [Helper]] = [:]

    /// The controller seen last, because most events follow one of the same controller.
    private var latest: WeakMember?
    private var latestID: ObjectIdentifier?
    private var latestIndex = 0

    /// The helpers of the controller seen last, and the position of the one that is probably next.
    private var latestHelpers: [Helper] = []
    private var next = 0

    /// The names of objects that were named before they were seen.
    private var names = WeakDictionary<String>()

    /// The number of ``names`` when those of released objects were removed, so that the average call is cheap.
    private var livingNames = 50

    init() {}

    var count: Int { members.count }

    // MARK: Controllers

    /// Returns the index of a controller or a window, and adds it when it is first seen.
    func controller(_ object: AnyObject) -> Int {
        let id = ObjectIdentifier(object)
        // A new object may have the address of a released one.
        if latestID == id, let latest, latest.object === object {
            next = 0
            return latest.index
        }
        if let member = controllers[id], member.object === object { return select(member) }
        let member = WeakMember(object, index: members.count)
        controllers[id] = member
        weakMembers.append(member)
        let role: LifecycleRun.Participant.Role = object is Window ? .window : .controller
        members.append(Member(typeName: "\(type(of: object))", role: role, name: names[object]))
        // A recorder that is added later does not see the first appearance.
        if (object as? any SceneController)?.hasAppeared ?? false { setTitleOnce(of: member.index, object) }
        return select(member)
    }

    /// Returns the index of the controller of a helper.
    ///
    /// The controller's own event has come before, so that the address is still that of the same object.
    func controllerOfHelper(_ object: AnyObject) -> Int {
        if latestID == ObjectIdentifier(object) { return latestIndex }
        return controller(object)
    }

    private func select(_ member: WeakMember) -> Int {
        latest = member
        (latestID, latestIndex) = (member.id, member.index)
        latestHelpers = helpers[member.index] ?? []
        next = 0
        return member.index
    }

    /// Stores the title that a controller has when it has appeared for the first time.
    func setTitleOnce(of index: Int, _ object: AnyObject) {
        guard members[index].title == nil else { return }
        // The title may be an override of the program.
        let title = (object as? any TitledController)?.title ?? ""
        members[index].title = title
    }

    // MARK: Helpers

    /// Returns the index of a helper, and adds it when it is first seen.
    ///
    /// - Parameter observer: The helper, or the object that forwards to a helper that is a value.
    func helper(_ observer: any AnyObject & ViewObserver, of controller: Int) -> Int {
        let id = ObjectIdentifier(observer)
        let type = ObjectIdentifier(Swift.type(of: observer))
        if latestID != nil, latestIndex == controller {
            if next < latestHelpers.count, latestHelpers[next].id == id, latestHelpers[next].type == type {
                defer { next += 1 }
                return latestHelpers[next].index
            }
            if let position = latestHelpers.firstIndex(where: { $0.id == id && $0.type == type }) {
                next = position + 1
                return latestHelpers[position].index
            }
        }
        return addHelper(observer, id, type, controller)
    }

    private func addHelper(
        _ observer: any AnyObject & ViewObserver,
        _ id: ObjectIdentifier,
        _ type: ObjectIdentifier,
        _ controller: Int
    ) -> Int {
        let typeName = "\(Swift.type(of: TraceEntry.helper(of: observer)))"
        members.append(Member(typeName: typeName, role: .helper, owner: controller, name: names[observer]))
        let helper = Helper(id: id, type: type, index: members.count - 1)
        helpers[controller, default: []].append(helper)
        if latestID != nil, latestIndex == controller { latestHelpers = helpers[controller] ?? [] }
        next = latestHelpers.count
        return helper.index
    }

    // MARK: Names and releases

    /// Sets the name of an object, also before it is seen.
    func setName(_ name: String, of object: AnyObject) {
        let id = ObjectIdentifier(object)
        if let member = controllers[id], member.object === object {
            members[member.index].name = name
            return
        }
        // A new object may have the address of a helper that was released with its scene.
        let type = ObjectIdentifier(Swift.type(of: object))
        let living = weakMembers.filter { $0.object != nil }.flatMap { helpers[$0.index] ?? [] }
        let same = living.filter { $0.id == id && $0.type == type }
        for helper in same { members[helper.index].name = name }
        if same.isEmpty { addName(name, of: object) }
    }

    /// Stores the name of an object until it is seen.
    private func addName(_ name: String, of object: AnyObject) {
        names[object] = name
        guard names.count > 2 * livingNames else { return }
        names.removeReleased()
        livingNames = max(names.count, 50)
    }

    /// Records which controllers and windows were released.
    func noticeReleases(after step: Int) {
        weakMembers.removeAll { member in
            guard member.object == nil else { return false }
            members[member.index].releasedAfter = step
            return true
        }
    }

    /// The objects as participants, with unique names.
    var participants: [LifecycleRun.Participant] {
        var names = UniqueNames()
        return members.enumerated().map { index, member in
            let title = member.title.flatMap { $0.isEmpty ? nil : $0 }
            let proposal = member.name ?? title ?? member.typeName
            return LifecycleRun.Participant(
                id: index,
                name: names.add(proposal, in: member.owner.map(String.init) ?? ""),
                typeName: member.typeName,
                role: member.role,
                owner: member.owner,
                releasedAfter: member.releasedAfter ?? member.owner.flatMap { members[$0].releasedAfter }
            )
        }
    }
}

extension SceneController {
    /// Whether the view has appeared and has not disappeared since.
    fileprivate var hasAppeared: Bool {
        sceneEvents.appearance == .appeared || sceneEvents.appearance == .disappearing
    }
}
