/// The parts of a scene that are compared.
struct SceneParts {
    /// One version of a part.
    struct Version {
        let kind: StoryboardComparison.Part.Kind
        let element: FileElement
        let name: String
        /// The names that identify the part in its scene, the most reliable first.
        let keys: [String?]
        let values: [Value]

        /// A value with its meaning: the names of one object may differ.
        struct Value {
            let name: String
            let text: String?
            let meaning: String?

            init(_ name: String, _ text: String?, meaning: String? = nil) {
                (self.name, self.text, self.meaning) = (name, text, meaning ?? text)
            }
        }
    }

    private(set) var parts: [Version] = []
    private let controller: FileElement?
    private let identities: ObjectIdentities

    init(_ entry: ComparedScenes.Entry, _ identities: ObjectIdentities) {
        self.identities = identities
        let scene = entry.scene
        controller = scene.controller
        for segue in scene.segues {
            add(segue)
            for nested in segue.nested { add(FileSegue(element: nested, source: segue.source)) }
        }
        scene.outlets.forEach { add($0) }
        scene.actions.forEach { add($0) }
        // Interface Builder sometimes writes an attribute twice.
        var known: Set<String> = []
        for attribute in scene.runtimeAttributes {
            let text = "\(identity(attribute.owner)) \(attribute.keyPath) \(attribute.type) \(attribute.value.text)"
            if known.insert(text).inserted { add(attribute) }
        }
        // The class of the first responder depends on the version of Interface Builder.
        for element in scene.element.subtree
        where element != controller && element.name != "segue" && !element.isFirstResponder {
            addNames(of: element)
        }
    }

    private mutating func add(_ segue: FileSegue) {
        let kind = segue.relationship ?? (segue.kind.isEmpty ? segue.element["key"] ?? "segue" : segue.kind)
        let destination = segue.kind == "unwind" ? segue.unwindAction : identities.name(segue.destination)
        let meaning = identities.identity(segue.destination)
        let identifier = segue.identifier.map { " \"\($0)\"" } ?? ""
        add(
            .segue,
            segue.element,
            "\(kind)\(identifier) \u{2192} \(destination ?? "nothing")",
            keys: ["\(kind) \(segue.identifier ?? "") \(meaning ?? "")", segue.identifier, "\(kind) \(meaning ?? "")"],
            [
                .init("kind", kind), .init("identifier", segue.identifier),
                .init("destination", identities.name(segue.destination), meaning: meaning),
                .init("class", segue.element.className), .init("unwind action", segue.unwindAction),
                .init("source", name(segue.source), meaning: identity(segue.source)),
                .init("presentation", segue.element["modalPresentationStyle"]),
                .init("transition", segue.element["modalTransitionStyle"]),
                .init("animation", segue.animates ? "on" : "off"),
            ]
        )
    }

    private mutating func add(_ outlet: FileOutlet) {
        let destination = identities.name(outlet.destination) ?? "nothing"
        let meaning = identities.identity(outlet.destination)
        add(
            .outlet,
            outlet.element,
            "\(outlet.property)\(suffix(outlet.owner)) \u{2192} \(destination)",
            keys: [
                "\(outlet.property) \(identity(outlet.owner)) \(meaning ?? "")",
                "\(outlet.property) \(identity(outlet.owner))",
            ],
            [
                .init("property", outlet.property),
                .init("destination", destination, meaning: meaning),
                .init("owner", name(outlet.owner), meaning: identity(outlet.owner)),
            ]
        )
    }

    private mutating func add(_ action: FileAction) {
        let destination = identities.name(action.destination)
        let event = action.eventType.map { " (\($0))" } ?? ""
        add(
            .action,
            action.element,
            "\(action.selector)\(suffix(action.owner))\(event)",
            keys: ["\(action.selector) \(identity(action.owner)) \(action.eventType ?? "")"],
            [
                .init("selector", action.selector),
                .init("destination", destination, meaning: identities.identity(action.destination)),
                .init("event", action.eventType),
                .init("sender", name(action.owner), meaning: identity(action.owner)),
            ]
        )
    }

    private mutating func add(_ attribute: RuntimeAttribute) {
        add(
            .attribute,
            attribute.element,
            "\(attribute.keyPath)\(suffix(attribute.owner)) = \(attribute.value.text)",
            keys: ["\(attribute.keyPath) \(identity(attribute.owner))"],
            [.init("type", attribute.type), .init("value", attribute.value.text)],
            id: nil
        )
    }

    /// Adds the custom class and the reuse identifier of an object.
    private mutating func addNames(of element: FileElement) {
        let kind = element.name.separatedWords
        for (part, value) in [
            (StoryboardComparison.Part.Kind.class, element.className),
            (.identifier, element.nonempty("reuseIdentifier")),
        ] {
            guard let value else { continue }
            add(part, element, "\(value) of \(kind)", keys: ["\(kind) \(value)"], [.init(part.rawValue, value)])
        }
    }

    private mutating func add(
        _ kind: StoryboardComparison.Part.Kind,
        _ element: FileElement,
        _ name: String,
        keys: [String?],
        _ values: [Version.Value],
        id: String? = ""
    ) {
        let id = id == nil ? nil : element.nonempty("id").map { "\(kind) \($0)" }
        let keys = [id] + keys.map { $0.map { "\(kind) \($0)" } }
        parts.append(Version(kind: kind, element: element, name: name, keys: keys, values: values))
    }

    // MARK: Objects

    private func name(_ element: FileElement) -> String { identities.name(element["id"]) ?? element.objectName }

    private func identity(_ element: FileElement) -> String { identities.identity(element["id"]) ?? element.objectName }

    /// Returns the name of an object other than the controller, after "of".
    private func suffix(_ owner: FileElement) -> String { owner == controller ? "" : " of \(name(owner))" }
}

extension SceneParts.Version {
    /// Returns the part as an element of a report.
    func part(
        _ change: StoryboardComparison.Change,
        fields: [StoryboardComparison.Field] = []
    ) -> StoryboardComparison.Part {
        .init(kind: kind, change: change, name: name, id: element["id"], line: element.line, fields: fields)
    }

    /// Returns the difference from an old version, or nil if there is none.
    func changed(from old: Self) -> StoryboardComparison.Part? {
        let fields = zip(old.values, values).compactMap { old, new in
            StoryboardComparison.Field(new.name, old.text, new.text, isSame: old.meaning == new.meaning)
        }
        return fields.isEmpty ? nil : part(.changed, fields: fields)
    }
}

extension RuntimeAttribute.Value {
    fileprivate var text: String {
        switch self {
        case .boolean(let value): value ? "yes" : "no"
        case .string(let value): "\"\(value)\""
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .components(let values):
            values.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
        case .none: "nothing"
        }
    }
}
