/// The commands of a terminal for the styles of text.
enum Palette: Sendable {
    /// Brightness and inversion only, as `NO_COLOR` requires.
    case monochrome
    case colours

    /// Chooses a palette by the environment, or returns nil for a terminal without any commands.
    init?(environment: [String: String]) {
        let terminal = environment["TERM"] ?? ""
        guard !["", "dumb", "unknown"].contains(terminal) else { return nil }
        let isMonochrome = environment["NO_COLOR"]?.isEmpty == false || terminal.hasPrefix("vt")
        self = isMonochrome ? .monochrome : .colours
    }

    /// Returns the command that begins a style and ends every other.
    func command(_ style: TextStyle) -> String {
        let code =
            switch (style, self) {
            case (.plain, _): "0"
            case (.title, _): "0;1"
            case (.selected, _): "0;7"
            case (.dimmed, _): "0;2"
            case (.marked, .colours): "0;35"
            case (.notice, .colours): "0;31"
            case (.marked, .monochrome), (.notice, .monochrome): "0;1"
            }
        return "\u{1B}[\(code)m"
    }
}
