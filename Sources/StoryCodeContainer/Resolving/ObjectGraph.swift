/// The objects that one resolution makes once, and the injections that wait until a circle is closed.
final class ObjectGraph {
    /// The circle within which shared objects are made for each other, if this is their resolution.
    let circle: Circle?
    /// Whether it is that of objects that are awaited; what is not then has its own, under its own lock.
    let isAwaited: Bool

    private var objects: [Identity: Any] = [:]
    /// What is being made, the innermost last.
    private var making: [Identity] = []
    private var open: [OpenCircle] = []

    /// What becomes of the shared objects of the circle once all is well.
    private var keeping: [() -> Void] = []

    private struct Identity: Hashable {
        let node: ObjectIdentifier
        let arguments: ArgumentsKey

        // Few components take arguments.
        func hash(into hasher: inout Hasher) { hasher.combine(node) }
    }

    /// A circle of which some component is being made, and what waits until the first has been.
    private struct OpenCircle {
        let circle: Circle
        var injections: ArraySlice<(inout Resolution) throws -> Void> = []
        /// What components do last, when all are injected.
        var endings: ArraySlice<() throws -> Void> = []
    }

    init(circle: Circle? = nil, isAwaited: Bool = false) {
        self.circle = circle
        self.isAwaited = isAwaited
    }

    func object(of node: AnyNode, _ arguments: ArgumentsKey = []) -> Any? {
        objects.isEmpty ? nil : objects[Identity(node: ObjectIdentifier(node), arguments: arguments)]
    }

    func remember(_ object: Any, of node: AnyNode, _ arguments: ArgumentsKey = []) {
        objects[Identity(node: ObjectIdentifier(node), arguments: arguments)] = object
    }

    /// Notes what makes a shared object everybody's.
    func whenAllIsWell(_ keep: @escaping () -> Void) { keeping.append(keep) }

    /// Makes the shared objects everybody's.
    func keep() {
        for keep in keeping { keep() }
        keeping = []
    }

    /// Makes an object, and knows meanwhile that it does.
    ///
    /// - Throws: An error of a cycle, if it is being made already: a factory has asked for what its own object needs.
    func making<Object>(_ node: AnyNode, _ arguments: ArgumentsKey, _ make: () throws -> Object) throws -> Object {
        guard node.lifetime.isRemembered else { return try make() }
        let identity = Identity(node: ObjectIdentifier(node), arguments: arguments)
        guard !making.contains(identity) else { throw ContainerError(.cyclic, ThreadFrames.path(to: node)) }
        making.append(identity)
        defer { making.removeLast() }
        return try make()
    }

    func isMaking(_ node: AnyNode, _ arguments: ArgumentsKey) -> Bool {
        making.contains(Identity(node: ObjectIdentifier(node), arguments: arguments))
    }

    /// Begins a circle, unless it is open already.
    ///
    /// - Parameter circle: The circle of the component that is about to be made.
    /// - Returns: Whether it was begun, and is to be closed by the caller.
    func begin(_ circle: Circle) -> Bool {
        if open.contains(where: { $0.circle === circle }) { return false }
        open.append(OpenCircle(circle: circle))
        return true
    }

    /// Lets an injection wait until the circle is closed.
    func postpone(_ circle: Circle, _ injection: @escaping (inout Resolution) throws -> Void) {
        guard let place = open.lastIndex(where: { $0.circle === circle }) else { return }
        open[place].injections.append(injection)
    }

    /// Lets what a component does last wait until all of its circle are injected.
    func postpone(_ circle: Circle, ending: @escaping () throws -> Void) {
        guard let place = open.lastIndex(where: { $0.circle === circle }) else { return }
        open[place].endings.append(ending)
    }

    /// Forgets a circle whose first component could not be made.
    func abandon(_ circle: Circle) { open.removeAll { $0.circle === circle } }

    /// Carries out what has waited for the end of the circle that was begun last, and what it adds.
    func close(_ circle: Circle, _ resolution: inout Resolution) throws {
        defer { open.removeAll { $0.circle === circle } }
        while let place = open.lastIndex(where: { $0.circle === circle }) {
            if let injection = open[place].injections.popFirst() {
                try injection(&resolution)
            } else if let ending = open[place].endings.popFirst() {
                try ending()
            } else {
                return
            }
        }
    }
}

/// Components that depend on each other, each on every other by some way.
// Unchecked: the lock is set before anybody else knows the circle.
final class Circle: @unchecked Sendable {
    /// Held while one of their shared objects is made: that of the first to be registered, so that it is the same
    /// whatever was asked for first.
    var slot: AnySlot?
}
