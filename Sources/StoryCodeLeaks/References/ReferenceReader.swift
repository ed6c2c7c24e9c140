import StoryCodeContainer

/// Reads the strong references of objects into a graph.
///
/// It follows every stored property, whatever its type, by the runtime's records of fields, which contain the ownership
/// of each property. `Mirror` does not show it, and a type can replace its mirror. On Linux it also follows the captured
/// values of closures. Nothing is retained, no code of the program runs, and what cannot be read is left out. The graph
/// names closures, parts of arrays and lazy objects that were left out, and the limit at which reading stopped.
///
/// Left out are also global variables, tasks, variables of actors, which may change at any time, noncopyable values, types
/// without reflection metadata, and objects of the toolchain's own modules. While it reads, no other thread may change
/// the objects.
@MainActor
struct ReferenceReader {
    private(set) var graph = ReferenceGraph()

    /// The nodes, by their addresses.
    private var nodes: [UInt: Int] = [:]

    /// The objects that were read.
    private(set) var objects: [(node: Int, object: HeapObject)] = []

    /// The nodes that have not been read yet.
    private var pending: [HeapObject] = []

    /// The locks of dependency containers that are held.
    private var locks: Set<ObjectIdentifier> = []

    /// The layouts of the types that were read.
    private var layouts: [ObjectIdentifier: TypeLayout] = [:]
    private let memory = ReadableMemory()

    /// The number of allocations after which reading ends.
    private static let limit = 100_000

    /// The number of values after which reading ends.
    ///
    /// An enumeration with indirect cases may contain the same value in many places.
    private static let valueLimit = 250_000

    private var valueCount = 0

    /// The number of values inside each other after which reading leaves the rest out.
    private static let depthLimit = 100

    /// Whether the memory layouts are those that the reader knows.
    private let isOn: Bool

    init() { self.init(isOn: ReaderCheck.failure == nil) }

    /// - Parameter isOn: Whether to read although no check has shown that the layouts are known.
    init(isOn: Bool) { self.isOn = isOn }

    /// Adds an object and everything that it refers to, and returns its node, or nil if nothing is read.
    mutating func add(_ object: AnyObject) -> Int? {
        guard isOn else { return nil }
        // Nothing else may retain it while it is read.
        defer { extendLifetime(object) }
        let node = node(of: HeapObject(object))
        readPending()
        return node
    }

    /// Adds everything that a value refers to, and returns the nodes of the objects in it.
    ///
    /// - Returns: The path of each object and its node.
    mutating func add<Value>(contentsOf value: Value) -> [(path: String, node: Int)] {
        guard isOn else { return [] }
        defer { extendLifetime(value) }
        let owner = graph.nodes.count
        graph.nodes.append(ReferenceGraph.Node(kind: .storage, typeName: ""))
        TypedMemory.withMemory(of: value) { visit($0, Place(owner: owner)) }
        let found = graph.nodes[owner].references.map { ($0.path, $0.target) }
        // References of the copied value do not count.
        graph.nodes[owner].references = []
        readPending()
        return found
    }

    /// Returns the node of an object that was read, or nil.
    func node(of object: AnyObject) -> Int? { nodes[HeapObject(object).address] }

    /// Adds the reference from a controller to a helper, which is among the captured values of the view builder.
    ///
    /// The reference counts unless the view builder was read.
    mutating func addHelper(_ helper: Int, of controller: Int, words: String) {
        let reference = ReferenceGraph.Reference(
            target: helper,
            path: "",
            isLibrary: true,
            words: words,
            isCounted: !graph.viewBuilder(of: controller, captures: helper)
        )
        let index = graph.nodes[controller].references.firstIndex { $0.words == nil } ?? 0
        graph.nodes[controller].references.insert(reference, at: index)
    }
}

// MARK: - Allocations

extension ReferenceReader {
    private mutating func readPending() {
        while let next = pending.popLast(), let node = nodes[next.address] {
            switch next.kind {
            case .object(let type):
                if type == Container.self, let container = next.target as? Container {
                    read(container, next, node)
                } else {
                    readFields(of: next, type, node)
                }
            case .box(let content):
                visit(content, Place(owner: node, isCapture: true))
            case .context(let captures):
                for capture in captures.values {
                    visit(capture, Place(owner: node, path: ReferenceGraph.captureMark, isCapture: true))
                }
                for context in captures.contexts {
                    refer(toContext: context, Place(owner: node, path: ReferenceGraph.captureMark, isCapture: true))
                }
                if captures.isIncomplete { graph.nodes[node].unread.append(ReferenceGraph.captureMark) }
            }
        }
    }

    private mutating func layout(of type: Any.Type) -> TypeLayout {
        let layout = layouts[ObjectIdentifier(type)] ?? TypeLayout(of: type)
        layouts[ObjectIdentifier(type)] = layout
        return layout
    }

    private mutating func readFields(of object: HeapObject, _ type: Any.Type, _ node: Int) {
        for field in layout(of: type).fields {
            guard let value = object.memory(of: field) else { continue }
            let isLibrary = field.origin == .library
            visit(value, Place(owner: node, path: ".\(field.name)", isLibrary: isLibrary, canBeWeak: true))
        }
    }

    /// Reads a dependency container under its lock, because other threads may use it.
    private mutating func read(_ container: Container, _ object: HeapObject, _ node: Int) {
        guard locks.insert(container.lockID).inserted else { return readFields(of: object, Container.self, node) }
        container.locked {
            readFields(of: object, Container.self, node)
            readPending()
        }
        locks.remove(container.lockID)
    }

    /// Returns the node of an allocation, or nil beyond the limit.
    private mutating func node(of object: HeapObject) -> Int? {
        if let known = nodes[object.address] { return known }
        guard graph.nodes.count < Self.limit || goesOn() else { return nil }
        let node = graph.nodes.count
        nodes[object.address] = node
        guard case .object(let type) = object.kind else {
            let kind: ReferenceGraph.Node.Kind = if case .context = object.kind { .context } else { .storage }
            graph.nodes.append(ReferenceGraph.Node(kind: kind, typeName: ""))
            pending.append(object)
            return node
        }
        let layout = layout(of: type)
        objects.append((node, object))
        let (isLibrary, isTemporary) = (layout.isLibrary, layout.isTemporary)
        graph.nodes.append(.init(kind: .object, typeName: layout.name, isLibrary: isLibrary, isTemporary: isTemporary))
        if !layout.fields.isEmpty { pending.append(object) }
        return node
    }

    /// Returns whether reading goes on, and otherwise records that it stopped.
    private mutating func goesOn() -> Bool {
        if graph.nodes.count >= Self.limit {
            graph.limit = (Self.limit, "objects")
        } else if valueCount >= Self.valueLimit {
            graph.limit = (Self.valueLimit, "values")
        } else {
            return true
        }
        return false
    }

    private mutating func refer(to object: HeapObject, _ place: Place, isCapture: Bool = false) {
        if case .object(let type) = object.kind { noteUnread(type, place) }
        guard let target = node(of: object) else { return }
        var reference = place.reference(to: target)
        reference.isCapture = place.isCapture || isCapture
        reference.canBeWeak = place.canBeWeak
        graph.nodes[place.owner].references.append(reference)
    }

    private mutating func noteUnread(_ type: Any.Type, _ place: Place) {
        let layout = layout(of: type)
        if layout.isUnread { graph.nodes[place.owner].unread.append("\(place.path) (\(layout.name))") }
    }

    /// Follows the context of a closure, if it can be read.
    private mutating func refer(toContext address: UInt, _ place: Place) {
        guard address != 0 else { return }
        guard let context = HeapObject.context(at: address, in: memory) else {
            #if os(Linux)
                graph.nodes[place.owner].unread.append(place.path + ReferenceGraph.captureMark)
            #endif
            return
        }
        if case .object = context.kind {
            // A closure with one captured object has no context of its own.
            var place = place
            if !place.path.hasSuffix(ReferenceGraph.captureMark) { place.path += ReferenceGraph.captureMark }
            refer(to: context, place, isCapture: true)
        } else {
            refer(to: context, place)
        }
    }
}

// MARK: - Values

extension ReferenceReader {
    /// The position of a value in an allocation.
    private struct Place {
        let owner: Int
        var path = ""
        var isLibrary = false
        var isCapture = false
        /// Whether the value is a property, or the content of an optional one.
        var canBeWeak = false
        var depth = 0

        /// Returns the reference from here to a node.
        func reference(to node: Int) -> ReferenceGraph.Reference {
            ReferenceGraph.Reference(target: node, path: path, isLibrary: isLibrary, isCapture: isCapture)
        }

        /// Returns the position of a part of the value.
        ///
        /// - Parameter origin: The code that declares the part, if it has a declaration.
        func part(_ path: String, of origin: TypeOrigin = .toolchain, canBeWeak: Bool = false) -> Place {
            var part = self
            if origin == .program { part.isLibrary = false }
            part.path += path
            part.canBeWeak = canBeWeak
            part.depth += 1
            return part
        }
    }

    private mutating func visit(_ value: TypedMemory, _ place: Place) {
        guard !value.isTrivial, valueCount < Self.valueLimit || goesOn() else { return }
        guard place.depth < Self.depthLimit else {
            graph.limit = (Self.depthLimit, "values inside each other")
            return
        }
        valueCount += 1
        switch value.content {
        case .none:
            break
        case .object(let object):
            refer(to: object, place)
        case .function(let context):
            refer(toContext: context, place)
        case .structure(let type):
            noteUnread(type, place)
            for field in layout(of: type).fields {
                visit(value.memory(of: field), place.part(".\(field.name)", of: field.origin, canBeWeak: true))
            }
        case .tuple(let elements):
            for element in elements { visit(element.memory, place.part(".\(element.label)")) }
        case .array(let elements):
            for (index, element) in elements.enumerated() { visit(element, place.part("[\(index)]")) }
        case .existential(let content):
            visit(content, place.part(""))
        case .error:
            value.withError { visit($0, place.part("")) }
        case .payload:
            value.withPayload { name, payload in
                let isSome = name == "some"
                let part =
                    isSome
                    ? place.part("", canBeWeak: place.canBeWeak)
                    : place.part(".\(name)", of: TypeOrigin(of: value.type))
                visit(payload, part)
            }
        case .collection(let storage):
            visit(elementsOf: value, storage: storage, place)
        }
    }

    /// Follows the elements of a collection, which copies of the collection share.
    private mutating func visit(elementsOf value: TypedMemory, storage: UInt, _ place: Place) {
        let isKnown = nodes[storage] != nil
        guard isKnown || graph.nodes.count < Self.limit || goesOn() else { return }
        let node = nodes[storage] ?? graph.nodes.count
        if !isKnown {
            nodes[storage] = node
            graph.nodes.append(ReferenceGraph.Node(kind: .storage, typeName: "", elements: value.elements))
        }
        graph.nodes[place.owner].references.append(place.reference(to: node))
        guard !isKnown else { return }
        let inside = Place(owner: node, isLibrary: place.isLibrary, depth: place.depth + 1)
        value.forEachElement { path, element in
            visit(element, inside.part(path))
            return goesOn()
        }
    }
}
