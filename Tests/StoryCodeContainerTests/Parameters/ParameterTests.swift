import StoryCode
import TestSupport
import Testing

private protocol Card: AnyObject {}
private final class Gold: Card {}
private final class Platinum: Card {}
private final class Wallet {
    let cards: [any Card]

    init(cards: [any Card]) { self.cards = cards }
}
private final class Owner {
    let card: (any Card)?

    init(card: (any Card)?) { self.card = card }
}
private final class Hand {
    let named, tagged: any Card
    let all: [any Card]
    let number: Int

    init(named: any Card, tagged: any Card, all: [any Card], number: Int) {
        (self.named, self.tagged, self.all, self.number) = (named, tagged, all, number)
    }
}
private enum Best {}

struct ParameterTests {
    let container = Container()

    private func registerCards() {
        container.register(Gold.init).as((any Card).self, name: "gold") { $0 }
        container.register(Platinum.init).as((any Card).self, tag: Best.self) { $0 }
    }

    @Test func manyInOrderOfRegistration() throws {
        registerCards()
        container.register { Wallet(cards: many($0)) }
        let cards = try container.resolve(Wallet.self).cards
        #expect(cards.map { "\(type(of: $0))" } == ["Gold", "Platinum"])
    }

    @Test func manyMayBeEmpty() throws {
        container.register { Wallet(cards: many($0)) }
        #expect(try container.resolve(Wallet.self).cards.isEmpty)
    }

    @Test func optionalIsResolved() throws {
        container.register(Owner.init)
        #expect(try container.resolve(Owner.self).card == nil)
        container.register(Gold.init).as((any Card).self) { $0 }
        #expect(try container.resolve(Owner.self).card is Gold)
    }

    @Test func optionalThrowsForInnerMistake() throws {
        container.register { (wallet: Wallet?) in Owner(card: wallet?.cards.first) }
        container.register { (card: Gold) in Wallet(cards: [card]) }
        #expect(reason { try container.resolve(Owner.self) } == .missing)
    }

    @Test func programMayResolveParameters() throws {
        #expect(try container.resolve(Gold?.self) == nil)
        registerCards()
        let (gold, cards): (Gold?, Many<any Card>) = (try container.resolve(), try container.resolve())
        #expect(gold != nil)
        #expect(cards.objects.count == 2)
        #expect(try container.resolve(Tagged<Best, any Card>.self).object is Platinum)
        #expect(try container.resolve(Many<any Card>.self, name: "gold").objects.map { $0 is Gold } == [true])
    }

    @Test func manyOfANameHasComponentsWithOtherNames() throws {
        container.register { 1 }.as(Int.self, name: "a") { $0 }.as(Int.self, name: "b") { $0 + 1 }
        container.register { 5 }.as(Int.self, name: "b") { $0 }
        #expect(try container.resolve(Many<Int>.self, name: "a").objects == [1])
        #expect(try container.resolve(Many<Int>.self, name: "b").objects == [2, 5])
        #expect(try container.resolve(Many<Int>.self).objects == [1, 5])
    }

    @Test func tagInClosure() throws {
        registerCards()
        container.register { Owner(card: by(tag: Best.self, on: $0)) }
        #expect(try container.resolve(Owner.self).card is Platinum)
    }

    @Test func modifiersInClosure() throws {
        registerCards()
        container.register {
            Hand(
                named: try by(name: "gold", on: $0),
                tagged: by(tag: Best.self, on: $1),
                all: many($2),
                number: arg($3)
            )
        }
        let hand: Hand = try container.resolve(arguments: 7)
        #expect(hand.named is Gold)
        #expect(hand.tagged is Platinum)
        #expect(hand.all.map { $0 is Gold } == [true, false])
        #expect(hand.number == 7)
    }

    @Test func optionalTag() throws {
        container.register { (card: Tagged<Best, any Card>?) in Owner(card: card?.object) }
        #expect(try container.resolve(Owner.self).card == nil)
        registerCards()
        #expect(try container.resolve(Owner.self).card is Platinum)
    }

    @Test func nameInClosure() throws {
        registerCards()
        container.register { Owner(card: try by(name: "gold", on: $0)) }
        #expect(try container.resolve(Owner.self).card is Gold)
    }

    @Test func existingNamesAreListedOnce() {
        for number in 0..<3 { container.register { number }.as(Int.self, name: "number") { $0 } }
        let existing = ["named \"number\""]
        #expect(reason { try container.resolve(Int.self, name: "other") } == .unknownName(existing: existing))
    }

    @Test func unknownNameListsExisting() throws {
        registerCards()
        container.register { Owner(card: try by(name: "golden", on: $0)) }
        let existing = ["named \"gold\"", "tagged Best"]
        #expect(reason { try container.resolve(Owner.self) } == .unknownName(existing: existing))
    }

    @Test func namedBelongsToResolution() throws {
        container.register(Gold.init).as((any Card).self, name: "gold") { $0 }.lifetime(.objectGraph)
        container.register { (names: Named<any Card>, gold: Gold) in
            Wallet(cards: [gold, try by(name: "gold", on: names)])
        }
        let cards = try container.resolve(Wallet.self).cards
        #expect(cards[0] === cards[1])
        container.register { (gold: Gold, names: Named<any Card>) -> [any Card] in
            [gold, try by(name: "gold", on: names)]
        }
        let others = try container.resolve([any Card].self)
        #expect(others[0] === others[1])
    }

    @Test func unknownNameOfAnOptionalThrows() throws {
        container.register { "Ann" }.as(String.self, name: "pilot") { $0 }
        container.register { (names: Named<String?>) in
            [reason { try names["pilot"] }, reason { try names["driver"] }]
        }
        let unknown = ContainerError.Reason.unknownName(existing: ["named \"pilot\""])
        #expect(try container.resolve([ContainerError.Reason?].self) == [nil, unknown])
    }

    @Test func initialiserParameterByNameAndTag() throws {
        registerCards()
        container.register { (one: any Card, other: any Card) in Wallet(cards: [one, other]) }
            .parameter(0, tag: Best.self)
            .parameter(1, name: "gold")
        let cards = try container.resolve(Wallet.self).cards
        #expect(cards[0] is Platinum)
        #expect(cards[1] is Gold)
    }

    @Test func lazyIsMadeOnFirstAccess() throws {
        container.register(Gold.init)
        container.register { (lazy: Lazy<Gold>) in lazy }
        let lazy = try container.resolve(Lazy<Gold>.self)
        #expect(!lazy.isMade)
        #expect(lazy.value === lazy.value)
        #expect(lazy.isMade)
    }

    @Test func lazyRetriesAfterFailure() throws {
        container.register { (lazy: Lazy<Gold>) in lazy }
        let lazy = try container.resolve(Lazy<Gold>.self)
        #expect(reason { try lazy.get() } == .missing)
        container.register(Gold.init)
        _ = try lazy.get()
    }

    @Test func providerMakesObjectPerCall() throws {
        container.register(Gold.init)
        container.register { (provider: Provider<Gold>) in provider }
        let provider = try container.resolve(Provider<Gold>.self)
        #expect(try provider() !== provider())
    }

    @Test func lazyMayBeOptionalOrMany() throws {
        container.register { (lazy: Lazy<Gold?>) in lazy }
        container.register { (lazy: Lazy<Many<any Card>>) in lazy }
        let (one, all) = (try container.resolve(Lazy<Gold?>.self), try container.resolve(Lazy<Many<any Card>>.self))
        registerCards()
        #expect(one.value != nil)
        #expect(many(all.value).count == 2)
    }

    @Test func parametersWithoutContainer() throws {
        let gold = Gold()
        #expect(Lazy(gold).value === gold)
        #expect(Lazy(7).value == 7)
        #expect(try Provider { 7 }() == 7)
        #expect(try Provider { (number: Int) in "\(number)" }(7) == "7")
    }
}
