import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

private final class Parent {
    let child: Child
    var log: [String] = []

    init(child: Child) { self.child = child }
}
private final class Child {
    weak var parent: Parent?
}
private final class Left: @unchecked Sendable {
    var right: Right?
}
private final class Right: @unchecked Sendable {
    let left: Left

    init(left: Left) { self.left = left }
}
private final class Chicken {
    init(egg: Egg) {}
}
private final class Egg {
    init(chicken: Chicken) {}
}
private final class View {
    var presenter: Presenter?
}
private final class Presenter {
    weak var view: View?
}
private struct Ring {
    var box: Box?
}
private final class Box {
    let ring: Ring

    init(ring: Ring) { self.ring = ring }
}

struct CycleTests {
    let container = Container()

    @Test func firstResolvedObjectIsInjected() throws {
        container.register(Parent.init).lifetime(.objectGraph).postInit { parent in
            parent.log.append(parent.child.parent === parent ? "complete" : "incomplete")
        }
        container.register(Child.init).lifetime(.objectGraph).injection { $0.parent = $1 }
        let parent = try container.resolve(Parent.self)
        #expect(parent.child.parent === parent)
        #expect(parent.log == ["complete"])
        let child = try container.resolve(Child.self)
        #expect(child !== parent.child)
    }

    @Test func cycleFromEitherEnd() throws {
        container.register(Left.init).lifetime(.objectGraph).injection { $0.right = $1 }
        container.register(Right.init).lifetime(.objectGraph)
        let left = try container.resolve(Left.self)
        #expect(left.right?.left === left)
        let right = try container.resolve(Right.self)
        #expect(right.left.right === right)
    }

    @Test func cycleOfSharedObjects() throws {
        container.register(Left.init).lifetime(.single).injection { $0.right = $1 }
        container.register(Right.init).lifetime(.single)
        let right = try container.resolve(Right.self)
        #expect(right.left.right === right)
        #expect(try container.resolve(Left.self) === right.left)
    }

    @Test func componentInjectedIntoItself() throws {
        final class Narcissus {
            var image: Narcissus?
        }
        container.register { Narcissus() }.lifetime(.objectGraph).injection { $0.image = $1 }
        let narcissus = try container.resolve(Narcissus.self)
        #expect(narcissus.image === narcissus)
        narcissus.image = nil
    }

    @Test func initialiserCycleThrowsItsPath() throws {
        container.register(Chicken.init)
        container.register(Egg.init)
        let error = try #require(throws: ContainerError.self) { try container.resolve(Chicken.self) }
        #expect(error.reason == .cyclic)
        #expect(error.path.map(\.name) == ["Chicken", "Egg", "Chicken"])
    }

    @Test func mistakeBesideACycleIsFound() throws {
        container.register(Left.init).lifetime(.objectGraph).injection { $0.right = $1 }
        container.register { (left: Left, _: Int) in Right(left: left) }.lifetime(.objectGraph)
        let error = try #require(throws: ContainerError.self) { try container.resolve(Right.self) }
        #expect(error.reason == .missing)
        #expect(error.path.map(\.name) == ["Right", "Int"])
    }

    @Test func eachPrototypeOfACycleIsInjected() throws {
        container.register(Left.init).injection { $0.right = $1 }
        container.register(Right.init).lifetime(.objectGraph)
        container.register { (first: Left, second: Left) in [first, second] }
        let lefts = try container.resolve([Left].self)
        #expect(lefts[0] !== lefts[1])
        #expect(lefts[0].right != nil && lefts[0].right === lefts[1].right)
        lefts[0].right?.left.right = nil
    }

    @Test func prototypeCycleThrows() throws {
        container.register(Left.init).injection { $0.right = $1 }
        container.register(Right.init)
        let error = try #require(throws: ContainerError.self) { try container.resolve(Right.self) }
        #expect(error.reason == .cyclic)
        #expect(error.path.map(\.name) == ["Right", "Left", "Right"])
    }

    @Test func lazyClosesInitialiserCycle() throws {
        final class Host {
            let guest: Lazy<Guest>
            init(guest: Lazy<Guest>) { self.guest = guest }
        }
        final class Guest {
            let host: Host
            init(host: Host) { self.host = host }
        }
        container.register(Host.init)
        container.register(Guest.init)
        try container.validate()
        let host = try container.resolve(Host.self)
        #expect(host.guest.value.host !== host)
    }

    @Test func factoryThatResolvesItselfThrows() throws {
        container.register { [container] in Chicken(egg: try container.resolve()) }
        container.register { [container] in Egg(chicken: try container.resolve()) }
        let error = try #require(throws: ContainerError.self) { try container.resolve(Chicken.self) }
        #expect(error.reason == .cyclic)
        #expect(Set(error.path.map(\.name)) == ["Chicken", "Egg"])
    }

    @Test func pathOfFactoryThatResolvesItsOwnObject() throws {
        container.register { [container] in Chicken(egg: try container.resolve()) }
        container.register { [container] in try container.resolve(Egg.self) }
        for call in [{ _ = try container.resolve(Egg.self) }, { _ = try container.resolve(Chicken.self) }] {
            let error = try #require(throws: ContainerError.self) { try call() }
            #expect(error.reason == .cyclic)
            #expect(error.path.map(\.name) == ["Egg", "Egg"])
        }
    }

    @Test func sharedFactoryThatResolvesItselfThrows() throws {
        container.register { [container] in Right(left: try container.resolve()) }.lifetime(.single)
        container.register { [container] in
            let left = Left()
            left.right = try container.resolve(Right.self)
            return left
        }.lifetime(.single)
        let error = try #require(throws: ContainerError.self) { try container.resolve(Right.self) }
        #expect(error.reason == .cyclic)
        #expect(error.path.map(\.name) == ["Right", "Left", "Right"])
    }

    @Test(arguments: [false, true]) func sharedFactoryThatResolvesItselfRunsOnce(_ changes: Bool) throws {
        let counter = Counter()
        container.register { [container] in
            counter.next()
            if changes { container.register { counter.count } }
            return Right(left: try container.resolve(Right.self).left)
        }.lifetime(.single)
        let error = try #require(throws: ContainerError.self) { try container.resolve(Right.self) }
        #expect(error.reason == .cyclic)
        #expect(error.path.map(\.name) == ["Right", "Right"])
        #expect(counter.count == 1)
    }

    @Test func failedFactoryInCycleIsTriedAgain() throws {
        struct Refused: Error {}
        final class One: @unchecked Sendable {
            weak var two: Two?
        }
        final class Two: @unchecked Sendable {
            weak var one: One?
        }
        let counter = Counter()
        container.register { [container] in
            #expect(throws: Refused.self) { try container.resolve(Two.self) }
            _ = try container.resolve(Two.self)
            return One()
        }.lifetime(.single).injection { $0.two = $1 }
        container.register { () -> Two in
            if counter.next() == 1 { throw Refused() }
            return Two()
        }.lifetime(.single).injection { $0.one = $1 }
        let one = try container.resolve(One.self)
        #expect(one.two?.one === one)
        #expect(counter.count == 2)
    }

    @Test func finishersRunAfterInjectionsOfWholeCycle() throws {
        let log = SharedList<String>()
        container.register(View.init).lifetime(.objectGraph)
            .injection { (view: inout View, presenter: Presenter) in
                log.add("inject view")
                view.presenter = presenter
            }
            .postInit { _ in log.add("finish view") }
        container.register(Presenter.init).lifetime(.objectGraph)
            .injection { (presenter: inout Presenter, view: View) in
                log.add("inject presenter")
                presenter.view = view
            }
            .postInit { _ in log.add("finish presenter") }
        _ = try container.resolve(View.self)
        #expect(log.all == ["inject view", "inject presenter", "finish view", "finish presenter"])
    }

    @Test func valueOfCycleIsFinishedAtOnce() throws {
        struct Card {
            weak var owner: Owner?
            var number = 0
        }
        final class Owner {
            var card: Card?
        }
        container.register { Owner() }.lifetime(.objectGraph).injection { $0.card = $1 }
        container.register { (owner: Owner) in Card(owner: owner) }.postInit { $0.number = 7 }
        let owner = try container.resolve(Owner.self)
        #expect(owner.card?.number == 7 && owner.card?.owner === owner)
    }

    @Test func injectedValueIsSharedInGraph() throws {
        struct Settings {
            var number = 0
        }
        struct Pair {
            let one: Settings
            let other: Settings
        }
        container.register { 7 }
        container.register { Settings() }.lifetime(.objectGraph).injection { $0.number = $1 }
        container.register(Pair.init)
        let pair = try container.resolve(Pair.self)
        #expect(pair.one.number == 7 && pair.other.number == 7)
    }

    @Test func postInitMayResolveSharedObject() throws {
        container.register(Left.init).lifetime(.single).postInit { [container] left in
            left.right = try container.resolve(Right.self)
        }
        container.register(Right.init)
        let left = try container.resolve(Left.self)
        #expect(left.right?.left === left)
        left.right = nil
    }

    @Test func cycleReceivesInjectedObject() throws {
        container.register(View.self).lifetime(.objectGraph).injection { $0.presenter = $1 }
        container.register(Presenter.init).injection { $0.view = $1 }
        let view = View()
        try container.inject(into: view)
        #expect(view.presenter?.view === view)
        #expect(reason { try container.resolve(Presenter.self) } == .isMadeElsewhere)
    }

    @Test func prototypeThatOtherCodeCreatesIsNotOfCycle() throws {
        container.register(View.self).injection { $0.presenter = $1 }
        container.register(Presenter.init).injection { $0.view = $1 }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason).contains(.isMadeElsewhere))
    }

    @Test func valueInCycleThrows() {
        container.register { Ring() }.lifetime(.objectGraph).injection { $0.box = $1 }
        container.register(Box.init).lifetime(.objectGraph)
        #expect(reason { try container.resolve(Ring.self) } == .valueInCycle)
    }

    @Test func containerIsUsableAfterFailure() throws {
        struct Refused: Error {}
        let refuses = Flag()
        container.register(Left.init).lifetime(.single).injection { $0.right = $1 }
        container.register { (left: Left) in
            if refuses.isSet { throw Refused() }
            return Right(left: left)
        }.lifetime(.single)
        refuses.isSet = true
        #expect(throws: Refused.self) { try container.resolve(Left.self) }
        refuses.isSet = false
        let left = try container.resolve(Left.self)
        #expect(left.right?.left === left)
        #expect(try container.resolve(Right.self) === left.right)
    }

    @Test func finishersRunAfterAllInjectionsInOrder() async throws {
        let log = SharedList<String>()
        container.register { Left() }.lifetime(.single)
            .injection { (left: inout Left, right: Right) in
                log.add("inject")
                left.right = right
            }
            .postInit { _ in log.add("left") }
        container.register(Right.init).lifetime(.single).postInit { right in
            log.add(right.left.right === right ? "right, complete" : "right, incomplete")
        }
        _ = try container.resolve(Left.self)
        #expect(log.all == ["inject", "left", "right, complete"])
    }

    @Test func cycleThatIsCompleteReleasesWhatItHasStored() {
        let graph = ObjectGraph()
        let log = SharedList<String>()
        weak var stored: Flag?
        do {
            let flag = Flag()
            stored = flag
            graph.onCompletion { log.add(flag.isSet ? "set" : "stored") }
        }
        graph.complete()
        graph.complete()
        #expect(log.all == ["stored"])
        #expect(stored == nil)
    }
}
