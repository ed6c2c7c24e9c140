import CityGuideBase
import CityGuideKit
import Foundation
import StoryCode
import TerminalToolkit
import TourOptions

/// Keys that are pressed without a terminal, with the screen after each of them as text.
///
/// Each word takes a second of the source's clock, so the effect of `--delay` does not depend on the machine.
final class Script {
    private let window: TerminalWindow
    private let guide: Guide
    private let clock: ManualClock
    private let sourceClock: ManualClock
    private let write: (String) -> Void

    /// The last frame.
    private var lines: [String] = []

    init(
        _ window: TerminalWindow,
        _ guide: Guide,
        clock: ManualClock,
        sourceClock: ManualClock,
        write: @escaping (String) -> Void
    ) {
        (self.window, self.guide, self.write) = (window, guide, write)
        (self.clock, self.sourceClock) = (clock, sourceClock)
        window.show = { [weak self] in self?.lines = $0.lines }
    }

    /// Runs the words of a line: names of keys, `wait`, words with a value such as `size=60x20`, and others, which are
    /// typed.
    func run(_ line: String) {
        for word in line.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1)
            switch (parts[0], parts.last ?? "") {
            case ("size", let text): if let (columns, rows) = Options.pair(text) { window.size = (rows, columns) }
            case ("open", let link): do { try guide.open(String(link)) } catch { guide.notices.add("\(error)") }
            case ("paste", let text): window.press(.paste(String(text)))
            case ("click", let text):
                if let (column, row) = Options.pair(text) { window.press(.click(row: row - 1, column: column - 1)) }
            case ("wait", _): break
            default:
                let keys = Key.names[String(word)].map { [$0] } ?? word.map { .character($0) }
                for key in keys { window.press(key) }
            }
            showScreen(after: String(word))
        }
    }

    /// Waits until the guide is at rest and for a second of the source, and writes the screen.
    func showScreen(after word: String) {
        clock.run()
        sourceClock.advance(by: .seconds(1))
        // A source that waits for its clock has not answered.
        while guide.isLoading, sourceClock.isAtRest { RunLoop.main.run(until: .now + 0.001) }
        clock.run()
        write((["== \(TourOptions.escaped(word))"] + lines).joined(separator: "\n") + "\n")
    }
}
