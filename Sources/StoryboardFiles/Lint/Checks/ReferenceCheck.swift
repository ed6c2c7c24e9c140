extension FileLinter {
    /// Checks that storyboard references lead to scenes.
    mutating func checkReferences() {
        for scene in file.scenes {
            // The files of another bundle are checked with that bundle.
            guard let reference = scene.reference, let placeholder = scene.controller,
                reference.bundleIdentifier == nil
            else { continue }
            let (name, source) = (reference.storyboardName, placeholder.displayName)
            let storyboard = name.map { "the storyboard \($0.quoted)" } ?? "this storyboard"
            if let name { checkAmbiguity(of: name, at: placeholder) }
            guard let targets = name.map({ group.files(ofStoryboard: $0, from: file) }) ?? [file] else { continue }
            let identifiers = Set(targets.flatMap(\.identifiers))
            if targets.isEmpty {
                let problem = "\(source) refers to \(storyboard), which is not among the files"
                let advice = "Check that storyboard's file as well, or correct the name."
                add(.unknownStoryboard, at: placeholder, named: name, problem, fix: advice)
            } else if let identifier = reference.identifier {
                if identifiers.contains(identifier) { continue }
                let list = Self.list(identifiers)
                let scene = "the scene \(identifier.quoted) of \(storyboard), which has \(list)"
                let advice = "Correct the identifier of the reference or of the scene."
                let problem = "\(source) refers to \(scene)"
                add(.missingReferencedScene, at: placeholder, named: identifier, problem, fix: advice)
            } else if targets.allSatisfy({ $0.initialControllerID == nil }) {
                let problem = "\(source) refers to the initial scene of \(storyboard), which has none"
                let advice =
                    "Make a scene of that storyboard initial, or set the identifier of a scene in the reference."
                add(.missingInitialScene, at: placeholder, problem, fix: advice)
            }
        }
    }

    /// Checks that only one of the storyboards with a name is the nearest.
    private mutating func checkAmbiguity(of name: String, at placeholder: FileElement) {
        let paths = group.storyboards(named: name, from: file)
        guard paths.count > 1 else { return }
        let list = paths.prefix(3).map(\.quoted).joined(separator: " or ")
        let rest = paths.count > 3 ? " or \(paths.count - 3) more file\(paths.count == 4 ? "" : "s")" : ""
        let problem = "\(placeholder.displayName) refers to the storyboard \(name.quoted), which may be \(list)\(rest)"
        let advice = "Check the files of one program at a time, or give the storyboards different names."
        add(.ambiguousReference, at: placeholder, named: name, problem, fix: advice)
    }

    /// Returns the existing identifiers in a message.
    private static func list(_ identifiers: Set<String>) -> String {
        let all = identifiers.sorted()
        let first = all.prefix(5).map(\.quoted).joined(separator: ", ")
        return all.isEmpty ? "no identifiers" : all.count > 5 ? "\(first) and \(all.count - 5) more" : "only \(first)"
    }
}

extension StoryboardFile {
    /// The storyboard identifiers of the scenes, without those of references, which do not instantiate references.
    fileprivate var identifiers: [String] { scenes.filter { $0.reference == nil }.compactMap(\.identifier) }
}
