/// The contents of a scene that are not compared one by one: its views with their texts and layout.
struct SceneContents: Equatable {
    private struct Item: Equatable {
        let name: String
        /// The number of the enclosing element.
        let parent: Int
        let attributes: [FileElement.Attribute]
        let text: String?
    }

    private let items: [Item]

    init(_ scene: FileScene) {
        var items: [Item] = []
        var numbers: [FileElement?: Int] = [:]
        for element in scene.element.subtree.dropFirst() {
            // An element in one that is left out is left out, too.
            guard !Self.isCompared(element), element.parent == scene.element || numbers[element.parent] != nil else {
                continue
            }
            let omitted = element == scene.controller ? Self.controllerAttributes : Self.objectAttributes
            items.append(
                Item(
                    name: element.name,
                    parent: numbers[element.parent] ?? -1,
                    attributes: element.attributes.filter { !omitted.contains($0.name) },
                    text: element.text
                )
            )
            numbers[element] = items.count - 1
        }
        self.items = items
    }

    /// Whether an element is compared elsewhere or has no meaning in the program.
    private static func isCompared(_ element: FileElement) -> Bool {
        ["connections", "userDefinedRuntimeAttributes"].contains(element.name) || element["key"] == "canvasLocation"
    }

    private static let objectAttributes: Set<String> = [
        "id", "customClass", "customModule", "customModuleProvider", "reuseIdentifier",
    ]

    private static let controllerAttributes = objectAttributes.union([
        "storyboardIdentifier", "identifier", "title", "userLabel", "storyboardName", "referencedIdentifier",
        "bundleIdentifier",
    ])
}
