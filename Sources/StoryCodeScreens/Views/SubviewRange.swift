/// The smallest range of subviews that contains some of them, while subviews are inserted and removed.
struct SubviewRange {
    private(set) var indices = 0..<0

    /// Adds a subview.
    mutating func include(_ index: Int) {
        let (lower, upper) = indices.isEmpty ? (index, index) : (indices.lowerBound, indices.upperBound)
        indices = min(lower, index)..<max(upper, index + 1)
    }

    /// Follows the insertion of a subview, which is not included.
    mutating func didInsert(at index: Int) {
        guard !indices.isEmpty else { return }
        let (lower, upper) = (indices.lowerBound, indices.upperBound)
        indices = (lower >= index ? lower + 1 : lower)..<(upper > index ? upper + 1 : upper)
    }

    /// Follows the removal of a subview.
    mutating func didRemove(at index: Int) {
        let (lower, upper) = (indices.lowerBound, indices.upperBound)
        indices = (lower > index ? lower - 1 : lower)..<(upper > index ? upper - 1 : upper)
    }
}
