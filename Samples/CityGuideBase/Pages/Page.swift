/// A description of what a screen shows, which a host draws with the widgets of its toolkit.
public struct Page: Hashable, Sendable {
    /// A line of the page.
    public struct Row: Hashable, Sendable, Identifiable {
        /// The identity of the row in its page.
        public let id: String

        /// The text of the row.
        public var title: String

        /// The value next to the text, or an empty string.
        public var detail: String

        /// Whether the row is marked as a favourite.
        public var isMarked: Bool

        /// What ``PageActions/activate(row:)`` does, such as "Open", or nil if it has no effect.
        public var action: String?

        /// Creates a row.
        public init(_ id: String, _ title: String, detail: String = "", isMarked: Bool = false, action: String? = nil) {
            self.id = id
            self.title = title
            self.detail = detail
            self.isMarked = isMarked
            self.action = action
        }
    }

    /// An action of the page that is not bound to a row, such as a button in a header.
    public struct Command: Hashable, Sendable, Identifiable {
        /// The identity of the command in its page.
        public let id: String

        /// The label.
        public let title: String

        /// The key that performs the command where the host has no buttons.
        public let key: Character

        /// Creates a command.
        public init(_ id: String, _ title: String, key: Character) {
            self.id = id
            self.title = title
            self.key = key
        }
    }

    /// The title of the screen.
    public var title: String

    /// The text of the search field, or nil if the page has none.
    public var searchText: String?

    /// The rows, from top to bottom.
    public var rows: [Row] = []

    /// The index of the selected row, or nil without rows.
    public var selection: Int?

    /// The number of rows as text, such as the hits of a search.
    public var count = ""

    /// The text that is shown instead of the rows if there are none.
    public var placeholder = ""

    /// Problems that the user should know of, such as a file that cannot be written.
    public var notices: [String] = []

    /// The commands of the page.
    public var commands: [Command] = []

    /// Creates a page without rows.
    public init(title: String) { self.title = title }
}

/// The receiver of the user's actions on a page.
@MainActor
public protocol PageActions: AnyObject {
    /// Selects a row; an index out of range selects the nearest row.
    func select(row: Int)

    /// Performs the action of a row, such as opening a city.
    func activate(row: Int)

    /// Changes the text of the search field.
    func search(for text: String)

    /// Performs a command of the page.
    func perform(_ command: Page.Command)
}
