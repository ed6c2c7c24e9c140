import StoryCode

/// The controllers, helpers and windows of a run, with their indices.
///
/// Retains none of them. Controllers, windows and flows have links; a helper lives as long as its scene.
@MainActor
final class RunMembers {
    typealias Role = LifecycleRun.Participant.Role

    private struct Member: Identifiable {
        let id: Int
        let type: Any.Type
        let role: Role
        var owner: Int?
        var name: String?
        var title: String?
        var releasedAfter: Int?
    }

    /// The members in the order of their numbers.
    private var members: [Member] = []

    /// The number of the next member.
    private(set) var count = 0

    /// The scenes of objects that were not known to be released.
    private var scenes: [ObjectIdentifier: RunScene] = [:]

    /// The scenes that were looked up last, by some bits of their address.
    private var recent: ContiguousArray<RunScene?> = .init(repeating: nil, count: 16)

    /// The number of turns that do not notice releases.
    private var turnsUntilNotice = 0

    /// The names of objects that were named before they were seen.
    private var names = WeakDictionary<String>()

    private func add(_ object: AnyObject, _ type: Any.Type, _ role: Role, owner: Int? = nil) -> Int {
        let name = names.count > 0 ? names[object] : nil
        members.append(Member(id: count, type: type, role: role, owner: owner, name: name))
        count += 1
        return count - 1
    }

    /// Returns the place of a member among those that are kept.
    private func place(of index: Int) -> Int? { members.index(ofID: index) }

    // MARK: Scenes

    /// Returns the scene of a controller, a window or a flow, and adds it when it is first seen.
    func scene(of object: AnyObject, role: Role? = nil) -> RunScene {
        let id = ObjectIdentifier(object)
        let slot = Int(bitPattern: id) >> 4 & (recent.count - 1)
        if let scene = recent[slot], scene.isScene(of: object) { return scene }
        if let scene = scenes[id], scene.isScene(of: object) {
            var changed: ContiguousArray<RunScene?> = []
            swap(&changed, &recent)
            changed[slot] = scene
            swap(&changed, &recent)
            return scene
        }
        let index = add(object, type(of: object), role ?? (object is Window ? .window : .controller))
        let scene = RunScene(object, index: Int32(index))
        scenes[id] = scene
        // A recorder that is added later does not see the first appearance.
        if (object as? any SceneController)?.hasAppeared ?? false { setTitleOnce(of: scene, object) }
        return scene
    }

    /// Stores the title that a controller has when it has appeared for the first time.
    func setTitleOnce(of scene: RunScene, _ object: AnyObject) {
        guard !scene.hasTitle, let place = place(of: Int(scene.index)) else { return }
        scene.hasTitle = true
        // The title may be an override of the program.
        let title = (object as? any TitledController)?.title ?? ""
        members[place].title = title
    }

    /// Returns the position of a helper in a scene, and adds it when it is first seen.
    ///
    /// - Parameter observer: The helper, or the object that forwards to a helper that is a value.
    func helper(_ observer: any AnyObject & ViewObserver, in scene: RunScene) -> Int {
        // No closure, each call of which checks the executor.
        for (position, helper) in scene.helpers.enumerated() where helper.isObserver(observer) { return position }
        let index = add(observer, type(of: TraceEntry.helper(of: observer)), .helper, owner: Int(scene.index))
        scene.add(RunScene.Helper(observer, index: Int32(index)))
        return scene.helpers.count - 1
    }

    // MARK: Names and releases

    /// Sets the name of an object, also before it is seen.
    func setName(_ name: String, of object: AnyObject) {
        let id = ObjectIdentifier(object)
        if let scene = scenes[id], scene.isScene(of: object) { return rename(Int(scene.index), name) }
        // A new object may have the address of a helper that was released with its scene.
        let living = scenes.values.filter { !$0.isReleased }.flatMap(\.helpers)
        let same = living.filter { $0.isObserver(object) }
        for helper in same { rename(Int(helper.index), name) }
        if same.isEmpty { names[object] = name }
    }

    private func rename(_ index: Int, _ name: String) {
        if let place = place(of: index) { members[place].name = name }
    }

    /// Counts a turn, and returns whether it notices releases.
    ///
    /// Every turn does, unless there are so many scenes that it would take long.
    func countTurn() -> Bool {
        turnsUntilNotice -= 1
        return turnsUntilNotice < 0
    }

    /// Records which controllers, windows and flows were released.
    func noticeReleases(after step: Int) {
        turnsUntilNotice = scenes.count / 64
        var released: [RunScene] = []
        for scene in scenes.values where scene.isReleased {
            if let place = place(of: Int(scene.index)) { members[place].releasedAfter = step }
            released.append(scene)
        }
        for scene in released { scenes[scene.id] = nil }
    }

    /// Removes the members that were released before a step, and returns the number of the others.
    func removeReleased(before step: Int) -> Int {
        members = members(after: step)
        return members.count
    }

    /// Returns the members that were not released before a step.
    private func members(after step: Int) -> [Member] {
        var kept: [Member] = []
        var owners: Set<Int> = []
        for member in members {
            if let owner = member.owner {
                guard owners.contains(owner) else { continue }
            } else {
                guard member.releasedAfter ?? .max >= step else { continue }
                owners.insert(member.id)
            }
            kept.append(member)
        }
        return kept
    }

    /// Whether a member is kept.
    func contains(_ index: Int) -> Bool { place(of: index) != nil }

    /// Returns the objects that were not released before a step as participants, with unique names.
    func participants(after step: Int) -> [LifecycleRun.Participant] {
        var names = UniqueNames()
        var releases: [Int: Int] = [:]
        return members(after: step).map { member in
            let title = member.title.flatMap { $0.isEmpty ? nil : $0 }
            let typeName = "\(member.type)"
            let proposal = member.name ?? title ?? typeName
            releases[member.id] = member.releasedAfter
            return LifecycleRun.Participant(
                id: member.id,
                name: names.add(proposal, in: member.owner.map(String.init) ?? ""),
                typeName: typeName,
                role: member.role,
                owner: member.owner,
                releasedAfter: member.releasedAfter ?? member.owner.flatMap { releases[$0] }
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
