/// Whether each object has an identity of its own.
enum IdentityCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        guard !file.duplicateIDs.isEmpty else { return }
        let duplicates = Set(file.duplicateIDs)
        for element in file.root.everything where !StoryboardFile.namesNoObject.contains(element.name) {
            guard let id = element["id"], duplicates.contains(id), let first = file.element(id), first != element
            else { continue }
            findings.add(
                .duplicateID,
                at: element,
                "\(element.words) has the identity of the <\(first.name)> of line \(first.line)",
                fix: "Delete one of the two, or give it an identity of its own."
            )
        }
    }
}
