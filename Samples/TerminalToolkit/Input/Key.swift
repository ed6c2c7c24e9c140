/// An input of the user: a key, a paste or a click.
public enum Key: Hashable, Sendable {
    /// An arrow, or a turn of the wheel.
    case up, down, left, right
    /// A key that moves further than an arrow.
    case pageUp, pageDown, home, end
    /// A key with a name.
    case enter, escape, tab, backtab, backspace
    /// A key that types a character.
    case character(Character)
    /// A text that was pasted as a whole.
    case paste(String)
    /// A click on a cell, in rows and columns from zero.
    case click(row: Int, column: Int)

    /// The keys with names, for texts that describe keys.
    public static let names: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "pageup": .pageUp, "pagedown": .pageDown,
        "home": .home, "end": .end, "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backtab,
        "backspace": .backspace, "space": .character(" "),
    ]
}
