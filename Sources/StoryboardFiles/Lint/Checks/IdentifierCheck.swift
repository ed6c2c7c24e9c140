extension FileLinter {
    /// Checks that the identifiers of scenes and segues are unique and not empty.
    mutating func checkIdentifiers() {
        var firsts: [String: FileElement] = [:]
        for scene in file.scenes {
            checkSegueIdentifiers(of: scene)
            guard let controller = scene.controller else { continue }
            // On watchOS the attribute has the short name.
            for name in ["storyboardIdentifier", "identifier"] {
                checkNotEmpty(name, of: controller, "The storyboard identifier of \(controller.displayName)")
            }
            // A reference may have the identifier of its scene, because the identifier does not instantiate the
            // reference.
            guard let identifier = scene.identifier, scene.reference == nil else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = controller
                continue
            }
            let problem =
                "\(controller.displayName) has the same storyboard identifier \(identifier.quoted) "
                + "as <\(first.name)> in line \(first.line)"
            let advice = Self.renamingAdvice
            add(.duplicateStoryboardIdentifier, at: controller, named: identifier, problem, fix: advice)
        }
    }

    private static let renamingAdvice = "Give one of them another identifier."

    private mutating func checkNotEmpty(_ attribute: String, of element: FileElement, _ name: String) {
        guard element[attribute] == "" else { return }
        let advice = "Set an identifier, or delete the attribute \(attribute)."
        add(.emptyIdentifier, at: element, "\(name) is empty", fix: advice)
    }

    private mutating func checkSegueIdentifiers(of scene: FileScene) {
        var firsts: [String: FileSegue] = [:]
        for segue in scene.segues {
            let name = "The identifier of the segue \((segue.element["id"] ?? "").quoted)"
            checkNotEmpty("identifier", of: segue.element, name)
            guard let identifier = segue.identifier else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = segue
                continue
            }
            // Several prototype cells may have the same segue: whichever is performed, the result is the same.
            if first.kind == segue.kind, first.destination == segue.destination, first.source != segue.source {
                continue
            }
            let other = "the segue in line \(first.element.line) of \(scene.displayName)"
            let problem = "\(segue.displayName) has the same identifier as \(other)"
            let advice = Self.renamingAdvice
            add(.duplicateSegueIdentifier, at: segue.element, named: identifier, problem, fix: advice)
        }
    }
}
