import AllocationCounter
import Foundation

/// The same work in several variants, the first of which is handwritten.
@MainActor
struct Comparison {
    /// One variant of the work.
    struct Variant {
        let name: String
        /// The number of units of work in one run.
        var units = 1
        /// The number of threads; allocations are counted only on one thread.
        var threads = 1
        /// Runs the work a number of times; the comparisons of this program never throw.
        let run: @MainActor (_ times: Int) throws -> Void
    }

    /// The variant to which a variant is compared.
    enum Baseline {
        case first, previous
    }

    let work: String
    /// Whether the time of the last row's work is at most ``growthLimit`` times that of the row before it, of half the
    /// size.
    let isLinear: Bool
    private let baseline: Baseline
    private let makeVariants: @MainActor () -> [Variant]

    /// Creates a comparison; its variants are prepared when they are measured.
    init(
        work: String,
        baseline: Baseline = .first,
        isLinear: Bool = false,
        variants: @escaping @autoclosure @MainActor () -> [Variant]
    ) {
        self.work = work
        self.baseline = baseline
        self.isLinear = isLinear
        makeVariants = variants
    }

    /// Measures every variant in every repetition, so that a slow phase of the machine affects all of them.
    ///
    /// - Parameter duration: The nanoseconds that a repetition takes at least.
    func measure(repetitions: Int, duration: Double) -> Result {
        let variants = makeVariants()
        let times = variants.map { calibratedTimes($0, duration: duration) }
        var nanoseconds = [[Double]](repeating: [], count: variants.count)
        for repetition in 0..<repetitions {
            for offset in variants.indices {
                let index = (offset + repetition) % variants.count
                nanoseconds[index].append(time(variants[index], times[index]))
            }
        }
        let rows = variants.indices.map { index in
            let base = baseline == .first ? 0 : max(index - 1, 0)
            return Result.Row(
                variant: variants[index].name,
                nanoseconds: median(nanoseconds[index]),
                ratio: median(zip(nanoseconds[index], nanoseconds[base]).map { $0 / $1 }),
                allocations: allocations(variants[index], min(times[index], 1000))
            )
        }
        return Result(work: work, rows: rows)
    }

    /// How many times the time grows with the size at most, where it doubles in theory.
    static let growthLimit = 2.2

    /// Returns how many times the time grows from the row before the last to the last, of twice the size.
    ///
    /// Each time is the shortest of several in turn, and the result is the smallest of three attempts, because other
    /// programs can only make a measurement longer. Further attempts are made only after one above the limit.
    func growth() -> Double {
        let variants = makeVariants().suffix(2)
        var smallest = Double.infinity
        for _ in 0..<3 where smallest > Self.growthLimit {
            var shortest = [Double](repeating: .infinity, count: 2)
            for _ in 0..<9 {
                for (index, variant) in variants.enumerated() {
                    shortest[index] = min(shortest[index], time(variant, 1) * Double(variant.units))
                }
            }
            smallest = min(smallest, shortest[1] / shortest[0])
        }
        return smallest
    }

    /// Returns the number of runs in one repetition.
    private func calibratedTimes(_ variant: Variant, duration: Double) -> Int {
        var times = 1
        guard duration > 0 else { return times }
        // The shorter of two measurements, because either may have waited for the processor.
        while min(time(variant, times), time(variant, times)) * Double(times * variant.units) < duration { times *= 2 }
        return times
    }

    /// Returns the processor time of the thread, or the time that has passed if the work has several threads.
    private func time(_ variant: Variant, _ times: Int) -> Double {
        let clock = variant.threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
        func now() -> Double {
            var time = timespec()
            unsafe clock_gettime(clock, &time)
            return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
        }
        let start = now()
        run(variant, times)
        return (now() - start) / Double(times * variant.units)
    }

    private func allocations(_ variant: Variant, _ times: Int) -> Double? {
        guard variant.threads == 1, allocation_counter_works() else { return nil }
        let before = allocation_counter_count()
        run(variant, times)
        return (Double(allocation_counter_count() - before) / Double(times * variant.units)).rounded()
    }

    private func run(_ variant: Variant, _ times: Int) {
        do { try variant.run(times) } catch { fatalError("\(work), \(variant.name): \(error)") }
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
