import Foundation

/// The measurements of a comparison.
struct Result: Encodable {
    /// The measurements of one variant.
    struct Row: Encodable {
        let variant: String
        /// The median over the repetitions, for one unit of work.
        let nanoseconds: Double
        /// The median of the ratios to the baseline in the same repetition.
        let ratio: Double
        /// The number of allocations for one unit of work, if they can be counted.
        let allocations: Double?
    }

    let work: String
    let rows: [Row]
}

/// Formats results as a table.
func table(_ results: [Result]) -> String {
    results.map { result in
        let head = column(result.work, 46) + cell("ns", 10) + cell("ratio", 8) + cell("allocations", 13)
        let rows = result.rows.map { row in
            column("  " + row.variant, 46) + cell(fixed(row.nanoseconds, 1), 10) + cell(fixed(row.ratio, 2), 8)
                + cell(row.allocations.map { fixed($0, 0) } ?? "-", 13)
        }
        return ([head] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
}

/// Formats results as JSON.
func json(_ results: [Result]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(results) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
}

private func fixed(_ value: Double, _ digits: Int) -> String {
    value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US")))
}

private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

private func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}
