import StoryCodeScenes

/// A view that is used again for something else.
@MainActor
protocol ReusableView: View {
    /// Among which views it is used again, or nil where it is not.
    var reuseIdentifier: String? { get set }

    /// Hears that it is about to be used again.
    func prepareForReuse()
}

/// Makes views by their identifiers, and gives those that are no longer needed once more.
@MainActor
struct ReuseQueue<Cell: ReusableView> {
    private var makers: [String: @MainActor () -> Cell] = [:]
    private var waiting: [String: [Cell]] = [:]

    /// Lets a closure make the views of an identifier.
    mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> Cell) {
        makers[identifier] = make
    }

    /// Takes a view that is no longer needed.
    mutating func give(back cell: Cell) {
        if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }

    /// A view that waits to be used again, the one that has waited longest.
    mutating func waiting(_ identifier: String) -> Cell? {
        guard waiting[identifier]?.isEmpty == false else { return nil }
        return waiting[identifier]?.removeFirst()
    }

    /// A new view, or nil where nobody makes those of the identifier.
    func make(_ identifier: String) -> Cell? {
        guard let cell = makers[identifier]?() else { return nil }
        cell.reuseIdentifier = identifier
        return cell
    }
}
