import CityGuideBase
import CityGuideKit
import Foundation
import StoryCode
import TerminalToolkit

/// Keys that are pressed without a terminal, with the screen after each of them as text.
final class Script {
    private let window: TerminalWindow
    private let clock: ManualClock
    private let write: (String) -> Void

    /// The last frame.
    private var lines: [String] = []

    init(_ window: TerminalWindow, _ clock: ManualClock, write: @escaping (String) -> Void) {
        self.window = window
        self.clock = clock
        self.write = write
        window.show = { [weak self] in self?.lines = $0.lines }
    }

    /// Runs the words of a line: names of keys, `size=60x20`, `link=cities/oslo-no`, and other words, which are typed.
    func run(_ line: String) {
        for word in line.split(separator: " ") {
            if word.hasPrefix("size="), let size = Options.size(word.dropFirst(5)) {
                window.size = size
            } else if word.hasPrefix("link="), let guide = window.guide {
                do { try guide.open(String(word.dropFirst(5))) } catch { guide.notices.add("\(error)") }
            } else if let key = Key.names[String(word)] {
                window.press(key)
            } else {
                for character in word { window.press(.character(character)) }
            }
            showScreen(after: String(word))
        }
    }

    /// Waits until the guide is at rest, and writes the screen.
    func showScreen(after word: String) {
        clock.run()
        write((["== \(word)"] + lines).joined(separator: "\n") + "\n")
    }
}
