/// The smallest range of indices of a list that contains some of them, while the list changes.
struct IndexHull {
    private(set) var indices = 0..<0

    /// Adds an index.
    mutating func include(_ index: Int) {
        let (lower, upper) = indices.isEmpty ? (index, index) : (indices.lowerBound, indices.upperBound)
        indices = min(lower, index)..<max(upper, index + 1)
    }

    /// Follows the insertion of an element, which is not in the hull.
    mutating func didInsert(at index: Int) {
        guard !indices.isEmpty else { return }
        let (lower, upper) = (indices.lowerBound, indices.upperBound)
        indices = (lower >= index ? lower + 1 : lower)..<(upper > index ? upper + 1 : upper)
    }

    /// Follows the removal of an element.
    mutating func didRemove(at index: Int) {
        let (lower, upper) = (indices.lowerBound, indices.upperBound)
        indices = (lower > index ? lower - 1 : lower)..<(upper > index ? upper - 1 : upper)
    }
}
