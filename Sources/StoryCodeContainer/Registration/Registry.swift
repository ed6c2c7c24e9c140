/// What is registered in one container, and what was found for it so far.
///
/// Touched only under the lock of the container's hierarchy.
// Unchecked for that reason.
package final class Registry: @unchecked Sendable {
    /// The components, in order.
    package private(set) var records: [AnyRecord] = []
    /// How many of them, from the first on, came from a container that this one overrides; before it how many of those
    /// came from one that the other overrides, and so on.
    private(set) var inherited: [Int] = []
    /// The parts that were loaded, or are being loaded.
    private var parts: [ObjectIdentifier: Loading] = [:]
    /// How many are being loaded.
    var loading = 0
    /// The frameworks whose components a framework sees as its own.
    var imports: [TypeIdentity: [TypeIdentity]] = [:]
    /// The containers below, and some that have gone.
    private(set) var children: [WeakContainer] = []
    /// How many of them there may be before those that have gone are left out.
    private var childrenLimit = 16
    /// Counts what was registered.
    private(set) var generation = 0

    /// Whether anything was found since the last change.
    private var hasFound = false
    private var offers: Offers?
    private var slots: [ObjectIdentifier: AnySlot] = [:]

    /// What others have said of the container.
    package var notes = Notes()

    /// What was found for the program.
    var edges: [EdgeIdentity: Edge] = [:]
    /// What was found for objects that are made elsewhere; nil where nothing was.
    var injectees: [InjecteeIdentity: AnyNode?] = [:]
    /// What was found for the components of the present generation.
    var nodes: [NodeIdentity: AnyNode] = [:]
    /// The same of all generations: whoever reads holds no lock, and may be in the middle.
    private var kept: [AnyNode] = []
    /// The tables of all generations, for the same reason.
    private var tables: [EntryTable] = []

    struct NodeIdentity: Hashable {
        let record: ObjectIdentifier
        let home: ObjectIdentifier
    }

    struct EdgeIdentity: Hashable {
        let dependency: Dependency
        let home: ObjectIdentifier?
        let framework: TypeIdentity?
        let step: ContainerError.Step?
    }

    struct InjecteeIdentity: Hashable {
        let key: ServiceKey
        /// Whether what has a name does not count.
        let isUnnamed: Bool
    }

    struct WeakContainer {
        weak let container: Container?
    }

    /// Adds a component.
    func add(_ record: AnyRecord) {
        record.index = records.count
        records.append(record)
    }

    /// Takes note of a container below.
    ///
    /// - Parameter child: The container.
    /// - Returns: Others that were still there; if they end, it is to be outside the lock.
    func adopt(_ child: Container) -> [Container] {
        var living: [Container] = []
        if children.count >= childrenLimit {
            living = children.compactMap(\.container)
            children = living.map(WeakContainer.init)
            childrenLimit = max(16, children.count * 2)
        }
        children.append(WeakContainer(container: child))
        return living
    }

    /// The containers below, and those below them.
    package var everybodyBelow: [Container] {
        let living = children.compactMap(\.container)
        return living + living.flatMap(\.registry.everybodyBelow)
    }

    /// Takes over the components of a container that is overridden.
    func inherit(_ other: Registry) {
        records = other.records.map { $0.copy() }
        inherited = other.inherited + [records.count]
        parts = other.parts
        imports = other.imports
        notes = other.notes
    }

    /// Notes that a part is being loaded.
    ///
    /// - Returns: Whether it is to be loaded; false if it was.
    func begin(_ part: Loading, of id: ObjectIdentifier) -> Bool {
        guard parts[id] == nil else { return false }
        parts[id] = part
        loading += 1
        return true
    }

    /// Takes back what a part has registered, and the parts that it has loaded.
    ///
    /// - Returns: What ends with that.
    func takeBack(_ part: Loading) -> [AnyRecord] {
        let gone = records.filter { $0.loading?.isOf(part) == true }
        records.removeAll { $0.loading?.isOf(part) == true }
        parts = parts.filter { !$1.isOf(part) }
        imports = imports.filter { parts[$0.key.id] != nil }
        loading -= 1
        return gone
    }

    /// Forgets what was found, for something has changed here or above.
    ///
    /// - Parameter isHere: Whether it is here, so that others may offer something.
    /// - Returns: The containers below that were still there; if they end, it is to be outside the lock.
    func forget(isHere: Bool) -> [Container] {
        if isHere { offers = nil }
        guard hasFound else { return [] }
        hasFound = false
        generation += 1
        nodes = [:]
        injectees = [:]
        edges = [:]
        let living = children.compactMap(\.container)
        return living + living.flatMap { $0.forget(isHere: false) }
    }

    /// Takes note that something was found, so that a change is counted.
    package func noteFinding() { hasFound = true }

    /// Holds a component that was looked up, though it may need nothing of others.
    func keep(_ node: AnyNode) {
        hasFound = true
        kept.append(node)
    }

    /// Enters what was asked for into a table.
    ///
    /// - Parameters:
    ///   - entry: What was found.
    ///   - isFirst: Whether it is the first of its generation.
    /// - Returns: The table, which may be a new one.
    func enter(_ entry: AnyEntry, isFirst: Bool) -> EntryTable {
        if !isFirst, let last = tables.last, last.add(entry) { return last }
        let table = EntryTable(isFirst ? nil : tables.last)
        _ = table.add(entry)
        tables.append(table)
        return table
    }

    /// The place of a component's shared object, the same in all generations.
    func slot(of record: AnyRecord) -> AnySlot {
        let id = ObjectIdentifier(record)
        if let slot = slots[id] { return slot }
        let slot = AnySlot()
        slots[id] = slot
        return slot
    }

    /// Who offers which service.
    package func currentOffers() -> Offers {
        hasFound = true
        if let offers { return offers }
        let made = Offers(records, inherited: inherited)
        offers = made
        return made
    }
}
