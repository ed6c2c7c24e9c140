import CityGuideKit
import Foundation
import StoryCode
import TourOptions

/// The options of the program.
struct Options {
    private static let others = [("--script", "<keys>"), ("--size", "<columns>x<rows>")]

    private static let help = """
        CityGuide shows several hundred cities in the terminal. Press ? in it for the keys.

          CityGuide --open cities/oslo-no/bergen-no    begins with a city; also cityguide:favourites/settings
          CityGuide --delay 3000 --failures 1          loads slowly, and fails once
          CityGuide --script "/ zur enter enter f i"   presses keys without a terminal, and prints the screens;
                                                       also wait, size=60x20, open=<link>, paste=<text>, click=<column>x<row>

        The language is that of LC_ALL, LC_MESSAGES or LANG, and the files are in $XDG_STATE_HOME/CityGuide.
        """

    /// The options with their values, and those that draw the run.
    let tour: TourOptions

    /// The options of all hosts.
    let guide: GuideOptions

    /// The size of the screens of a script.
    let size: (rows: Int, columns: Int)

    init() throws {
        let tour = TourOptions(title: "CityGuide", help: Self.help, others: GuideOptions.known + Self.others)
        self.tour = tour
        guide = try GuideOptions { tour.value(of: $0) }
        let expected = "columns and rows, such as 80x24"
        let (columns, rows) = try OptionError.read("--size", tour.value, expected, or: (80, 24)) { Self.pair($0) }
        size = (rows, columns)
    }

    /// The keys to press, or `-` to read them from the standard input line by line; nil to use the terminal.
    var script: String? { tour.value(of: "--script") }

    /// Returns the two numbers in text such as `80x24`, or nil.
    static func pair(_ text: some StringProtocol) -> (Int, Int)? {
        let numbers = text.split(separator: "x").map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy((1...1_000).contains) else { return nil }
        return (numbers[0], numbers[1])
    }
}
