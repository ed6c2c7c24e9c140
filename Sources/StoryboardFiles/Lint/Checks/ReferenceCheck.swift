/// Whether references lead to scenes.
enum ReferenceCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        let own = [Destinations(of: file)]
        for scene in file.scenes {
            guard let reference = scene.reference, let placeholder = scene.controller else { continue }
            // What another bundle has, its own files say.
            guard reference.bundleIdentifier == nil else { continue }
            let name = reference.storyboardName
            let whose = name.map { "the storyboard \($0.quoted)" } ?? "this storyboard"
            guard let destinations = name.map(group.destinations) ?? own else { continue }
            if destinations.isEmpty {
                findings.add(
                    .unknownStoryboard,
                    at: placeholder,
                    "\(placeholder.words) refers to \(whose), which is not among the files",
                    fix: "Look at its file, too, or correct the name."
                )
            } else if let identifier = reference.identifier {
                guard !destinations.contains(where: { $0.identifiers.contains(identifier) }) else { continue }
                findings.add(
                    .missingReferencedScene,
                    at: placeholder,
                    "\(placeholder.words) refers to the scene \(identifier.quoted) of \(whose), "
                        + "which has \(destinations.words)",
                    fix: "Correct the identifier, here or there."
                )
            } else if !destinations.contains(where: \.namesInitial) {
                findings.add(
                    .missingInitialScene,
                    at: placeholder,
                    "\(placeholder.words) refers to the initial scene of \(whose), which has none",
                    fix: "Make a scene the initial one there, or name a scene by its identifier here."
                )
            }
        }
    }
}

extension [Destinations] {
    /// The identifiers that could have been meant.
    fileprivate var words: String {
        let all = reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }.sorted()
        let first = all.prefix(5).map(\.quoted).joined(separator: ", ")
        return all.isEmpty ? "no identifiers" : all.count > 5 ? "\(first) and \(all.count - 5) more" : "only \(first)"
    }
}
