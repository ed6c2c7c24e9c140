import Foundation
import StoryCode
import TestSupport
import Testing

/// Cycles and deferred parameters on several threads; also run with the thread sanitizer.
@Suite(.serialized)
struct ParallelCycleTests {
    /// One of two classes that are injected into each other.
    // Unchecked: injected before other threads can access it.
    final class Sun: @unchecked Sendable {
        var moon: Moon?
    }

    final class Moon: @unchecked Sendable {
        var sun: Sun?
    }

    private func sky(_ inSun: @escaping @Sendable () -> Void, inMoon: @escaping @Sendable () -> Void) -> Container {
        let container = Container()
        container.register { () -> Sun in
            inSun()
            return Sun()
        }.injection { $0.moon = $1 }.lifetime(.single)
        container.register { () -> Moon in
            inMoon()
            return Moon()
        }.injection { $0.sun = $1 }.lifetime(.single)
        return container
    }

    @Test func cycleFromBothEnds() {
        for _ in 0..<100 {
            let rest: @Sendable () -> Void = { Thread.sleep(forTimeInterval: 0.001) }
            let container = sky(rest, inMoon: rest)
            let suns = SharedList<Sun>()
            let moons = SharedList<Moon>()
            Threads.run(4) { thread in
                do {
                    if thread.isMultiple(of: 2) {
                        let sun = try container.resolve(Sun.self)
                        suns.add(sun)
                        if let moon = sun.moon { moons.add(moon) }
                    } else {
                        let moon = try container.resolve(Moon.self)
                        moons.add(moon)
                        if let sun = moon.sun { suns.add(sun) }
                    }
                } catch {
                    Issue.record(error)
                }
            }
            #expect(suns.all.count == 4)
            #expect(moons.all.count == 4)
            #expect(suns.distinct == 1)
            #expect(moons.distinct == 1)
            for sun in suns.all { sun.moon = nil }
        }
    }

    @Test func cycleIsMadeByOneThread() throws {
        final class Star: Sendable {}
        for _ in 0..<20 {
            let (begun, registered) = (Rendezvous(2), Rendezvous(2))
            let suns = SharedList<Sun>()
            let container = sky(
                {
                    guard suns.all.isEmpty, begun.arrive() else { return }
                    registered.arrive()
                    // The other thread resolves at the same time.
                    Thread.sleep(forTimeInterval: 0.01)
                },
                inMoon: {}
            )
            Threads.run(2) { thread in
                do {
                    if thread == 0 {
                        suns.add(try container.resolve(Sun.self))
                    } else {
                        begun.arrive()
                        container.register(Star.init)
                        registered.pass()
                        if let sun = try container.resolve(Moon.self).sun { suns.add(sun) }
                    }
                } catch {
                    Issue.record(error)
                }
            }
            #expect(suns.all.count == 2)
            #expect(suns.distinct == 1)
            for sun in suns.all { sun.moon = nil }
        }
    }

    @Test func mutualFactoriesThrow() {
        final class One: Sendable {}
        final class Other: Sendable {}
        for _ in 0..<50 {
            let container = Container()
            let meeting = Rendezvous(2)
            container.register { [unowned container] () -> One in
                meeting.arrive()
                _ = try container.resolve(Other.self)
                return One()
            }.lifetime(.single)
            container.register { [unowned container] () -> Other in
                meeting.arrive()
                _ = try container.resolve(One.self)
                return Other()
            }.lifetime(.single)
            let reasons = SharedList<ContainerError.Reason>()
            Threads.run(2) { thread in
                do {
                    if thread == 0 {
                        _ = try container.resolve(One.self)
                    } else {
                        _ = try container.resolve(Other.self)
                    }
                } catch let error as ContainerError {
                    reasons.add(error.reason)
                } catch {
                    Issue.record(error)
                }
            }
            #expect(reasons.all == [.cyclic, .cyclic])
        }
    }

    @Test func lazyObjectIsMadeOnce() throws {
        final class Thing: Sendable {
            init() { Thread.sleep(forTimeInterval: 0.001) }
        }
        struct Holder: Sendable {
            let thing: Lazy<Thing>
        }
        let container = Container()
        container.register(Thing.init)
        container.register(Holder.init)
        for _ in 0..<100 {
            let holder = try container.resolve(Holder.self)
            let things = SharedList<Thing>()
            Threads.run(4) { _ in things.add(holder.thing.value) }
            #expect(things.all.count == 4)
            #expect(things.distinct == 1)
        }
    }

    @Test func providerMakesObjectPerCall() throws {
        final class Thing: Sendable {}
        struct Holder: Sendable {
            let thing: Provider<Thing>
        }
        let container = Container()
        container.register(Thing.init)
        container.register(Holder.init)
        let holder = try container.resolve(Holder.self)
        let things = SharedList<Thing>()
        Threads.run(4) { _ in
            do {
                for _ in 0..<500 { things.add(try holder.thing()) }
            } catch {
                Issue.record(error)
            }
        }
        #expect(things.distinct == 2_000)
    }

    @Test func scopeResetLosesNothing() {
        final class Cart: Sendable {}
        let container = Container()
        let scope = Scope()
        container.register(Cart.init).lifetime(.scope(scope))
        let carts = SharedList<Cart>()
        Threads.run(4) { thread in
            do {
                for round in 0..<500 {
                    if thread == 0, round.isMultiple(of: 10) { scope.reset() }
                    carts.add(try container.resolve(Cart.self))
                }
            } catch {
                Issue.record(error)
            }
        }
        #expect(carts.all.count == 2_000)
        #expect(carts.distinct <= 51)
    }
}
