/// Describes the contents of a scene as JSON.
struct SceneSummary {
    let scene: FileScene
    let file: StoryboardFile

    var value: JSON {
        let controller = scene.controller
        let elements = Array(scene.element.subtree)
        var value: [String: JSON] = [
            "sceneID": .string(scene.id), "id": JSON(controller?["id"]), "element": JSON(controller?.name),
            "customClass": JSON(controller?["customClass"]), "customModule": JSON(controller?["customModule"]),
            "customModuleProvider": JSON(controller?["customModuleProvider"]),
            "storyboardIdentifier": JSON(scene.identifier), "title": JSON(scene.title),
            "userLabel": JSON(controller?["userLabel"]),
            "isPlaceholder": .bool(scene.reference != nil),
            "canvasLocation": scene.canvasLocation.map { [.double($0.x), .double($0.y)] } ?? .null,
            "rootView": scene.rootView.map { object($0, "id", "customClass") } ?? .null,
            "subviewsByElement": .object(subviews(controller.map { Array($0.subtree) } ?? [])),
            "customClassed": .array(
                elements.filter(isCustomObject).map { object($0, "id", "customClass", "customModule") }
            ),
            "reuseIdentifiers": .array(
                elements.filter { $0["reuseIdentifier"] != nil }.map { object($0, "reuseIdentifier", "customClass") }
            ),
            "otherObjects": .array(
                scene.objects.filter { $0 != scene.controller }.map { object($0, "id", "customClass", "sceneMemberID") }
            ),
            "segues": .array(scene.segues.map(segue)),
            "outlets": .array(scene.outlets.filter { !$0.isCollection }.map(outlet)),
            "outletCollections": .array(scene.outlets.filter(\.isCollection).map(outlet)),
            "actions": .array(scene.actions.map(action)),
        ]
        if let reference = scene.reference {
            value["reference"] = [
                "storyboardName": JSON(reference.storyboardName),
                "referencedIdentifier": JSON(reference.identifier),
                "bundleIdentifier": JSON(reference.bundleIdentifier),
            ]
        }
        value["userDefinedRuntimeAttributes"] = .array(
            scene.runtimeAttributes.filter { $0.owner == controller }.map { .object(attribute($0)) }
        )
        value["nestedUserDefinedRuntimeAttributes"] = .array(
            scene.runtimeAttributes.filter { $0.owner != controller }.map { nested in
                var value = attribute(nested)
                value["owner"] = JSON(nested.owner["id"])
                value["ownerElement"] = .string(nested.owner.name)
                return .object(value)
            }
        )
        return .object(value)
    }

    // MARK: Objects

    private func object(_ element: FileElement, _ attributes: String...) -> JSON {
        let values = attributes.map { ($0, JSON(element[$0])) } + [("element", .string(element.name))]
        return .object(Dictionary(values) { first, _ in first })
    }

    private func subviews(_ elements: [FileElement]) -> [String: JSON] {
        let lists: Set<String> = file.platform == .watchOS ? ["subviews", "items"] : ["subviews"]
        var counts: [String: Int] = [:]
        for element in elements where element.parent.map({ lists.contains($0.name) }) == true {
            counts[element.name, default: 0] += 1
        }
        return counts.mapValues(JSON.int)
    }

    private func isCustomObject(_ element: FileElement) -> Bool {
        element["customClass"] != nil && element != scene.controller && element.name != "segue"
            && element.parent?.name != "objects"
    }

    // MARK: Connections

    private func segue(_ segue: FileSegue) -> JSON {
        var value = Dictionary(segue.element.attributes.map { ($0.name, JSON.string($0.value)) }) { first, _ in first }
        let destination = segue.destination.flatMap(file.element)
        value["destinationKind"] = .string(kind(of: destination))
        value["dangling"] = .bool(destination == nil)
        value["source"] = [
            "id": JSON(segue.source["id"]), "element": .string(segue.source.name),
            "isController": .bool(segue.source == scene.controller),
        ]
        if !segue.nested.isEmpty {
            value["nested"] = .array(
                segue.nested.map { nested in
                    [
                        "key": JSON(nested["key"]), "kind": JSON(nested["kind"]),
                        "inheritsFrom": JSON(nested["inheritsFrom"]), "destination": JSON(nested["destination"]),
                    ]
                }
            )
        }
        return .object(value)
    }

    private func kind(of destination: FileElement?) -> String {
        guard let destination else { return "dangling" }
        if destination.name == "exit" { return "exit" }
        guard let target = file.scene(ofController: destination) else { return "object:\(destination.name)" }
        return target.reference == nil ? "scene" : "placeholder"
    }

    private func outlet(_ outlet: FileOutlet) -> JSON {
        let destination = file.element(outlet.destination)
        return [
            "owner": JSON(outlet.owner["id"]), "ownerElement": .string(outlet.owner.name),
            "property": .string(outlet.property), "destination": .string(outlet.destination),
            "destinationElement": JSON(destination?.name), "dangling": .bool(destination == nil),
        ]
    }

    private func action(_ action: FileAction) -> JSON {
        [
            "owner": JSON(action.owner["id"]), "ownerElement": .string(action.owner.name),
            "selector": .string(action.selector), "destination": JSON(action.destination),
            "eventType": JSON(action.eventType),
            "dangling": .bool(action.destination.flatMap(file.element) == nil),
        ]
    }

    private func attribute(_ attribute: RuntimeAttribute) -> [String: JSON] {
        var value: [String: JSON] = ["keyPath": .string(attribute.keyPath), "type": .string(attribute.type)]
        switch attribute.value {
        case .boolean(let boolean): value["value"] = .bool(boolean)
        case .string(let string): value["value"] = .string(string)
        case .integer(let integer):
            value["value"] = .int(integer)
            value["numberKind"] = "integer"
        case .real(let real):
            value["value"] = .double(real)
            value["numberKind"] = "real"
        case .components(let components): value["value"] = .object(components.mapValues(JSON.string))
        case .none: value["value"] = .null
        }
        if let catalog = attribute.catalog { value["catalog"] = .string(catalog) }
        return value
    }
}
