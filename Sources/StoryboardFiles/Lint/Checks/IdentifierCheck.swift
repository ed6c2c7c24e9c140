/// Whether identifiers say which scene, and which segue, is meant.
enum IdentifierCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        lookAtScenes(of: file, &findings)
        for scene in file.scenes { lookAtSegues(of: scene, &findings) }
    }

    private static func lookAtScenes(of file: StoryboardFile, _ findings: inout Findings) {
        var firsts: [String: Element] = [:]
        for scene in file.scenes {
            guard let controller = scene.controller else { continue }
            // On watchOS the attribute has the short name.
            for name in ["storyboardIdentifier", "identifier"] where controller[name] == "" {
                findings.add(
                    .emptyIdentifier,
                    at: controller,
                    "The storyboard identifier of \(controller.words) is empty",
                    fix: "Give it one, or delete the attribute \(name)."
                )
            }
            // A reference may have the identifier of what it stands for: it is never made by it.
            guard let identifier = scene.identifier, scene.reference == nil else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = controller
                continue
            }
            findings.add(
                .duplicateStoryboardIdentifier,
                at: controller,
                "\(controller.words) has the storyboard identifier \(identifier.quoted) "
                    + "of the <\(first.name)> of line \(first.line)",
                fix: "Give one of them another identifier."
            )
        }
    }

    private static func lookAtSegues(of scene: FileScene, _ findings: inout Findings) {
        var firsts: [String: Element] = [:]
        for segue in scene.segues {
            if segue.element["identifier"] == "" {
                findings.add(
                    .emptyIdentifier,
                    at: segue.element,
                    "The identifier of the segue \((segue.element["id"] ?? "").quoted) is empty",
                    fix: "Give it one, or delete the attribute identifier."
                )
            }
            guard let identifier = segue.identifier else { continue }
            guard let first = firsts[identifier] else {
                firsts[identifier] = segue.element
                continue
            }
            findings.add(
                .duplicateSegueIdentifier,
                at: segue.element,
                "\(segue.words) has the identifier of the segue of line \(first.line) in \(scene.words)",
                fix: "Give one of them another identifier."
            )
        }
    }
}
