import StoryCode
import TestSupport
import Testing

@testable import StoryCodeLeaks

/// Reading strong references of every kind of stored property.
@MainActor
struct ReferenceReaderTests {
    final class Target: Sendable {}

    /// Returns the paths from an object to all objects of the class `Target`, or to those that such a path goes through.
    private func paths(from object: AnyObject) -> [String] {
        var reader = ReferenceReader()
        guard let start = reader.add(object) else { return ["not read"] }
        let graph = reader.graph
        var found: [String] = []
        func follow(_ node: Int, _ path: String, _ depth: Int) {
            for reference in graph.nodes[node].references where depth < 12 {
                let path = path + reference.path
                if graph.nodes[reference.target].typeName == "Target" { found.append(path) }
                follow(reference.target, path, depth + 1)
            }
        }
        follow(start, "", 0)
        return found
    }

    protocol Marker {}
    protocol ClassMarker: AnyObject {}
    protocol Holder<Content>: AnyObject { associatedtype Content }
    protocol Store<Content> { associatedtype Content }

    struct Wide: Marker, Error {
        var first = 1
        var second = 2
        var third = 3
        let target = Target()
    }

    @Test(arguments: [(49, nil), (50, "100 values inside each other")])
    func valuesInsideEachOtherAreReadUpToALimit(depth: Int, limit: String?) {
        final class Owner { var value: Any = Target() }
        let owner = Owner()
        for _ in 0..<depth { owner.value = (owner.value, 0) }
        var reader = ReferenceReader()
        _ = reader.add(owner)
        #expect(reader.graph.limit.map { "\($0.count) \($0.noun)" } == limit)
        #expect((paths(from: owner) == []) == (limit != nil))
    }

    @Test(arguments: [(32, nil), (33, "100 values inside each other")])
    func listsInsideEachOtherAreReadUpToALimit(depth: Int, limit: String?) {
        final class Owner { var value: Any = Target() }
        let owner = Owner()
        for _ in 0..<depth { owner.value = [owner.value] }
        var reader = ReferenceReader()
        _ = reader.add(owner)
        #expect(reader.graph.limit.map { "\($0.count) \($0.noun)" } == limit)
        #expect(reader.graph.nodes.contains { $0.typeName == "Target" } == (limit == nil))
    }

    @Test func ownership() {
        @safe
        final class Owner {
            let constant = Target()
            var variable: Target? = Target()
            lazy var made = Target()
            var implicit: Target! = Target()
            weak var weakTarget: Target?
            weak let weakConstant: Target?
            unowned var unownedTarget: Target
            unowned let unownedOptional: Target?
            unowned(unsafe) var unsafeTarget: Target
            var unmanaged: Unmanaged<Target>

            init(_ target: Target) {
                weakTarget = target
                weakConstant = target
                unownedTarget = target
                unownedOptional = target
                unsafe unsafeTarget = target
                unsafe unmanaged = .passUnretained(target)
            }
        }
        let target = Target()
        let owner = Owner(target)
        #expect(paths(from: owner) == [".constant", ".variable", ".implicit"])
        _ = owner.made
        #expect(paths(from: owner) == [".constant", ".variable", ".made", ".implicit"])
        withExtendedLifetime(target) {}
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func valuesInValues() {
        struct Inner { var number: UInt8 = 1, target = Target() }
        struct Outer { var flag = true, inner = Inner(), pair = (1, second: Target()), weak = Weak() }
        struct Weak { weak var target: Target? }
        final class Owner {
            var outer = Outer()
            var tuple: (UInt8, Target, (Bool, Target)) = (1, Target(), (true, Target()))
            var fixed: [2 of Target] = [Target(), Target()]
            var nothing: Void = ()
            var number = 1
            var text = "text"
            var type: Any.Type = Int.self
            var function: @convention(c) () -> Void = {}
        }
        let owner = Owner()
        #expect(
            paths(from: owner) == [
                ".outer.inner.target", ".outer.pair.second", ".tuple.1", ".tuple.2.1", ".fixed._storage[0]",
                ".fixed._storage[1]",
            ]
        )
        // Each path leads to another object.
        var reader = ReferenceReader()
        _ = reader.add(owner)
        #expect(reader.graph.nodes.count { $0.typeName == "Target" } == 6)
    }

    @Test func enumerations() {
        enum Simple { case none, some(Target), both(Target, right: Target), list([Target]), text(String) }
        indirect enum Tree { case leaf(Target), node(Tree, Tree) }
        enum Single { case only(Target) }
        final class Owner {
            var cases: [Simple] = [
                .none, .some(Target()), .both(Target(), right: Target()), .list([Target()]), .text(""),
            ]
            var tree = Tree.node(.leaf(Target()), .node(.leaf(Target()), .leaf(Target())))
            var single: Single? = .only(Target())
            var nested: Target??? = Target()
            var result: Result<Target, any Error> = .success(Target())
            var failure: Result<Int, any Error> = .failure(Wide())
        }
        #expect(
            paths(from: Owner()) == [
                ".cases[1]", ".cases[2].both.0", ".cases[2].both.right", ".cases[3].list[0]", ".tree.node.0.leaf",
                ".tree.node.1.node.0.leaf", ".tree.node.1.node.1.leaf", ".single.only", ".nested", ".result.success",
                ".failure.failure.target",
            ]
        )
    }

    @Test func existentials() {
        final class Box: Marker, ClassMarker, Error { let target = Target() }
        final class IntHolder: Holder { typealias Content = Int; let target = Target() }
        struct IntStore: Store { typealias Content = Int; let target = Target() }
        // As large as an existential container, and in a box with a larger alignment than others.
        struct Filling: Marker { var first = 1, second = 2; let target = Target() }
        struct Aligned: Marker { var numbers = SIMD4<Double>(); let target = Target() }
        final class Owner {
            var any: Any = Target()
            var object: AnyObject = Target()
            var optional: Any? = Target()
            var marker: any Marker = Wide()
            var boxed: any Marker = Box()
            var classBound: any ClassMarker = Box()
            var both: any Marker & AnyObject = Box()
            var holder: any Holder<Int> = IntHolder()
            var error: any Error = Wide()
            var objectError: any Error = Box()
            var nested: Any = [Wide() as Any, 1, "text"] as [Any]
            var hashable: AnyHashable = 1
            var store: any Store<Int> = IntStore()
            var filling: any Marker = Filling()
            var aligned: any Marker = Aligned()
        }
        #expect(
            paths(from: Owner()) == [
                ".any", ".object", ".optional", ".marker.target", ".boxed.target", ".classBound.target", ".both.target",
                ".holder.target", ".error.target", ".objectError.target", ".nested[0].target", ".store.target",
                ".filling.target", ".aligned.target",
            ]
        )
    }

    @Test func collections() {
        enum Kind { case one }
        final class Key: Hashable {
            let target = Target()

            static func == (left: Key, right: Key) -> Bool { left === right }
            func hash(into hasher: inout Hasher) {}
        }
        final class Owner {
            var array = [Target(), Target()]
            var contiguous: ContiguousArray<Target?> = [nil, Target()]
            var dictionary = ["b": Target(), "a": Target()]
            var numbers = [2: [Target()]]
            var kinds = [Kind.one: Target()]
            var keys = [Key(): 1]
            var members: Set = [Key()]
            var slice = [Target(), Target()][1...]
            var set: Set<ObjectIdentifier> = []
            var bytes = [UInt8](repeating: 0, count: 1_000_000)
            var texts = Array(repeating: "text", count: 1_000_000)
            var empty: [Target] = []
        }
        let owner = Owner()
        #expect(
            paths(from: owner) == [
                ".array[0]", ".array[1]", ".contiguous[1]", ".dictionary[\"a\"]", ".dictionary[\"b\"]",
                ".numbers[2][0]", ".kinds[…]", ".keys.keys[…].target", ".members[…].target",
            ]
        )
        // Numbers and texts do not count as values.
        var reader = ReferenceReader()
        _ = reader.add(owner)
        #expect(reader.graph.limit == nil)
    }

    @Test func copiesOfACollectionAreReadOnce() {
        final class Owner { var first: [Target] = [], second: [Target] = [] }
        let owner = Owner()
        owner.first = [Target()]
        owner.second = owner.first
        var reader = ReferenceReader()
        _ = reader.add(owner)
        #expect(reader.graph.nodes.compactMap(\.elements?.count) == [1])
        #expect(paths(from: owner) == [".first[0]", ".second[0]"])
    }

    @Test func classes() {
        class Base { let base = Target() }
        class Generic<Value>: Base {
            var value: Value
            let number = 1

            init(_ value: Value) { self.value = value }
        }
        final class Derived: Generic<(Int, Target)> { let own = Target() }
        #expect(paths(from: Derived((1, Target()))) == [".base", ".value.1", ".own"])
        #expect(paths(from: Generic<Any>(Target())) == [".base", ".value"])
        #expect(paths(from: Generic<() -> Void>({})) == [".base"])
    }

    @Test func replacedMirror() {
        final class Owner: CustomReflectable {
            let target = Target()
            var customMirror: Mirror { Mirror(self, children: ["other": 1]) }
        }
        #expect(paths(from: Owner()) == [".target"])
    }

    @Test func actors() {
        actor Owner {
            let constant = Target()
            var variable = Target()

            final class Target: Sendable {}
        }
        // A variable of an actor may change at any time.
        #expect(paths(from: Owner()) == [".constant"])
    }

    @Test func noncopyableValues() {
        struct Unique: ~Copyable { let target = Target() }
        final class Owner {
            let before = Target()
            let unique = Unique()
            let after = Target()
        }
        #expect(paths(from: Owner()) == [".before", ".after"])
    }

    @Test func longListsEnd() {
        final class Element { var next: Element? }
        final class Owner { var first = Element() }
        indirect enum List { case end, cons(Int, List), target(Target) }
        final class ListOwner { var list = List.end }
        let owner = Owner()
        var last = owner.first
        for _ in 0..<200_000 {
            let next = Element()
            last.next = next
            last = next
        }
        #expect(paths(from: owner).isEmpty)
        // Released one by one, because a deinitialiser that releases the rest needs a stack as long as the list.
        while let next = owner.first.next { owner.first = next }

        let lists = ListOwner()
        // Each level contains the level below twice.
        indirect enum Tree { case leaf, node(Tree, Tree) }
        final class TreeOwner { var tree = Tree.leaf, target = Target() }
        let trees = TreeOwner()
        for _ in 0..<90 { trees.tree = .node(trees.tree, trees.tree) }
        #expect(paths(from: trees).isEmpty)

        lists.list = .target(Target())
        for number in 0..<1_000 { lists.list = .cons(number, lists.list) }
        #expect(paths(from: lists).isEmpty)
    }

    @Test(.readsClosures) func capturedValues() {
        final class Owner {
            var closure: (() -> Void)?
            var function: ((Int, Target) -> String)?
            var asynchronous: (@Sendable () async throws -> Void)?
            var list: [() -> Void] = []
        }
        let (owner, target, number) = (Owner(), Target(), Int.random(in: 0...1))
        let wide: any Marker = Wide()
        let pair = (1, target)
        owner.closure = { print(number, target) }
        #expect(paths(from: owner) == [".closure { … }"])
        owner.closure = { print(number, [target], wide, pair) }
        #expect(paths(from: owner) == [".closure { … }", ".closure { … }.target", ".closure { … }.1"])
        owner.closure = nil
        let inner: () -> Void = { print(target, number) }
        owner.list = [
            {}, inner,
            {
                inner(); print(number)
            },
        ]
        #expect(paths(from: owner).count == 2)
        owner.list = []
        owner.function = { first, second in "\(first) \(second) \(target)" }
        #expect(paths(from: owner).count == 1)
    }

    @Test(.readsClosures, arguments: [true, false]) func capturedOptionalFunction(exists: Bool) {
        final class Owner { var closure: (() -> Void)? }
        let (owner, target, number) = (Owner(), Target(), Int.random(in: 0...1))
        let inner: (() -> Void)? = exists ? { print(target, number) } : nil
        owner.closure = {
            inner?()
            print(number)
        }
        // The second word of a function that is nil is undefined, and here the address of an object.
        unsafe withContext(of: owner) { context in
            #expect(unsafe (context[2] != 0) == exists)
            let word = unsafe context[3]
            if !exists { unsafe context[3] = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()) }
            #expect(paths(from: owner) == (exists ? [".closure { … } { … }"] : []))
            unsafe context[3] = word
        }
        owner.closure = nil
    }

    @Test(.readsClosures) func contextThatCannotBeReadIsNamed() throws {
        final class Owner { var closure: () -> Void = {} }
        let (owner, target, number) = (Owner(), Target(), Int.random(in: 0...1))
        owner.closure = { print(target, number) }
        var reader = ReferenceReader()
        // While the object is read, no code uses the second word of the closure, the address of its context.
        let words = unsafe Unmanaged.passUnretained(owner).toOpaque().assumingMemoryBound(to: UInt.self)
        let context = unsafe words[3]
        unsafe words[3] = 8
        let added = reader.add(owner)
        unsafe words[3] = context
        let node = try #require(added)
        #expect(reader.graph.nodes[node].unread == [".closure { … }"])
        #expect(reader.graph.nodes[node].references.isEmpty)
        // A closure without captured values has no context.
        owner.closure = {}
        var other = ReferenceReader()
        _ = other.add(owner)
        #expect(other.graph.nodes.map(\.unread) == [[]])
    }

    /// Calls a closure with the context of the closure that is the first property of an object.
    private func withContext(of owner: AnyObject, _ body: (UnsafeMutablePointer<UInt>) -> Void) {
        let words = unsafe Unmanaged.passUnretained(owner).toOpaque().assumingMemoryBound(to: UInt.self)
        if let context = unsafe UnsafeMutablePointer<UInt>(bitPattern: words[3]) { unsafe body(context) }
    }

    // An optimised build specialises the next two closures, which are then read.
    #if DEBUG
        @Test(.readsClosures) func capturedPackIsNotRead() {
            final class Owner {
                var closure: (() -> Void)?

                func keep<First, each Value>(_ first: First, _ value: repeat each Value) {
                    closure = { print(first, (repeat each value)) }
                }
            }
            let owner = Owner()
            owner.keep(1, Target(), "text")
            #expect(paths(from: owner) == [])
        }

        @Test(.readsClosures) func capturedAssociatedTypeIsNotRead() {
            final class Owner<Content: Collection> {
                var closure: (() -> Void)?

                // The metadata of the parameter is that of the captured object.
                func keep(_ element: Content.Element) {
                    closure = { print(self, element) }
                }
            }
            let owner = Owner<[Target]>()
            owner.keep(Target())
            #expect(paths(from: owner) == [])
            owner.closure = nil
        }
    #endif

    @Test(.readsClosures) func weaklyCapturedValues() {
        final class Owner { var list: [() -> Void] = [] }
        let (owner, target, number) = (Owner(), Target(), Int.random(in: 0...1))
        weak var variable = target
        owner.list = [
            { [weak target] in print(target as Any) },
            { [weak target] in print(number, target as Any, number) },
            { [unowned target] in print(target) },
            { [unowned target] in print(number, target) },
            { [unowned(unsafe) target] in unsafe print(number, target) },
            {
                print(number, variable as Any); variable = nil
            },
        ]
        #expect(paths(from: owner).isEmpty)
    }
}
