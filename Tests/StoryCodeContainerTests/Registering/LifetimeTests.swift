import StoryCode
import TestSupport
import Testing

private final class Gem: Sendable {}
private final class Pair {
    let one: Gem
    let other: Gem

    init(one: Gem, other: Gem) {
        self.one = one
        self.other = other
    }
}
private final class Draft {}
private protocol Named: Sendable {}
private final class Store: Named {}

struct LifetimeTests {
    let container = Container()

    private func isShared(in container: Container) throws -> (within: Bool, across: Bool) {
        let (first, second) = (try container.resolve(Pair.self), try container.resolve(Pair.self))
        return (first.one === first.other, first.one === second.one)
    }

    @Test func namesHaveDefaults() {
        let names = [Scope().name, Container().name, Container(overriding: container).name]
        #expect(names == ["scope", "container", "container"])
    }

    @Test func sharedServiceIsConvertedOnce() throws {
        let conversions = Counter()
        container.register(Store.init).lifetime(.single).as((any Named).self) { store in
            conversions.next()
            return store
        }
        let (first, second) = (try container.resolve((any Named).self), try container.resolve((any Named).self))
        #expect(first as AnyObject === second as AnyObject)
        #expect(conversions.count == 1)
    }

    @Test func prototypeIsNewEachTime() throws {
        container.register(Gem.init)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (false, false))
    }

    @Test func objectGraphIsOnePerResolution() throws {
        container.register(Gem.init).lifetime(.objectGraph)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, false))
    }

    @Test(arguments: [SharedLifetime.single, .container, .scope(Scope())])
    func sharedObjectIsReused(lifetime: SharedLifetime) throws {
        container.register(Gem.init).lifetime(lifetime)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, true))
    }

    @Test func weakIsSharedWhileRetained() throws {
        let counter = Counter()
        container.register {
            counter.next()
            return Gem()
        }.lifetime(.weak)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, true))
        #expect(counter.count == 1)
        _ = try container.resolve(Gem.self)
        #expect(counter.count == 2)
    }

    @Test func resetReleasesScope() throws {
        let session = Scope(name: "session")
        container.register(Gem.init).lifetime(.scope(session))
        let first = try container.resolve(Gem.self)
        session.reset()
        let second = try container.resolve(Gem.self)
        #expect(first !== second)
        #expect(try container.resolve(Gem.self) === second)
    }

    @Test func resetDuringCreationStoresNothing() throws {
        let session = Scope()
        container.register {
            session.reset()
            return Gem()
        }.lifetime(.scope(session))
        #expect(try container.resolve(Gem.self) !== container.resolve(Gem.self))
    }

    @Test func servicesShareOneObject() throws {
        container.register(Store.init).as((any Named).self) { $0 }.as(Store.self, name: "main") { $0 }.lifetime(.single)
        let store = try container.resolve(Store.self)
        #expect(try container.resolve((any Named).self) as? Store === store)
        #expect(try container.resolve(Store.self, name: "main") === store)
    }

    @Test func singleBelongsToRegisteringContainer() throws {
        container.register(Gem.init).lifetime(.single)
        let child = Container(parent: container)
        #expect(try child.resolve(Gem.self) === container.resolve(Gem.self))
    }

    @Test func containerLifetimeIsPerContainer() throws {
        container.register(Gem.init).lifetime(.container)
        container.register(Pair.init)
        let child = Container(parent: container)
        #expect(try child.resolve(Gem.self) !== container.resolve(Gem.self))
        #expect(try child.resolve(Pair.self).one === child.resolve(Gem.self))
    }

    @Test func containersShareNothing() throws {
        let other = Container()
        for container in [container, other] { container.register(Gem.init).lifetime(.single) }
        #expect(try container.resolve(Gem.self) !== other.resolve(Gem.self))
    }

    @Test func nextResolveRetriesAfterFailure() throws {
        struct Refused: Error {}
        let counter = Counter()
        container.register {
            if counter.next() == 1 { throw Refused() }
            return Gem()
        }.lifetime(.single)
        #expect(throws: Refused.self) { try container.resolve(Gem.self) }
        #expect(try container.resolve(Gem.self) === container.resolve(Gem.self))
        #expect(counter.count == 2)
    }

    @Test func sharedObjectHasOwnGraph() throws {
        final class Keeper: @unchecked Sendable {
            let draft: Draft
            init(draft: Draft) { self.draft = draft }
        }
        container.register(Draft.init).lifetime(.objectGraph)
        container.register(Keeper.init).lifetime(.single)
        container.register { (keeper: Keeper, draft: Draft) in keeper.draft === draft }
        #expect(try container.resolve(Bool.self) == false)
    }

    @Test func laterRegistrationKeepsSharedObjects() throws {
        container.register(Gem.init).lifetime(.single)
        let piece = try container.resolve(Gem.self)
        container.register(Draft.init)
        #expect(try container.resolve(Gem.self) === piece)
    }
}
