import Dispatch
import StoryCode

/// What it costs that two threads resolve at once: the time is that for each object, of both threads together.
@MainActor
func threadComparisons() -> [Comparison] {
    let container = Container()
    container.register(Engine.init)
    container.register(Wheel.init)
    container.register(Body.init)
    container.register(Car.init(engine:wheel:body:))
    container.register(Radio.init).lifetime(.single)
    container.register(Clock.init).lifetime(.single)
    return [
        threads("make an object without dependencies on 2 threads") { _, times in
            for _ in 0..<times { escape(Engine()) }
        } container: { _, times in
            for _ in 0..<times { escape(try container.resolve(Engine.self)) }
        },
        threads("make an object with 3 dependencies on 2 threads") { _, times in
            for _ in 0..<times { escape(Car(engine: Engine(), wheel: Wheel(), body: Body())) }
        } container: { _, times in
            for _ in 0..<times { escape(try container.resolve(Car.self)) }
        },
        threads("give a shared object to 2 threads") { _, times in
            for _ in 0..<times { hold(Shared.radio) }
        } container: { _, times in
            for _ in 0..<times { escape(try container.resolve(Radio.self)) }
        },
        threads("give a shared object to each of 2 threads") { thread, times in
            if thread == 0 {
                for _ in 0..<times { hold(Shared.radio) }
            } else {
                for _ in 0..<times { hold(Shared.clock) }
            }
        } container: { thread, times in
            if thread == 0 {
                for _ in 0..<times { escape(try container.resolve(Radio.self)) }
            } else {
                for _ in 0..<times { escape(try container.resolve(Clock.self)) }
            }
        },
    ]
}

/// The same work by hand and by a container, on one thread and on two.
@MainActor
private func threads(
    _ work: String,
    byHand: @escaping @Sendable (_ thread: Int, _ times: Int) -> Void,
    container: @escaping @Sendable (_ thread: Int, _ times: Int) throws -> Void
) -> Comparison {
    Comparison(
        work: work,
        ways: [
            Comparison.Way(name: "by hand, 1 thread") { times in byHand(0, times) },
            Comparison.Way(name: "by hand, 2 threads", threads: 2) { times in onTwoThreads(times, byHand) },
            Comparison.Way(name: "Container, 1 thread") { times in try container(0, times) },
            Comparison.Way(name: "Container, 2 threads", threads: 2) { times in onTwoThreads(times, container) },
        ]
    )
}

/// Does half of the work on another thread at the same time.
private nonisolated func onTwoThreads(
    _ times: Int,
    _ work: @Sendable (_ thread: Int, _ times: Int) throws -> Void
) {
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
        do { try work(thread, (times + thread) / 2) } catch { fatalError("\(error)") }
    }
}
