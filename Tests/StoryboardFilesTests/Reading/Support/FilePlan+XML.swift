import StoryboardTestSupport

@testable import StoryboardFiles

/// An element to write.
struct XMLNode {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var children: [XMLNode] = []
    var text: String?
    /// Whether the writer may insert unknown attributes and elements.
    var acceptsUnknownContent = true

    init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [XMLNode] = []) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
        self.children = children
    }
}

extension FilePlan {
    /// Returns the elements of the plan in one of several equivalent forms.
    func element(_ dice: inout Dice) -> XMLNode {
        let scenes = scenes.map { $0.element(&dice) }
        return XMLNode(
            "document",
            ["type": "Storyboard", "initialViewController": initial],
            [XMLNode("dependencies", [:]), XMLNode("scenes", [:], scenes)]
        )
    }
}

extension FilePlan.Scene {
    fileprivate func element(_ dice: inout Dice) -> XMLNode {
        var controller = XMLNode(
            kind,
            [
                "id": owners[0].id, "sceneMemberID": "viewController", "title": title, "customClass": customClass,
                "storyboardIdentifier": identifier ?? (dice.once() ? "" : nil),
                "storyboardName": reference?.storyboardName, "referencedIdentifier": reference?.identifier,
                "bundleIdentifier": reference?.bundleIdentifier,
            ]
        )
        var siblings: [XMLNode] = []
        for owner in owners.dropFirst() {
            let element = XMLNode(
                dice.pick(["button", "cell", "item"]),
                ["id": owner.id],
                owner.elements(&dice)
            )
            // After one object outside the controller, all others are outside, too.
            if siblings.isEmpty, dice.once() {
                let views = XMLNode("subviews", [:], [element])
                controller.children.append(XMLNode("view", ["key": "view"], [views]))
            } else {
                siblings.append(element)
            }
        }
        let own = owners[0].elements(&dice)
        controller.children = dice.once() ? own + controller.children : controller.children + own
        let responder = XMLNode("placeholder", ["sceneMemberID": "firstResponder", "id": "\(id) responder"])
        let objects = dice.once() ? [responder, controller] + siblings : [controller] + siblings + [responder]
        return XMLNode("scene", ["sceneID": id], [XMLNode("objects", [:], objects)])
    }
}

extension FilePlan.Owner {
    fileprivate func elements(_ dice: inout Dice) -> [XMLNode] {
        let all = [
            XMLNode("userDefinedRuntimeAttributes", [:], attributes.map { $0.element(&dice) }),
            XMLNode("connections", [:], connections(&dice)),
        ]
        return all.filter { !$0.children.isEmpty || dice.once() }.shuffled(using: &dice)
    }

    private func connections(_ dice: inout Dice) -> [XMLNode] {
        let segues = segues.map { segue in
            XMLNode(
                "segue",
                [
                    "kind": segue.kind, "destination": segue.destination, "relationship": segue.relationship,
                    "identifier": segue.identifier ?? (dice.once() ? "" : nil), "unwindAction": segue.unwindAction,
                    "animates": segue.animates ? nil : "NO",
                ],
                dice.once(in: 4) ? [XMLNode("segue", ["key": "commit", "inheritsFrom": "parent"])] : []
            )
        }
        let outlets = outlets.map { outlet in
            XMLNode(
                outlet.isCollection ? "outletCollection" : "outlet",
                ["property": outlet.property, "destination": outlet.destination]
            )
        }
        let actions = actions.map { action in
            XMLNode(
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
    fileprivate func element(_ dice: inout Dice) -> XMLNode {
        var element = XMLNode("userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath])
        func add(_ name: String, _ parts: [(name: String, value: String)]) {
            var child = XMLNode(name, ["key": "value"])
            child.attributes += parts
            child.acceptsUnknownContent = false
            element.children = [child]
        }
        switch value {
        case .boolean(let value): element.attributes.append(("value", value ? "YES" : "NO"))
        case .string(let text) where type == "string" && dice.once():
            add("string", [])
            element.children[0].text = text
        case .string(let text): element.attributes.append(("value", text))
        case .integer(let number): add("integer", [("value", "\(number)")])
        case .real(let number): add("real", [("value", "\(number)")])
        case .components(let components): add(type, components.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        case .none: break
        }
        return element
    }
}
