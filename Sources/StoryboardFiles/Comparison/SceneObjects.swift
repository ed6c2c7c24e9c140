/// The objects of a scene, such as its views and constraints, with the values that are compared by name, and the rest of
/// their contents.
struct SceneObjects {
    /// The objects in the order of the file; the first is the scene itself.
    private(set) var versions: [SceneParts.Version] = []

    /// The contents of each object that are compared as a whole.
    private(set) var rests: [String] = []

    init(_ entry: ComparedScenes.Entry, _ identities: ObjectIdentities) {
        let scene = entry.scene
        var objects: [(element: FileElement, values: [String: String])] = []
        var indices: [FileElement: Int] = [:]
        for element in scene.element.subtree where !Self.isComparedElsewhere(element) {
            let outer = element.parent.flatMap { indices[$0] }
            // An element in one that is left out is left out, too.
            guard element == scene.element || outer != nil else { continue }
            if outer == nil || element["id"] != nil {
                rests.append(identities.identity(outer.flatMap { objects[$0].element["id"] }) ?? "")
                objects.append((element, [:]))
            }
            let index = element["id"] == nil ? outer ?? 0 : objects.count - 1
            indices[element] = index
            let isController = element == scene.controller
            var rest = element.name
            func add(_ name: String?, _ value: String, _ place: String) {
                // Of several values with one name, the first is compared by its name.
                if let name, !isController, objects[index].values[name] == nil {
                    objects[index].values[name] = value
                } else {
                    rest += " \(place)=\(value)"
                }
            }
            let font = element.name == "fontDescription" ? Self.fontAttributes : []
            if !font.isEmpty { add("font", font.compactMap { element[$0] }.joined(separator: " "), "font") }
            let omitted = isController ? Self.controllerAttributes : Self.objectAttributes.union(font)
            for attribute in element.attributes where !omitted.contains(attribute.name) {
                add(Self.name(of: attribute.name, in: element), attribute.value, attribute.name)
            }
            let key = element.name == "string" ? element["key"] : nil
            if let text = element.text { add(key.flatMap { Self.names.contains($0) ? $0 : nil }, text, "") }
            // A list of views or constraints begins with the first of them.
            if element == objects[index].element || rest != element.name { rests[index] += "\n\(rest)" }
        }
        versions = objects.map { element, values in
            let relation = Self.relation(element) { identities.name($0) }
            let name = relation.map { "constraint \($0)" } ?? element.objectName
            let isController = element == scene.controller
            return SceneParts.Version(
                kind: .views,
                element: element,
                name: name,
                keys: isController || element == scene.element
                    ? ["\(isController)"] : [element["id"].map { "\(element.name) id \($0)" }, name],
                values: Self.names.map { .init($0, values[$0]) }
                    + [.init("relation", relation, meaning: Self.relation(element) { identities.identity($0) })]
            )
        }
    }

    /// The values that are compared by name: of views, of items and of constraints.
    private static let names = [
        "text", "title", "placeholder", "prompt", "image", "hidden", "enabled", "font", "constant", "multiplier",
        "priority",
    ]

    /// Returns the name under which an attribute is compared, or nil if it belongs to the rest.
    private static func name(of attribute: String, in element: FileElement) -> String? {
        let isNamed = element["id"] != nil || ["normal", "configuration"].contains(element["key"])
        return isNamed && names.contains(attribute) ? attribute : nil
    }

    /// Whether an element is compared elsewhere or has no meaning in the program.
    private static func isComparedElsewhere(_ element: FileElement) -> Bool {
        ["connections", "userDefinedRuntimeAttributes"].contains(element.name) || element["key"] == "canvasLocation"
    }

    /// Returns the two sides of a constraint, or nil for another object.
    private static func relation(_ constraint: FileElement, _ name: (String?) -> String?) -> String? {
        guard constraint.name == "constraint" else { return nil }
        func side(_ side: String) -> String? {
            constraint["\(side)Attribute"].map { attribute in
                // Without an item, it is the view that has the constraint.
                "\(name(constraint["\(side)Item"] ?? constraint.parent?.parent?["id"]) ?? "") \(attribute)"
            }
        }
        let sign = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"][constraint["relation"] ?? ""] ?? "="
        return "\(side("first") ?? "") \(sign) \(side("second") ?? "constant")"
    }

    private static let fontAttributes = ["name", "style", "type", "weight", "pointSize"]

    private static let objectAttributes: Set<String> = [
        "id", "sceneID", "customClass", "customModule", "customModuleProvider", "reuseIdentifier", "firstItem",
        "firstAttribute", "secondItem", "secondAttribute", "relation",
    ]

    private static let controllerAttributes = objectAttributes.union([
        "storyboardIdentifier", "identifier", "title", "userLabel", "storyboardName", "referencedIdentifier",
        "bundleIdentifier",
    ])
}
