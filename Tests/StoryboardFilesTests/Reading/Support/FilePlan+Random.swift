import StoryboardTestSupport

@testable import StoryboardFiles

extension Dice {
    mutating func many<Made>(_ most: Int, _ make: (inout Dice) -> Made) -> [Made] {
        (0..<roll(most + 1)).map { _ in make(&self) }
    }

    /// Returns a text with characters that XML has to escape; never empty.
    mutating func text() -> String {
        let characters = Array("aZ7 &<>\"'\n\t]é日🙂:\u{d}".unicodeScalars)
        let scalars = (0...Int.random(in: 0..<9, using: &self)).map { _ in pick(characters) }
        return String(String.UnicodeScalarView(scalars))
    }

    mutating func maybe() -> String? { once() ? text() : nil }

    // MARK: Plans

    mutating func plan() -> FilePlan {
        let count = Int.random(in: 0..<6, using: &self)
        let ids = (0..<count).map { "controller \($0)" }
        let scenes = (0..<count).map { scene($0, destinations: ids) }
        return FilePlan(initial: once(in: 4) ? nil : ids.randomElement(using: &self), scenes: scenes)
    }

    private mutating func scene(_ number: Int, destinations: [String]) -> FilePlan.Scene {
        let kind = pick([
            "viewController", "tableViewController", "navigationController", "windowController", "tabBarController",
            "pagecontroller", "hostingController", "viewControllerPlaceholder", "controllerPlaceholder",
            "newController",
        ])
        let controller = owner("controller \(number)", destinations: destinations)
        let others = (0..<Int.random(in: 0..<4, using: &self)).map {
            owner("object \(number) \($0)", destinations: destinations)
        }
        let isBare = { (owner: FilePlan.Owner) in owner == FilePlan.Owner(id: owner.id) }
        let owners = [controller] + others.filter { !isBare($0) }
        var scene = FilePlan.Scene(id: "scene \(number)", kind: kind, owners: owners)
        (scene.identifier, scene.title, scene.customClass) = (maybe(), maybe(), maybe())
        if kind.hasSuffix("Placeholder") {
            scene.reference = FilePlan.Reference(
                storyboardName: maybe(),
                identifier: maybe(),
                bundleIdentifier: maybe()
            )
        }
        return scene
    }

    private mutating func owner(_ id: String, destinations: [String]) -> FilePlan.Owner {
        FilePlan.Owner(
            id: id,
            segues: many(3) { $0.segue(destinations) },
            outlets: many(2) {
                FilePlan.Outlet(property: $0.text(), destination: $0.pick(destinations), isCollection: $0.once())
            },
            actions: many(2) {
                FilePlan.Action(selector: $0.text(), destination: $0.pick(destinations), eventType: $0.maybe())
            },
            attributes: many(3) { $0.attribute() }
        )
    }

    private mutating func segue(_ destinations: [String]) -> FilePlan.Segue {
        FilePlan.Segue(
            kind: pick(["show", "relationship", "unwind", "custom", "novel"]),
            destination: once(in: 8) ? nil : pick(destinations),
            identifier: maybe(),
            relationship: maybe(),
            unwindAction: maybe(),
            animates: once()
        )
    }

    private mutating func attribute() -> FilePlan.Attribute {
        let number = Int.random(in: -9...9, using: &self)
        let (type, value): (String, RuntimeAttribute.Value) = pick([
            ("boolean", .boolean(once())), ("string", .string(text())), ("image", .string(text())),
            ("number", .integer(number)), ("number", .real(Double(number) / 4)), ("nil", .none),
            ("color", .components(["red": "0.5", "name": text()])), ("point", .components(["x": "1", "y": "-2.5"])),
            ("size", .components(["width": "1", "height": "2"])),
            ("range", .components(["location": "1", "length": "2"])),
            ("rect", .components(["x": "1", "y": "2", "width": "3", "height": "4"])),
        ])
        return FilePlan.Attribute(keyPath: text(), type: type, value: value)
    }
}
