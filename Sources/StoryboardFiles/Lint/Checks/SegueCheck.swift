extension FileLinter {
    /// Checks that segues lead to controllers and have kinds that the platform supports.
    mutating func checkSegues() {
        for segue in file.scenes.flatMap(\.segues) {
            checkKind(of: segue)
            checkDestination(of: segue.element, segue)
            for anchor in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
                guard let id = segue.element[anchor], file.element(id) == nil else { continue }
                let problem = "\(segue.displayName) is anchored to \(id.quoted), which is not in the file"
                add(.danglingSegue, at: segue.element, named: id, problem, fix: "Choose another anchor.")
            }
            // Peek and pop segues may have a destination of their own.
            for nested in segue.nested where nested["destination"] != nil { checkDestination(of: nested, segue) }
        }
    }

    /// Checks the destination of a segue, or of one that is nested in it.
    private mutating func checkDestination(of element: FileElement, _ segue: FileSegue) {
        let part = element == segue.element ? "" : ", in its \((element["key"] ?? "nested").singleLine) segue,"
        let id = element["destination"]
        checkDestination(id, of: element, .danglingSegue, "\(segue.displayName)\(part)")
        guard segue.kind != "unwind", let destination = id.flatMap(file.element),
            file.scene(ofController: destination) == nil
        else { return }
        let target = "\(destination.displayName) in line \(destination.line), which is not a controller"
        let problem = "\(segue.displayName)\(part) leads to \(target)"
        let advice = "Connect it to the controller of a scene."
        add(.segueToNoController, at: element, named: id, problem, fix: advice)
    }

    private mutating func checkKind(of segue: FileSegue) {
        let source = segue.source.displayName
        if let platforms = platformsOther(than: SegueVocabulary.kinds, of: segue.kind) {
            let fault = segue.kind.isEmpty ? "has no kind" : "is of the kind \(segue.kind.quoted)\(platforms)"
            let advice = "Choose a kind that \(file.platform?.rawValue ?? "the platform") supports."
            let problem = "The segue of \(source) \(fault)"
            add(.unknownSegueKind, at: segue.element, named: segue.kind, problem, fix: advice)
        } else if segue.kind == "relationship" {
            let relationship = segue.relationship ?? ""
            guard let platforms = platformsOther(than: SegueVocabulary.relationships, of: relationship) else {
                return
            }
            let fault = relationship.isEmpty ? "has no kind" : "is \(relationship.quoted)\(platforms)"
            let problem = "The relationship of \(source) \(fault)"
            add(.unknownRelationship, at: segue.element, problem, fix: "Connect the two controllers again.")
        }
    }

    /// Returns the end of a message that names the platforms with a word, or nil if this platform supports the word.
    private func platformsOther(than vocabulary: SegueVocabulary.Vocabulary, of word: String) -> String? {
        guard !vocabulary.words(of: file.platform).contains(word) else { return nil }
        let others = StoryboardFile.Platform.allCases.filter { vocabulary.words(of: $0).contains(word) }
        guard let platform = file.platform, !others.isEmpty else { return ", which no platform supports" }
        let names = others.map(\.rawValue).joined(separator: " and ")
        return ", which is supported on \(names), not on \(platform.rawValue)"
    }
}
