/// A key of the user.
public enum Key: Hashable, Sendable {
    /// An arrow.
    case up, down, left, right
    /// A key that moves further than an arrow.
    case pageUp, pageDown, home, end
    /// A key with a name.
    case enter, escape, tab, backtab, backspace
    /// A key that types a character.
    case character(Character)

    /// The keys with names, for texts that describe keys.
    public static let names: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "pageup": .pageUp, "pagedown": .pageDown,
        "home": .home, "end": .end, "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backtab,
        "backspace": .backspace, "space": .character(" "),
    ]
}

extension Key: CustomStringConvertible {
    /// The name that is printed on the key, or the character.
    public var description: String {
        switch self {
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .home: "Home"
        case .end: "End"
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backtab: "Shift-Tab"
        case .backspace: "Backspace"
        case .character(" "): "Space"
        case .character(let character): String(character)
        }
    }
}
