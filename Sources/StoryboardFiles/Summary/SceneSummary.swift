/// Describes the contents of a scene as JSON.
struct SceneSummary {
    let scene: FileScene
    let file: StoryboardFile

    var value: JSON {
        let controller = scene.controller
        let elements = Array(scene.element.subtree)
        let attributes = scene.runtimeAttributes
        var value: JSON = [
            "sceneID": scene.id, "id": controller?["id"], "element": controller?.name,
            "customClass": controller?["customClass"], "customModule": controller?["customModule"],
            "customModuleProvider": controller?["customModuleProvider"], "userLabel": controller?["userLabel"],
            "storyboardIdentifier": scene.identifier, "title": scene.title, "isPlaceholder": scene.reference != nil,
            "canvasLocation": scene.canvasLocation.map { [$0.x, $0.y] },
            "rootView": scene.rootView.map { object($0, "id", "customClass") },
        ]
        value["subviewsByElement"] = subviews(controller.map { Array($0.subtree) } ?? [])
        value["customClassed"] = elements.filter(isCustomObject).map { object($0, "id", "customClass", "customModule") }
        value["reuseIdentifiers"] = elements.filter { $0["reuseIdentifier"] != nil }
            .map { object($0, "reuseIdentifier", "customClass") }
        value["otherObjects"] = scene.objects.filter { $0 != controller }
            .map { object($0, "id", "customClass", "sceneMemberID") }
        value["segues"] = scene.segues.map(segue)
        value["outlets"] = scene.outlets.filter { !$0.isCollection }.map(outlet)
        value["outletCollections"] = scene.outlets.filter(\.isCollection).map(outlet)
        value["actions"] = scene.actions.map(action)
        if let reference = scene.reference {
            value["reference"] = [
                "storyboardName": reference.storyboardName, "referencedIdentifier": reference.identifier,
                "bundleIdentifier": reference.bundleIdentifier,
            ]
        }
        value["userDefinedRuntimeAttributes"] = attributes.filter { $0.owner == controller }.map(attribute)
        value["nestedUserDefinedRuntimeAttributes"] = attributes.filter { $0.owner != controller }.map { nested in
            var value = attribute(nested)
            value["owner"] = nested.owner["id"]
            value["ownerElement"] = nested.owner.name
            return value
        }
        return value
    }

    // MARK: Objects

    private func object(_ element: FileElement, _ attributes: String...) -> [String: String?] {
        Dictionary(attributes.map { ($0, element[$0]) } + [("element", element.name)]) { first, _ in first }
    }

    private func subviews(_ elements: [FileElement]) -> [String: Int] {
        let lists: Set<String> = file.platform == .watchOS ? ["subviews", "items"] : ["subviews"]
        return elements.reduce(into: [:]) { counts, element in
            if element.parent.map({ lists.contains($0.name) }) == true { counts[element.name, default: 0] += 1 }
        }
    }

    private func isCustomObject(_ element: FileElement) -> Bool {
        element["customClass"] != nil && element != scene.controller && element.name != "segue"
            && element.parent?.name != "objects"
    }

    // MARK: Connections

    private func segue(_ segue: FileSegue) -> JSON {
        let destination = segue.destination.flatMap(file.element)
        var value: JSON = ["destinationKind": kind(of: destination), "dangling": destination == nil]
        for attribute in segue.element.attributes { value[attribute.name] = attribute.value }
        value["source"] =
            [
                "id": segue.source["id"], "element": segue.source.name,
                "isController": segue.source == scene.controller,
            ] as JSON
        if !segue.nested.isEmpty {
            value["nested"] = segue.nested.map { nested in
                let names = ["key", "kind", "inheritsFrom", "destination"]
                return Dictionary(uniqueKeysWithValues: names.map { ($0, nested[$0]) })
            }
        }
        return value
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
            "owner": outlet.owner["id"], "ownerElement": outlet.owner.name, "property": outlet.property,
            "destination": outlet.destination, "destinationElement": destination?.name, "dangling": destination == nil,
        ]
    }

    private func action(_ action: FileAction) -> JSON {
        [
            "owner": action.owner["id"], "ownerElement": action.owner.name, "selector": action.selector,
            "destination": action.destination, "eventType": action.eventType,
            "dangling": action.destination.flatMap(file.element) == nil,
        ]
    }

    private func attribute(_ attribute: RuntimeAttribute) -> JSON {
        var value: JSON = ["keyPath": attribute.keyPath, "type": attribute.type, "value": String?.none]
        switch attribute.value {
        case .boolean(let boolean): value["value"] = boolean
        case .string(let string): value["value"] = string
        case .integer(let integer): (value["value"], value["numberKind"]) = (integer, "integer")
        case .real(let real): (value["value"], value["numberKind"]) = (real, "real")
        case .components(let components): value["value"] = components
        case .none: break
        }
        if let catalog = attribute.catalog { value["catalog"] = catalog }
        return value
    }
}
