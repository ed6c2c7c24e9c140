extension FileLinter {
    /// Checks that objects have the base classes that the project requires.
    mutating func checkBaseClasses() {
        guard lint.rules.contains(.otherBaseClass) else { return }
        for element in file.root.subtree {
            guard let bases = lint.baseClasses[element.name], !element.isFirstResponder else { continue }
            let name = element.customClass
            let inherits = name.map { bases.contains($0) ? true : group.sources?.inherits($0, from: bases) } ?? false
            coverage.add(isChecked: inherits != nil)
            if inherits != false { continue }
            let list = bases.map(\.quoted).joined(separator: " or ")
            let found = name.map { "has the class \($0.quoted), which does not inherit from \(list)" }
            let problem = "\(element.displayName) \(found ?? "has no class instead of \(list)")"
            add(.otherBaseClass, at: element, named: name, problem, fix: "Choose that class or one of its subclasses.")
        }
    }

    /// Checks that colors are named, that fonts are allowed, and that constraints are not relative to a margin.
    mutating func checkStyle() {
        guard !lint.rules.isDisjoint(with: [.unnamedColor, .unlistedFont, .marginConstraint]) else { return }
        for element in file.root.subtree { checkStyle(of: element) }
    }

    private mutating func checkStyle(of element: FileElement) {
        var owner: String { element.object?.displayName ?? "the file" }
        switch element.name {
        case "color":
            // Resources have the components of the named colors, and those of a transparent color are not visible.
            let isNamed = ["name", "systemColor", "cocoaTouchSystemColor", "catalog"].contains { element[$0] != nil }
            if isNamed || element.object == nil || element.number("alpha") == 0 { return }
            let key = element["key"] ?? ""
            let problem = "The color \(key.quoted) of \(owner) has components instead of a name"
            let fix = "Choose a color of an asset catalog or of the system."
            add(.unnamedColor, at: element, named: key, problem, fix: fix)
        case "fontDescription", "font":
            // The names of the system's fonts begin with a full stop.
            guard let name = element.nonempty("name"), !name.hasPrefix("."), element["metaFont"] == nil,
                lint.fonts.isDisjoint(with: [name, element["family"] ?? name])
            else { return }
            let problem = "The font \(name.quoted) of \(owner) is not among the fonts that the project allows"
            let fix = "Choose one of those or of the system, or add it to \"fonts\" in the configuration."
            add(.unlistedFont, at: element, named: name, problem, fix: fix)
        case "constraint":
            let attributes = ["firstAttribute", "secondAttribute"].compactMap { element[$0] }
            guard let margin = attributes.first(where: { $0.contains("Margin") }) else { return }
            let problem = "\(owner) is relative to the margin \(margin.quoted)"
            let fix = "Clear \"Relative to margin\" in Interface Builder."
            add(.marginConstraint, at: element, named: margin, problem, fix: fix)
        default: break
        }
    }
}
