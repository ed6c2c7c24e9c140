extension Array where Element: AnyObject {
    /// Inserts an object, which is appended at less cost if the index is the end.
    mutating func place(_ element: Element, at index: Int) {
        if index == count { append(element) } else { insert(element, at: index) }
    }

    /// Returns the index of an object, searched first at a likely index, at the front and then from the end.
    ///
    /// Comparing identities in a plain loop retains no element.
    func index(of object: Element, near hint: Int) -> Int? {
        let id = ObjectIdentifier(object)
        if indices.contains(hint), ObjectIdentifier(self[hint]) == id { return hint }
        if !isEmpty, ObjectIdentifier(self[0]) == id { return 0 }
        var index = count - 1
        while index >= 0, ObjectIdentifier(self[index]) != id { index -= 1 }
        return index >= 0 ? index : nil
    }
}
