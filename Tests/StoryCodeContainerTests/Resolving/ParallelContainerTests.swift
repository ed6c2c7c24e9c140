import Foundation
import StoryCode
import TestSupport
import Testing

/// Containers on several threads; also run with the thread sanitizer.
@Suite(.serialized)
struct ParallelContainerTests {
    enum Shared: CaseIterable, Sendable { case single, container, weak, scope }

    /// An object with a slow initialiser.
    final class Slow: Sendable {
        init() { Thread.sleep(forTimeInterval: 0.002) }
    }

    final class Engine: Sendable {}
    final class Wheel: Sendable {}
    final class Radio: Sendable {}

    final class Car: Sendable {
        let engine: Engine
        let wheel: Wheel
        let radio: Radio

        init(engine: Engine, wheel: Wheel, radio: Radio) {
            self.engine = engine
            self.wheel = wheel
            self.radio = radio
        }
    }

    /// One of two classes that are injected into each other.
    // Unchecked: injected before other threads can access it.
    final class Owner: @unchecked Sendable {
        var pet: Pet?
    }

    final class Pet: @unchecked Sendable {
        weak var owner: Owner?
    }

    @Test(arguments: Shared.allCases)
    func sharedObjectIsMadeOnceOnManyThreads(_ shared: Shared) {
        for _ in 0..<40 {
            let container = Container()
            let made = SharedList<Slow>()
            let scope = Scope()
            let component = container.register { () -> Slow in
                let slow = Slow()
                made.add(slow)
                return slow
            }
            switch shared {
            case .single: component.lifetime(.single)
            case .container: component.lifetime(.container)
            case .weak: component.lifetime(.weak)
            case .scope: component.lifetime(.scope(scope))
            }
            let given = SharedList<Slow>()
            Threads.run(4) { _ in
                do { given.add(try container.resolve(Slow.self)) } catch { Issue.record(error) }
            }
            #expect(made.all.count == 1)
            #expect(given.all.count == 4)
            #expect(given.distinct == 1)
        }
    }

    @Test func allKindsOnManyThreads() {
        let container = Container()
        let single = SharedList<Slow>()
        container.register(Slow.init).lifetime(.single)
        container.register(Engine.init).lifetime(.single)
        container.register(Wheel.init)
        container.register(Radio.init).lifetime(.objectGraph)
        container.register(Car.init(engine:wheel:radio:))
        container.register(Owner.init).injection { $0.pet = $1 }.lifetime(.objectGraph)
        container.register(Pet.init).injection { $0.owner = $1 }.lifetime(.objectGraph)
        Threads.run(4) { thread in
            do {
                var engine: Engine?
                for _ in 0..<2_000 {
                    let car = try container.resolve(Car.self)
                    if let engine, car.engine !== engine { Issue.record("another engine") }
                    engine = car.engine
                    let owner = try container.resolve(Owner.self)
                    if owner.pet?.owner !== owner { Issue.record("an owner without a pet, or of another's") }
                }
                single.add(try container.resolve(Slow.self))
            } catch {
                Issue.record(error)
            }
        }
        #expect(single.all.count == 4)
        #expect(single.distinct == 1)
    }

    @Test func unrelatedSinglesRunInParallel() {
        final class One: Sendable {}
        final class Other: Sendable {}
        let container = Container()
        let met = SharedList<Bool>()
        let meeting = Rendezvous(2)
        container.register { () -> One in
            met.add(meeting.arrive())
            return One()
        }.lifetime(.single)
        container.register { () -> Other in
            met.add(meeting.arrive())
            return Other()
        }.lifetime(.single)
        Threads.run(2) { thread in
            do {
                if thread == 0 { _ = try container.resolve(One.self) } else { _ = try container.resolve(Other.self) }
            } catch {
                Issue.record(error)
            }
        }
        #expect(met.all == [true, true])
    }

    @Test func childrenComeAndGo() {
        let parent = Container()
        parent.register(Engine.init).lifetime(.single)
        parent.register(Wheel.init).lifetime(.container)
        parent.register(Car.init(engine:wheel:radio:))
        let engines = SharedList<Engine>()
        Threads.run(4) { _ in
            do {
                for _ in 0..<200 {
                    let child = Container(parent: parent)
                    child.register(Radio.init)
                    engines.add(try child.resolve(Engine.self))
                    let wheel = try child.resolve(Wheel.self)
                    if try child.resolve(Wheel.self) !== wheel { Issue.record("another wheel") }
                    if (try? child.resolve(Car.self)) != nil { Issue.record("a parent has seen its child's radio") }
                }
            } catch {
                Issue.record(error)
            }
        }
        #expect(engines.all.count == 800)
        #expect(engines.distinct == 1)
    }

    @Test func registeringWhileResolving() {
        let container = Container()
        container.register(Engine.init).lifetime(.single)
        container.register(Wheel.init)
        container.register(Radio.init)
        container.register(Car.init(engine:wheel:radio:))
        let engines = SharedList<Engine>()
        Threads.run(4) { thread in
            do {
                for round in 0..<100 {
                    if thread == 0 {
                        container.register(Slow.init).as((any AnyObject).self, name: "\(round)") { $0 }
                        _ = try container.resolve((any AnyObject).self, name: "\(round)")
                    }
                    engines.add(try container.resolve(Car.self).engine)
                }
            } catch {
                Issue.record(error)
            }
        }
        #expect(engines.all.count == 400)
        #expect(engines.distinct == 1)
    }
}
