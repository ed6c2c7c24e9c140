/// Whether segues lead to controllers, and in ways that the platform has.
enum SegueCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        for segue in file.scenes.flatMap(\.segues) {
            lookAtKind(of: segue, for: file.platform, &findings)
            lookAtDestination(of: segue.element, segue, of: file, &findings)
            lookAtAnchors(of: segue, of: file, &findings)
            // Segues for peeking and popping may lead somewhere else than the one that they are in.
            for nested in segue.nested where nested["destination"] != nil {
                lookAtDestination(of: nested, segue, of: file, &findings)
            }
        }
    }

    private static func lookAtDestination(
        of element: Element,
        _ segue: FileSegue,
        of file: StoryboardFile,
        _ findings: inout Findings
    ) {
        let part = element == segue.element ? "" : ", in its \((element["key"] ?? "nested").onOneLine) segue,"
        guard let id = element["destination"], !id.isEmpty else {
            findings.add(
                .danglingSegue,
                at: element,
                "\(segue.words)\(part) leads to no object",
                fix: "Connect it again, or delete it."
            )
            return
        }
        guard let destination = file.element(id) else {
            findings.add(
                .danglingSegue,
                at: element,
                "\(segue.words)\(part) leads to \(id.quoted), which the file has not",
                fix: "Connect it again, or delete it."
            )
            return
        }
        guard segue.kind != "unwind", file.scene(ofController: destination) == nil else { return }
        findings.add(
            .segueToNoController,
            at: element,
            "\(segue.words)\(part) leads to \(destination.words) of line \(destination.line), which is no controller",
            fix: "Lead it to the controller of a scene."
        )
    }

    /// Popovers come out of a view or an item of a bar.
    private static func lookAtAnchors(of segue: FileSegue, of file: StoryboardFile, _ findings: inout Findings) {
        for anchor in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
            guard let id = segue.element[anchor], file.element(id) == nil else { continue }
            findings.add(
                .danglingSegue,
                at: segue.element,
                "\(segue.words) is anchored to \(id.quoted), which the file has not",
                fix: "Choose another anchor."
            )
        }
    }

    private static func lookAtKind(
        of segue: FileSegue,
        for platform: StoryboardFile.Platform?,
        _ findings: inout Findings
    ) {
        guard SegueVocabulary.kinds(of: platform).contains(segue.kind) else {
            let platforms = StoryboardFile.Platform.allCases.filter {
                SegueVocabulary.kinds(of: $0).contains(segue.kind)
            }
            findings.add(
                .unknownSegueKind,
                at: segue.element,
                "The segue of \(segue.source.words) "
                    + (segue.kind.isEmpty ? "has no kind" : "is of the kind \(segue.kind.quoted)")
                    + which(platforms, platform, of: segue.kind),
                fix: "Choose a kind that \(platform?.rawValue ?? "the platform") has."
            )
            return
        }
        guard segue.kind == "relationship" else { return }
        let relationship = segue.relationship ?? ""
        guard !SegueVocabulary.relationships(of: platform).contains(relationship) else { return }
        let platforms = StoryboardFile.Platform.allCases.filter {
            SegueVocabulary.relationships(of: $0).contains(relationship)
        }
        findings.add(
            .unknownRelationship,
            at: segue.element,
            "The relationship of \(segue.source.words) "
                + (relationship.isEmpty ? "says not which it is" : "is \(relationship.quoted)")
                + which(platforms, platform, of: relationship),
            fix: "Connect the two controllers again."
        )
    }

    /// That a word belongs to other platforms, or to none.
    private static func which(
        _ platforms: [StoryboardFile.Platform],
        _ platform: StoryboardFile.Platform?,
        of word: String
    ) -> String {
        if word.isEmpty { return "" }
        guard let platform, !platforms.isEmpty else { return ", which no platform knows" }
        let others = platforms.map(\.rawValue).joined(separator: " and ")
        return ", which is known on \(others), not on \(platform.rawValue)"
    }
}
