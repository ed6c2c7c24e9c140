import StoryCode
import Testing

private final class Piece: Sendable {}
private final class Pair {
    let one: Piece
    let other: Piece

    init(one: Piece, other: Piece) {
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
        container.register(Piece.init)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (false, false))
    }

    @Test func anObjectOfTheGraphIsOneInOneResolution() throws {
        container.register(Piece.init).lifetime(.objectGraph)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, false))
    }

    @Test(arguments: [SharedLifetime.single, .container, .scope(Scope())])
    func whatIsSharedIsOneForAllResolutions(lifetime: SharedLifetime) throws {
        container.register(Piece.init).lifetime(lifetime)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, true))
    }

    @Test func whatIsWeakIsOneWhileSomebodyHoldsIt() throws {
        let counter = Counter()
        container.register {
            counter.next()
            return Piece()
        }.lifetime(.weak)
        container.register(Pair.init)
        #expect(try isShared(in: container) == (true, true))
        #expect(counter.count == 1)
        _ = try container.resolve(Piece.self)
        #expect(counter.count == 2)
    }

    @Test func aScopeIsForgottenWhenItIsReset() throws {
        let session = Scope(name: "session")
        container.register(Piece.init).lifetime(.scope(session))
        let first = try container.resolve(Piece.self)
        session.reset()
        let second = try container.resolve(Piece.self)
        #expect(first !== second)
        #expect(try container.resolve(Piece.self) === second)
    }

    @Test func whatIsMadeWhileItsScopeIsResetIsNotKept() throws {
        let session = Scope()
        container.register {
            session.reset()
            return Piece()
        }.lifetime(.scope(session))
        #expect(try container.resolve(Piece.self) !== container.resolve(Piece.self))
    }

    @Test func allServicesOfAComponentGiveTheSameObject() throws {
        container.register(Store.init).as((any Named).self) { $0 }.as(Store.self, name: "main") { $0 }.lifetime(.single)
        let store = try container.resolve(Store.self)
        #expect(try container.resolve((any Named).self) as? Store === store)
        #expect(try container.resolve(Store.self, name: "main") === store)
    }

    @Test func aSingleIsThatOfTheContainerWhereItIsRegistered() throws {
        container.register(Piece.init).lifetime(.single)
        let child = Container(parent: container)
        #expect(try child.resolve(Piece.self) === container.resolve(Piece.self))
    }

    @Test func eachContainerThatIsAskedHasItsOwn() throws {
        container.register(Piece.init).lifetime(.container)
        container.register(Pair.init)
        let child = Container(parent: container)
        #expect(try child.resolve(Piece.self) !== container.resolve(Piece.self))
        #expect(try child.resolve(Pair.self).one === child.resolve(Piece.self))
    }

    @Test func twoContainersNeverShare() throws {
        let other = Container()
        for container in [container, other] { container.register(Piece.init).lifetime(.single) }
        #expect(try container.resolve(Piece.self) !== other.resolve(Piece.self))
    }

    @Test func whatFailedIsMadeByTheNextWhoAsks() throws {
        struct Refused: Error {}
        let counter = Counter()
        container.register {
            if counter.next() == 1 { throw Refused() }
            return Piece()
        }.lifetime(.single)
        #expect(throws: Refused.self) { try container.resolve(Piece.self) }
        #expect(try container.resolve(Piece.self) === container.resolve(Piece.self))
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
        container.register(Piece.init).lifetime(.single)
        let piece = try container.resolve(Piece.self)
        container.register(Draft.init)
        #expect(try container.resolve(Piece.self) === piece)
    }
}
