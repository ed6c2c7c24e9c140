extension Collection<String> {
    /// Returns the name that differs least from another one, if it differs by a typing mistake: the first in the order of
    /// the alphabet.
    func nearest(to name: String) -> String? {
        let name = Array(name.utf8)
        let limit = Swift.max(1, Swift.min((name.count + 1) / 3, 3))
        var best: (distance: Int, name: String)?
        for candidate in self where abs(candidate.utf8.count - name.count) <= limit {
            guard let distance = name.editDistance(to: Array(candidate.utf8), limit: limit) else { continue }
            if (distance, candidate) < (best?.distance ?? .max, best?.name ?? "") { best = (distance, candidate) }
        }
        return best?.name
    }
}

extension [UInt8] {
    /// Returns the number of bytes to insert, delete or replace, or nil if it exceeds a limit.
    fileprivate func editDistance(to other: [UInt8], limit: Int) -> Int? {
        var row = Array<Int>(0...other.count)
        for (index, byte) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherByte) in other.enumerated() {
                let replaced = diagonal + (byte == otherByte ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
            if row.allSatisfy({ $0 > limit }) { return nil }
        }
        return row[other.count] <= limit ? row[other.count] : nil
    }
}
