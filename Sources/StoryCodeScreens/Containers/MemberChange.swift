/// A change of the members of a container: those behind the first ones are replaced.
///
/// Its size is that of the change, not of the container.
@MainActor
struct MemberChange {
    /// The number of members at the front that stay.
    let kept: Int

    /// The members behind them before the change.
    let old: [ViewController]

    /// The members behind them after the change.
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
}

/// A list of members with a change applied, without a copy of the members that stay.
struct ChangedMembers: RandomAccessCollection {
    private let members: [ViewController]
    private let change: MemberChange

    init(_ members: [ViewController], _ change: MemberChange) {
        self.members = members
        self.change = change
    }

    var startIndex: Int { 0 }
    var endIndex: Int { change.kept + change.new.count }

    subscript(index: Int) -> ViewController {
        index < change.kept ? members[index] : change.new[index - change.kept]
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
