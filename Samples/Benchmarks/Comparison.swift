import AllocationCounter

/// The same work done in several ways, the first of them by hand.
@MainActor
struct Comparison {
    /// One way to do the work.
    struct Way {
        let name: String
        /// How often the work is done in one time.
        var parts = 1
        /// On how many threads it is done; allocations are counted on one alone.
        var threads = 1
        /// Does it; nothing that is measured throws in fact.
        let run: @MainActor (_ times: Int) throws -> Void
    }

    let work: String
    private let makeWays: @MainActor () -> [Way]

    /// - Parameters:
    ///   - work: The work, in words.
    ///   - ways: The ways to do it; prepared when they are measured.
    init(work: String, ways: @escaping @autoclosure @MainActor () -> [Way]) {
        self.work = work
        makeWays = ways
    }

    /// Measures every way in every repetition, so that a slow phase of the machine hits all of them.
    func measure(repetitions: Int) -> Result {
        let ways = makeWays()
        let times = ways.map(calibratedTimes)
        var nanoseconds = [[Double]](repeating: [], count: ways.count)
        for repetition in 0..<repetitions {
            for place in ways.indices {
                let way = (place + repetition) % ways.count
                nanoseconds[way].append(time(ways[way], times[way]))
            }
        }
        let rows = ways.indices.map { way in
            Result.Row(
                way: ways[way].name,
                nanoseconds: median(nanoseconds[way]),
                ratio: median(zip(nanoseconds[way], nanoseconds[0]).map { $0 / $1 }),
                allocations: allocations(ways[way], min(times[way], 1000))
            )
        }
        return Result(work: work, rows: rows)
    }

    /// How often a way is run in one repetition: long enough for the clock, at least four milliseconds.
    private func calibratedTimes(_ way: Way) -> Int {
        var times = 1
        // The shorter of two, for either may have waited for the processor.
        while min(time(way, times), time(way, times)) * Double(times * way.parts) < 4_000_000 { times *= 2 }
        return times
    }

    private func time(_ way: Way, _ times: Int) -> Double {
        let clock = ContinuousClock()
        let passed = clock.measure { run(way, times) }
        let (seconds, attoseconds) = passed.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(times * way.parts)
    }

    private func allocations(_ way: Way, _ times: Int) -> Double? {
        guard way.threads == 1, allocation_counter_works() else { return nil }
        let before = allocation_counter_count()
        run(way, times)
        return (Double(allocation_counter_count() - before) / Double(times * way.parts)).rounded()
    }

    private func run(_ way: Way, _ times: Int) {
        do { try way.run(times) } catch { fatalError("\(work), \(way.name): \(error)") }
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
