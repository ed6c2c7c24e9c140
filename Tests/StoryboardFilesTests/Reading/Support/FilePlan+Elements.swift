@testable import StoryboardFiles

/// An element that is to be written.
struct WrittenElement {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var children: [WrittenElement] = []
    var text: String?
    /// Whether whatever nobody knows may be written in it.
    var isOpenToNovelties = true

    init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [WrittenElement] = []) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
        self.children = children
    }
}

extension FilePlan {
    /// The plan as elements, in one of the ways in which it may be written.
    func element(_ dice: inout Dice) -> WrittenElement {
        let scenes = scenes.map { $0.element(&dice) }
        return WrittenElement(
            "document",
            ["type": "Storyboard", "initialViewController": initial],
            [WrittenElement("dependencies", [:]), WrittenElement("scenes", [:], scenes)]
        )
    }
}

extension FilePlan.Scene {
    fileprivate func element(_ dice: inout Dice) -> WrittenElement {
        var controller = WrittenElement(
            kind,
            [
                "id": owners[0].id, "sceneMemberID": "viewController", "title": title, "customClass": customClass,
                "storyboardIdentifier": identifier ?? (dice.once() ? "" : nil),
                "storyboardName": reference?.storyboardName, "referencedIdentifier": reference?.identifier,
                "bundleIdentifier": reference?.bundleIdentifier,
            ]
        )
        var beside: [WrittenElement] = []
        for owner in owners.dropFirst() {
            let element = WrittenElement(
                dice.pick(["button", "cell", "item"]),
                ["id": owner.id],
                owner.elements(&dice)
            )
            // Once one is beside the controller, those that come after it are, too.
            if beside.isEmpty, dice.once() {
                let views = WrittenElement("subviews", [:], [element])
                controller.children.append(WrittenElement("view", ["key": "view"], [views]))
            } else {
                beside.append(element)
            }
        }
        let own = owners[0].elements(&dice)
        controller.children = dice.once() ? own + controller.children : controller.children + own
        let responder = WrittenElement("placeholder", ["sceneMemberID": "firstResponder", "id": "\(id) responder"])
        let objects = dice.once() ? [responder, controller] + beside : [controller] + beside + [responder]
        return WrittenElement("scene", ["sceneID": id], [WrittenElement("objects", [:], objects)])
    }
}

extension FilePlan.Owner {
    fileprivate func elements(_ dice: inout Dice) -> [WrittenElement] {
        let all = [
            WrittenElement("userDefinedRuntimeAttributes", [:], attributes.map { $0.element(&dice) }),
            WrittenElement("connections", [:], connections(&dice)),
        ]
        return all.filter { !$0.children.isEmpty || dice.once() }.shuffled(using: &dice)
    }

    private func connections(_ dice: inout Dice) -> [WrittenElement] {
        let segues = segues.map { segue in
            WrittenElement(
                "segue",
                [
                    "kind": segue.kind, "destination": segue.destination, "relationship": segue.relationship,
                    "identifier": segue.identifier ?? (dice.once() ? "" : nil), "unwindAction": segue.unwindAction,
                    "animates": segue.animates ? nil : "NO",
                ],
                dice.once(in: 4) ? [WrittenElement("segue", ["key": "commit", "inheritsFrom": "parent"])] : []
            )
        }
        let outlets = outlets.map { outlet in
            WrittenElement(
                outlet.isCollection ? "outletCollection" : "outlet",
                ["property": outlet.property, "destination": outlet.destination]
            )
        }
        let actions = actions.map { action in
            WrittenElement(
                "action",
                [
                    "selector": action.selector, dice.pick(["destination", "target"]): action.destination,
                    "eventType": action.eventType,
                ]
            )
        }
        return actions + segues + outlets
    }
}

extension FilePlan.Attribute {
    fileprivate func element(_ dice: inout Dice) -> WrittenElement {
        var element = WrittenElement("userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath])
        func add(_ name: String, _ parts: [(name: String, value: String)]) {
            var child = WrittenElement(name, ["key": "value"])
            child.attributes += parts
            child.isOpenToNovelties = false
            element.children = [child]
        }
        switch value {
        case .boolean(let truth): element.attributes.append(("value", truth ? "YES" : "NO"))
        case .string(let text) where type == "string" && dice.once():
            add("string", [])
            element.children[0].text = text
        case .string(let text): element.attributes.append(("value", text))
        case .integer(let number): add("integer", [("value", "\(number)")])
        case .real(let number): add("real", [("value", "\(number)")])
        case .parts(let parts): add(type, parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        case .none: break
        }
        return element
    }
}
