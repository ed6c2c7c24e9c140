import StoryboardFiles

/// A control of a scene: an object, such as a button or a cell, that sends actions or triggers segues.
struct PlayControl {
    let element: FileElement
    fileprivate(set) var actions: [FileAction] = []
    fileprivate(set) var segues: [FileSegue] = []

    /// The texts that the control shows, or by which assistive technologies or the file name it.
    private var labels: [String] {
        let shown = [element["title"], element["text"], element["label"]] + element.children.flatMap(Self.texts)
        let inside = element.subtree.lazy.filter { $0.name == "label" }.compactMap { $0["text"] }.first
        let names = ["placeholder", "userLabel", "reuseIdentifier", "systemItem"].map { element[$0] }
        return (shown + [inside] + names).compactMap { $0 }.filter { !$0.isEmpty }
    }

    private static func texts(of child: FileElement) -> [String?] {
        switch child.name {
        case "state", "buttonConfiguration", "buttonCell", "textFieldCell": [child["title"]]
        case "accessibility": [child["label"]]
        case "segments": child.children.map { $0["title"] }
        default: []
        }
    }

    /// The name by which the log and messages name the control: the first label, or the `id`.
    var name: String { labels.first ?? element["id"] ?? "" }

    /// The kind and the name.
    var description: String { "\(element.name) \"\(name)\"" }

    /// The words that name the control: its labels, the `id`, and the selectors of its actions with or without a colon.
    var names: Set<String> {
        let selectors = actions.map(\.selector)
        let methods = selectors.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
        return Set(labels + selectors + methods + [element["id"]].compactMap(\.self))
    }
}

extension FileScene {
    /// The controls of the scene, in the order of the file.
    var controls: [PlayControl] {
        var controls: [PlayControl] = []
        var indices: [FileElement: Int] = [:]
        func change(_ element: FileElement, _ change: (inout PlayControl) -> Void) {
            if element == controller { return }
            let index = indices[element] ?? controls.count
            if index == controls.count { controls.append(PlayControl(element: element)) }
            indices[element] = index
            change(&controls[index])
        }
        for action in actions { change(action.owner) { $0.actions.append(action) } }
        for segue in segues where segue.isPerformed { change(segue.source) { $0.segues.append(segue) } }
        return controls.sorted { ($0.element.line, $0.element.column) < ($1.element.line, $1.element.column) }
    }
}
