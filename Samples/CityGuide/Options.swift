import CityGuideBase
import Foundation
import TourOptions

/// The options of the program.
struct Options {
    private static let known: KeyValuePairs = [
        "--script": "<keys>", "--link": "<link>", "--data": "<folder>", "--size": "<columns>x<rows>", "--log": "<file>",
    ]

    /// The options with their values, and those that draw the run.
    let tour: TourOptions

    /// The keys to press, or `-` to read them from the standard input line by line; nil to use the terminal.
    var script: String? { tour.value(of: "--script") }

    /// What to show instead of the last screen, such as `cities/oslo-no`.
    var link: String? { tour.value(of: "--link") }

    /// The folder of the app's files.
    var folder: URL { tour.value(of: "--data").map { URL(filePath: $0) } ?? DataFolder.standard() }

    /// The size of the screens of a script.
    let size: (rows: Int, columns: Int)

    init() {
        tour = TourOptions(title: "CityGuide", others: Self.known)
        let size = tour.value(of: "--size") ?? "80x24"
        guard let size = Self.size(size) else {
            TourOptions.fail("'\(size)' is no size; expected columns and rows, such as --size 80x24", EX_USAGE)
        }
        self.size = size
    }

    /// Returns the size in text such as `80x24`, or nil.
    static func size(_ text: some StringProtocol) -> (rows: Int, columns: Int)? {
        let numbers = text.split(separator: "x").map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy((1...1_000).contains) else { return nil }
        return (numbers[1], numbers[0])
    }
}
