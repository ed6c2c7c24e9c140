extension FileLinter {
    /// Checks that storyboard references lead to scenes.
    mutating func checkReferences() {
        let own = [ReferenceTargets(of: file)]
        for scene in file.scenes {
            // The files of another bundle are checked with that bundle.
            guard let reference = scene.reference, let placeholder = scene.controller,
                reference.bundleIdentifier == nil
            else { continue }
            let name = reference.storyboardName
            let storyboard = name.map { "the storyboard \($0.quoted)" } ?? "this storyboard"
            guard let targets = name.map(group.targets(inStoryboard:)) ?? own else { continue }
            if targets.isEmpty {
                add(
                    .unknownStoryboard,
                    at: placeholder,
                    "\(placeholder.displayName) refers to \(storyboard), which is not among the files",
                    fix: "Check that storyboard's file as well, or correct the name."
                )
            } else if let identifier = reference.identifier {
                guard !targets.contains(where: { $0.identifiers.contains(identifier) }) else { continue }
                add(
                    .missingReferencedScene,
                    at: placeholder,
                    "\(placeholder.displayName) refers to the scene \(identifier.quoted) of \(storyboard), "
                        + "which has \(targets.identifierList)",
                    fix: "Correct the identifier of the reference or of the scene."
                )
            } else if !targets.contains(where: \.namesInitialController) {
                add(
                    .missingInitialScene,
                    at: placeholder,
                    "\(placeholder.displayName) refers to the initial scene of \(storyboard), which has none",
                    fix: "Make a scene of that storyboard initial, or set the identifier of a scene in the reference."
                )
            }
        }
    }
}

extension [ReferenceTargets] {
    /// The existing identifiers in a message.
    fileprivate var identifierList: String {
        let all = reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }.sorted()
        let first = all.prefix(5).map(\.quoted).joined(separator: ", ")
        return all.isEmpty ? "no identifiers" : all.count > 5 ? "\(first) and \(all.count - 5) more" : "only \(first)"
    }
}
