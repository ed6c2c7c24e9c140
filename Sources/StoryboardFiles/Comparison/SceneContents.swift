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
        var numbers: [Int: Int] = [:]
        var index = scene.element.index + 1
        let end = scene.element.endIndex
        while index < end {
            let element = FileElement(tree: scene.element.tree, index: index)
            guard !Self.isCompared(element) else {
                index = element.endIndex
                continue
            }
            let omitted = element == scene.controller ? Self.controllerAttributes : Self.objectAttributes
            let parent = element.parent.flatMap { numbers[$0.index] } ?? -1
            numbers[index] = items.count
            items.append(
                Item(
                    name: element.name,
                    parent: parent,
                    attributes: element.attributes.filter { !omitted.contains($0.name) },
                    text: element.text
                )
            )
            index += 1
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
