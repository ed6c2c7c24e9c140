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

    @Test func aPrototypeIsAnotherForEverybody() throws {
        container.register(Gem.init)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (false, false))
    }

    @Test func anObjectOfTheGraphIsOneInOneResolution() throws {
        container.register(Gem.init).lifetime(.objectGraph)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, false))
    }

    @Test(arguments: [SharedLifetime.single, .container, .scope(Scope())])
    func whatIsSharedIsOneForAllResolutions(lifetime: SharedLifetime) throws {
        container.register(Gem.init).lifetime(lifetime)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, true))
    }

    @Test func whatIsWeakIsOneWhileSomebodyHoldsIt() throws {
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

    @Test func aScopeIsForgottenWhenItIsReset() throws {
        let session = Scope(name: "session")
        container.register(Gem.init).lifetime(.scope(session))
        let first = try container.resolve(Gem.self)
        session.reset()
        let second = try container.resolve(Gem.self)
        #expect(first !== second)
        #expect(try container.resolve(Gem.self) === second)
    }

    @Test func whatIsMadeWhileItsScopeIsResetIsNotKept() throws {
        let session = Scope()
        container.register {
            session.reset()
            return Gem()
        }.lifetime(.scope(session))
        #expect(try container.resolve(Gem.self) !== container.resolve(Gem.self))
    }

    @Test func allServicesOfAComponentGiveTheSameObject() throws {
        container.register(Store.init).as((any Named).self) { $0 }.as(Store.self, name: "main") { $0 }.lifetime(.single)
        let store = try container.resolve(Store.self)
        #expect(try container.resolve((any Named).self) as? Store === store)
        #expect(try container.resolve(Store.self, name: "main") === store)
    }

    @Test func aSingleIsThatOfTheContainerWhereItIsRegistered() throws {
        container.register(Gem.init).lifetime(.single)
        let child = Container(parent: container)
        #expect(try child.resolve(Gem.self) === container.resolve(Gem.self))
    }

    @Test func eachContainerThatIsAskedHasItsOwn() throws {
        container.register(Gem.init).lifetime(.container)
        container.register(Pair.init)
        let child = Container(parent: container)
        #expect(try child.resolve(Gem.self) !== container.resolve(Gem.self))
        #expect(try child.resolve(Pair.self).one === child.resolve(Gem.self))
    }

    @Test func twoContainersNeverShare() throws {
        let other = Container()
        for container in [container, other] { container.register(Gem.init).lifetime(.single) }
        #expect(try container.resolve(Gem.self) !== other.resolve(Gem.self))
    }

    @Test func whatFailedIsMadeByTheNextWhoAsks() throws {
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

    @Test func aSharedObjectIsNotGivenTheObjectsOfAnotherGraph() throws {
        final class Keeper: @unchecked Sendable {
            let draft: Draft
            init(draft: Draft) { self.draft = draft }
        }
        container.register(Draft.init).lifetime(.objectGraph)
        container.register(Keeper.init).lifetime(.single)
        container.register { (keeper: Keeper, draft: Draft) in keeper.draft === draft }
        #expect(try container.resolve(Bool.self) == false)
    }

    @Test func whatIsRegisteredLaterDoesNotRemakeWhatIsShared() throws {
        container.register(Gem.init).lifetime(.single)
        let piece = try container.resolve(Gem.self)
        container.register(Draft.init)
        #expect(try container.resolve(Gem.self) === piece)
    }
}
