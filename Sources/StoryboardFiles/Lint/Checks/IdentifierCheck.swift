extension FileLinter {
    /// Checks that the identifiers of scenes and segues are unique and not empty.
    mutating func checkIdentifiers() {
        var firsts: [String: FileElement] = [:]
        for scene in file.scenes {
            checkSegueIdentifiers(of: scene)
            guard let controller = scene.controller else { continue }
            // On watchOS the attribute has the short name.
            for name in ["storyboardIdentifier", "identifier"] where controller[name] == "" {
                add(
                    .emptyIdentifier,
                    at: controller,
                    "The storyboard identifier of \(controller.displayName) is empty",
                    fix: "Set an identifier, or delete the attribute \(name)."
                )
            }
            // A reference may share the identifier of its scene: it is not instantiated by it.
            guard let identifier = scene.identifier, scene.reference == nil else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = controller
                continue
            }
            add(
                .duplicateStoryboardIdentifier,
                at: controller,
                "\(controller.displayName) has the same storyboard identifier \(identifier.quoted) "
                    + "as <\(first.name)> in line \(first.line)",
                fix: "Give one of them another identifier."
            )
        }
    }

    private mutating func checkSegueIdentifiers(of scene: FileScene) {
        var firsts: [String: FileElement] = [:]
        for segue in scene.segues {
            if segue.element["identifier"] == "" {
                add(
                    .emptyIdentifier,
                    at: segue.element,
                    "The identifier of the segue \((segue.element["id"] ?? "").quoted) is empty",
                    fix: "Set an identifier, or delete the attribute identifier."
                )
            }
            guard let identifier = segue.identifier else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = segue.element
                continue
            }
            add(
                .duplicateSegueIdentifier,
                at: segue.element,
                "\(segue.displayName) has the same identifier as the segue in line \(first.line) of "
                    + scene.displayName,
                fix: "Give one of them another identifier."
            )
        }
    }
}
