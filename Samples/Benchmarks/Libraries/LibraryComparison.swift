import Foundation

/// Prints the tables of the article "Benchmarks" that compare dependency containers.
///
/// Each cell has the range of the medians of several runs and, after an `m`, the number of allocations.
@main
@MainActor
struct LibraryComparison {
    static func main() {
        let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
        let libraries = Library.all
        let work: [(title: String, units: Int, isRatio: Bool, run: @MainActor (Library) -> Library.Work?)] = [
            ("object without dependencies", 1, true, { $0.engine }),
            ("with 3 dependencies", 1, true, { $0.car }),
            ("graph of 20 objects", 1, true, { $0.app }),
            ("existing shared object", 1, false, { $0.radio }),
            ("register", 1000, false, { $0.thousand?.register }),
            ("register and resolve once", 1000, false, { $0.thousand?.resolve }),
        ]
        var cells = libraries.map { [$0.name] }
        for (title, units, isRatio, run) in work {
            let measured = libraries.indices.filter { run(libraries[$0]) != nil }
            let variants = measured.compactMap { index in
                run(libraries[index]).map { Comparison.Variant(name: libraries[index].name, units: units, run: $0) }
            }
            let comparison = Comparison(work: title, variants: variants)
            let results = (0..<runs).map { _ in comparison.measure(repetitions: 11, duration: 1e6).rows }
            for index in libraries.indices { cells[index].append("") }
            for (position, index) in measured.enumerated() {
                let rows = results.map { $0[position] }
                let range =
                    isRatio && position > 0
                    ? words(rows.map(\.ratio), "") : words(rows.map(\.nanoseconds), " ns")
                let allocations = rows[0].allocations.map { ", m\(Int($0))" } ?? ""
                cells[index][cells[index].count - 1] = range + allocations
            }
        }
        let titles = ["library"] + work.map(\.title)
        for row in [titles, titles.map { _ in "---" }] + cells { print("| \(row.joined(separator: " | ")) |") }
    }

    /// Returns the smallest and the largest value.
    private static func words(_ values: [Double], _ unit: String) -> String {
        func text(_ value: Double) -> String {
            value.formatted(
                .number.precision(.significantDigits(2)).grouping(.never).locale(Locale(identifier: "en_US"))
            )
        }
        let (low, high) = (text(values.min() ?? 0), text(values.max() ?? 0))
        return (low == high ? low : "\(low) to \(high)") + unit
    }
}
