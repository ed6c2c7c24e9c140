extension FileLinter {
    /// Checks that no two objects have the same `id`.
    mutating func checkIDs() {
        guard !file.duplicateIDs.isEmpty else { return }
        let duplicates = Set(file.duplicateIDs)
        for element in file.root.subtree where element.isIdentified {
            guard let id = element["id"], duplicates.contains(id), let first = file.element(id), first != element
            else { continue }
            let problem = "\(element.displayName) has the same id as <\(first.name)> in line \(first.line)"
            add(.duplicateID, at: element, problem, fix: "Delete one of them, or give it another id.")
        }
    }
}
