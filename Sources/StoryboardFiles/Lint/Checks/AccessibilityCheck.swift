extension FileLinter {
    /// Checks that buttons, bar button items and accessible images have a title or an accessibility label.
    ///
    /// On other platforms than iOS and tvOS, cells and groups contain the titles.
    mutating func checkAccessibility() {
        guard lint.rules.contains(.missingAccessibilityLabel), file.platform == .iOS || file.platform == .tvOS else {
            return
        }
        let outlets = Set(file.scenes.flatMap(\.outlets).map(\.destination))
        // A container that is an accessibility element hides its parts.
        let containers = Set(
            file.root.subtree.filter { $0.name == "accessibility" && $0.isElement == "YES" }.compactMap(\.parent)
        )
        for element in file.root.subtree where element.isUnlabeled {
            if element.ancestors.contains(where: { $0["hidden"] == "YES" || containers.contains($0) }) { continue }
            // Code, or another attribute, may set a title or a label.
            let isSetElsewhere =
                element["customClass"] != nil || outlets.contains(element["id"] ?? "") || (element["tag"] ?? "0") != "0"
                || element.firstChild("userDefinedRuntimeAttributes") != nil
                || element.name == "barButtonItem" && mayBeSet(element)
            coverage.add(isChecked: !isSetElsewhere)
            if isSetElsewhere { continue }
            let problem = "\(element.displayName) has neither a title nor an accessibility label"
            let fix = "Set the label in the Identity inspector, or disable accessibility for the object."
            add(.missingAccessibilityLabel, at: element, problem, fix: fix)
        }
    }

    /// Whether code may find a bar button item without an outlet, by the property of the navigation item or of the bar.
    private func mayBeSet(_ item: FileElement) -> Bool {
        guard let sources = group.sources, let property = item["key"] ?? item.parent?["key"] ?? item.parent?.name else {
            return true
        }
        return [property, "\(property)s"].contains(where: sources.mentions)
    }
}

extension FileElement {
    /// Whether VoiceOver reads the object, but finds neither a title nor a label nor a symbol of the system.
    fileprivate var isUnlabeled: Bool {
        let isElement = firstChild("accessibility")?.isElement
        switch name {
        case "button": if isElement == "NO" || Self.labeledTypes.contains(self["buttonType"]) { return false }
        case "barButtonItem": if self["image"] == nil || self["systemItem"] != nil { return false }
        case "imageView": if isElement != "YES" { return false }
        default: return false
        }
        let parts = [self] + children.filter { $0.name != "subviews" }.flatMap(\.subtree)
        let hasName = parts.contains { part in
            part["catalog"] == "system" || part.name == "attributedString"
                || ["title", "label"].contains { part.nonempty($0) != nil }
        }
        return !hasName && self["hidden"] != "YES"
    }

    /// The buttons for which the system has labels.
    private static let labeledTypes: Set<String?> = [
        "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
    ]

    /// Whether the configuration makes the object an accessibility element: `YES`, `NO` or nil for its default.
    fileprivate var isElement: String? { children.first { $0["key"] == "isElement" }?["value"] }
}
