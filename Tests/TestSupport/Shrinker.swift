/// An algorithm that shortens a failing list, so that it still fails.
///
/// Delta debugging: removes halves, quarters and so on down to single elements, then tries simpler elements, and
/// repeats while the list changes.
package struct Shrinker<Element> {
    /// Whether a list still fails in the same way.
    package let fails: ([Element]) -> Bool

    /// Returns simpler replacements for an element, the simplest first.
    package var simpler: (Element) -> [Element] = { _ in [] }

    package init(fails: @escaping ([Element]) -> Bool, simpler: @escaping (Element) -> [Element] = { _ in [] }) {
        self.fails = fails
        self.simpler = simpler
    }

    /// Returns a short list that still fails.
    package func shrink(_ list: [Element]) -> [Element] {
        var list = list
        var hasHelped = true
        while hasHelped {
            let before = list.count
            list = shorten(list)
            hasHelped = simplify(&list) || list.count < before
        }
        return list
    }

    private func shorten(_ list: [Element]) -> [Element] {
        var list = list
        var size = max(list.count / 2, 1)
        while true {
            var start = list.count - size
            while start > -size {
                let candidate = Array(list[..<max(start, 0)] + list[(start + size)...])
                if candidate.count < list.count, fails(candidate) { list = candidate }
                start = min(start, list.count) - size
            }
            guard size > 1 else { return list }
            size /= 2
        }
    }

    private func simplify(_ list: inout [Element]) -> Bool {
        var hasHelped = false
        for place in list.indices {
            for element in simpler(list[place]) {
                var candidate = list
                candidate[place] = element
                guard fails(candidate) else { continue }
                list = candidate
                hasHelped = true
                break
            }
        }
        return hasHelped
    }
}
