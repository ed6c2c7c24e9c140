/// A change of the members of a container: some of them, next to each other, are replaced.
///
/// Its size is that of the change, not of the container.
@MainActor
struct MemberChange {
    /// The number of members at the front that stay.
    let kept: Int

    /// The members behind them before the change.
    ///
    /// Those behind these stay, too.
    let old: [ViewController]

    /// The members that replace them.
    let new: [ViewController]

    init(kept: Int, old: [ViewController] = [], new: [ViewController] = []) {
        self.kept = kept
        self.old = old
        self.new = new
    }

    /// Creates the change from one list of members to another.
    init(from old: [ViewController], to new: [ViewController]) {
        let kept = zip(old, new).prefix { $0 === $1 }.count
        self.init(kept: kept, old: Array(old[kept...]), new: Array(new[kept...]))
    }

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// The members that arrive, in order.
    var added: [ViewController] { new.subtracting(old) }

    /// The members that leave, in order.
    var removed: [ViewController] { old.subtracting(new) }

    var reversed: MemberChange { MemberChange(kept: kept, old: new, new: old) }

    /// Performs the change on a list of members.
    func apply(to members: inout [ViewController]) { members.replaceSubrange(kept..<kept + old.count, with: new) }
}

/// A list of members with a change applied, without a copy of the members that stay.
@MainActor
struct ChangedMembers: @MainActor RandomAccessCollection {
    let membership: Membership
    let change: MemberChange

    var startIndex: Int { 0 }
    var endIndex: Int { membership.members.count - change.old.count + change.new.count }

    subscript(index: Int) -> ViewController {
        let rest = index - change.kept - change.new.count
        if rest >= 0 { return membership.members[change.kept + change.old.count + rest] }
        return index < change.kept ? membership.members[index] : change.new[index - change.kept]
    }

    /// Whether a controller is a member after the change, in the time of the change.
    func contains(_ controller: ViewController) -> Bool {
        change.new.contains(controller) || membership.contains(controller) && !change.old.contains(controller)
    }
}

@MainActor
extension [ViewController] {
    /// Returns the controllers that are not in another list.
    func subtracting(_ others: [ViewController]) -> [ViewController] {
        if isEmpty || others.isEmpty { return self }
        let others = Set(others)
        return filter { !others.contains($0) }
    }

    /// Removes a controller, which is most likely the last or the first one.
    mutating func removeOne(_ controller: ViewController) {
        if let index = index(of: controller, near: count - 1) { remove(at: index) }
    }
}
