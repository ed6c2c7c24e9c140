import Foundation
import StoryCode
import TerminalToolkit

/// Keys that are pressed without a terminal, with the screen after each of them as text.
struct Script {
    let window: TerminalWindow
    let clock: ManualClock
    let write: (String) -> Void

    /// Runs the words of a line: names of keys, `size=60x20`, and other words whose characters are pressed.
    func run(_ line: String) {
        for word in line.split(separator: " ") {
            if let size = Options.size(word) {
                window.size = size
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
        var lines: [String] = []
        window.show = { lines = $0.lines }
        window.setNeedsDraw()
        clock.run()
        write((["== \(word)"] + lines).joined(separator: "\n") + "\n")
    }
}
