import Dispatch
import StoryCode

/// The cost of resolving on two threads at once, as the time per object of both threads together.
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
        threads("resolve a shared object on 2 threads") { _, times in
            for _ in 0..<times { hold(Shared.radio) }
        } container: { _, times in
            for _ in 0..<times { escape(try container.resolve(Radio.self)) }
        },
        threads("resolve two shared objects on 2 threads") { thread, times in
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

/// Compares handwritten code with a dependency container, on one thread and on two.
@MainActor
private func threads(
    _ work: String,
    byHand: @escaping @Sendable (_ thread: Int, _ times: Int) -> Void,
    container: @escaping @Sendable (_ thread: Int, _ times: Int) throws -> Void
) -> Comparison {
    Comparison(
        work: work,
        variants: [
            Comparison.Variant(name: "by hand, 1 thread") { times in byHand(0, times) },
            Comparison.Variant(name: "by hand, 2 threads", threads: 2) { times in onTwoThreads(times, byHand) },
            Comparison.Variant(name: "Container, 1 thread") { times in try container(0, times) },
            Comparison.Variant(name: "Container, 2 threads", threads: 2) { times in onTwoThreads(times, container) },
        ]
    )
}

/// Performs half of the work on another thread at the same time.
private nonisolated func onTwoThreads(
    _ times: Int,
    _ work: @Sendable (_ thread: Int, _ times: Int) throws -> Void
) {
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
        do { try work(thread, (times + thread) / 2) } catch { fatalError("\(error)") }
    }
}
