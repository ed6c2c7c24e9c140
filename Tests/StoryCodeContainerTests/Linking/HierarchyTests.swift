import StoryCode
import TestSupport
import Testing

private protocol Clock: Sendable {
    var name: String { get }
}
private struct RealClock: Clock {
    let name = "real"
}
private struct FakeClock: Clock {
    let name = "fake"
}
private final class Alarm {
    let clock: any Clock

    init(clock: any Clock) { self.clock = clock }
}

struct HierarchyTests {
    let parent = Container()
    let child: Container

    init() {
        child = Container(parent: parent)
    }

    @Test func childResolvesFromParent() throws {
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        #expect(try child.resolve((any Clock).self).name == "real")
    }

    @Test func childOverridesParent() throws {
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        child.register(FakeClock.init).as((any Clock).self) { $0 }
        #expect(try child.resolve((any Clock).self).name == "fake")
        #expect(try parent.resolve((any Clock).self).name == "real")
        #expect(try child.resolveAll((any Clock).self).map(\.name) == ["fake", "real"])
    }

    /// Threads that resolve in several containers of a hierarchy cannot wait for each other.
    @Test func containersOfAHierarchyShareALock() {
        let descendants = [child, Container(parent: child), Container(overriding: child)]
        #expect(descendants.allSatisfy { $0.lockID == parent.lockID })
        #expect(Container(overriding: parent).lockID != parent.lockID)
    }

    @Test func parentIgnoresChild() throws {
        parent.register(Alarm.init)
        child.register(FakeClock.init).as((any Clock).self) { $0 }
        #expect(reason { try child.resolve(Alarm.self) } == .missing)
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        #expect(try child.resolve(Alarm.self).clock.name == "real")
    }

    @Test func namesOfAParentsComponentAreThoseOfTheParent() throws {
        parent.register { (clocks: Named<any Clock>) in Alarm(clock: try clocks["wall"]) }
        parent.register(RealClock.init).as((any Clock).self, name: "wall") { $0 }
        child.register(FakeClock.init).as((any Clock).self, name: "wall") { $0 }
        #expect(try child.resolve(Alarm.self).clock.name == "real")
    }

    @Test func childSeesLaterRegistrations() throws {
        #expect(reason { try child.resolve((any Clock).self) } == .missing)
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        _ = try child.resolve((any Clock).self)
        parent.register(FakeClock.init).as((any Clock).self) { $0 }.default()
        #expect(try child.resolve((any Clock).self).name == "fake")
    }

    @Test func overridingContainerSeesLaterRegistrationsOfTheParent() throws {
        let test = Container(overriding: child)
        #expect(reason { try test.resolve((any Clock).self) } == .missing)
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        #expect(try test.resolve((any Clock).self).name == "real")
    }

    @Test func overridingReplacesBaseDependencies() throws {
        parent.register(Alarm.init)
        parent.register(RealClock.init).as((any Clock).self) { $0 }
        let test = Container(overriding: parent)
        #expect(try test.resolve(Alarm.self).clock.name == "real")
        test.register(FakeClock.init).as((any Clock).self) { $0 }
        #expect(try test.resolve(Alarm.self).clock.name == "fake")
        #expect(try test.resolveAll((any Clock).self).map(\.name) == ["fake"])
        #expect(try parent.resolve(Alarm.self).clock.name == "real")
    }

    @Test func overridingHasOwnSharedObjects() throws {
        final class Cache: Sendable {}
        parent.register(Cache.init).lifetime(.single)
        let test = Container(overriding: parent)
        #expect(try test.resolve(Cache.self) !== parent.resolve(Cache.self))
        #expect(try test.resolve(Cache.self) === test.resolve(Cache.self))
    }

    @Test func overridingIgnoresLaterRegistrations() {
        let test = Container(overriding: parent)
        parent.register(RealClock.init)
        #expect(reason { try test.resolve(RealClock.self) } == .missing)
    }

    @Test func childRetainsParent() {
        weak var weakParent: Container?
        weak var weakChild: Container?
        do {
            let child = Container(parent: Container())
            weakChild = child
            weakParent = child.parent
            #expect(weakParent != nil)
        }
        #expect(weakChild == nil && weakParent == nil)
    }

    @Test func containerReleasesItsObjects() throws {
        final class Owner: Sendable {
            let provider: Provider<Int>
            let lazy: Lazy<Int>
            init(provider: Provider<Int>, lazy: Lazy<Int>) {
                self.provider = provider
                self.lazy = lazy
            }
        }
        weak var weakContainer: Container?
        weak var weakOwner: Owner?
        let orphan: Provider<Int>
        do {
            let container = Container()
            container.register { 7 }
            container.register(Owner.init).lifetime(.single).as(Owner.self, name: "again") { $0 }
            let owner = try container.resolve(Owner.self)
            _ = try container.resolve(Owner.self, name: "again")
            #expect(owner.lazy.value == 7)
            (weakContainer, weakOwner, orphan) = (container, owner, owner.provider)
        }
        #expect(weakContainer == nil && weakOwner == nil)
        #expect(reason { try orphan() } == .containerIsGone)
    }
}
