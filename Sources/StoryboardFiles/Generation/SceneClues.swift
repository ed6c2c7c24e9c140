/// The texts of a file that suggest names for its scenes.
struct SceneClues {
    private let file: StoryboardFile

    /// The segues that lead to each controller, with the scenes that have them.
    private let incoming: [String: [(scene: FileScene, segue: FileSegue)]]

    init(_ file: StoryboardFile) {
        self.file = file
        var incoming: [String: [(scene: FileScene, segue: FileSegue)]] = [:]
        for scene in file.scenes {
            for segue in scene.segues { incoming[segue.destination ?? "", default: []].append((scene, segue)) }
        }
        self.incoming = incoming
    }

    /// Returns the suggestions of the scene itself, the best one first.
    func ownNames(_ scene: FileScene) -> [String] {
        if let reference = scene.reference {
            let name = reference.identifier ?? reference.storyboardName ?? "initial"
            return [scene.controller?["userLabel"], name, "\(name) reference"].compactMap { $0 }
        }
        let titles = [scene.controller?["userLabel"], scene.title, scene.navigationTitle, scene.tabTitle]
            .compactMap { $0 }.filter { !Self.placeholders.contains($0) }
        let suffix = Self.suffix(of: scene)
        // The title of a container is usually that of its content.
        let named = suffix.isEmpty ? titles : titles.map { "\($0) \(suffix)" }
        return named + [scene.controller?["customClass"].map(Self.subject(ofClass:))].compactMap { $0 }
    }

    /// Returns the suggestions of the scenes and segues around a scene, and of its content.
    func neighborNames(_ scene: FileScene) -> [String] {
        if scene.reference != nil { return [] }
        var names: [String] = []
        let suffix = Self.suffix(of: scene)
        if !suffix.isEmpty {
            let member = scene.orderedSegues.first { $0.kind == "relationship" }.flatMap(destination)
            // Of several members, none names the whole.
            let name = suffix == "navigation" ? member.flatMap { self.name(of: $0) } : nil
            names += [name.map { "\($0) \(suffix)" }, suffix].compactMap { $0 }
        }
        for (source, segue) in incoming[scene.controller?["id"] ?? ""] ?? [] {
            if let identifier = segue.identifier { names.append(Self.subject(ofSegue: identifier)) }
            if segue.kind == "relationship", let name = name(of: source) { names.append("\(name) root") }
        }
        if file.root["launchScreen"] == "YES" { names.append("launch screen") }
        if suffix.isEmpty, let text = scene.shortText { names.append(text) }
        if scene.controller?["id"] == file.initialControllerID { names.append("initial") }
        return names
    }

    /// The kind of the controller, as a name of last resort.
    func kind(_ scene: FileScene) -> String { scene.controller?.name ?? "" }

    private func destination(_ segue: FileSegue) -> FileScene? {
        segue.destination.flatMap(file.element).flatMap(file.scene(ofController:))
    }

    /// Returns a text of the scene itself, without its suffix.
    private func name(of scene: FileScene) -> String? {
        if let identifier = scene.identifier { return Self.subject(ofClass: identifier) }
        return ownNames(scene).first.map { $0.removing(suffix: " \(Self.suffix(of: scene))") }
    }

    /// The word for a container controller; empty for another controller.
    private static func suffix(of scene: FileScene) -> String {
        switch BuiltInController(for: scene.controller) {
        case .navigation: "navigation"
        case .tabBar: "tabs"
        case .split: "split"
        case .page: "pages"
        case .plain, .table, .collection: ""
        }
    }

    /// Returns the name of a class without the words for a controller.
    private static func subject(ofClass name: String) -> String {
        let suffix = ["ViewController", "Controller", "VC"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(suffix.count))
    }

    /// Returns the identifier of a segue without the words for a segue, such as `settings` for `showSettings`.
    private static func subject(ofSegue identifier: String) -> String {
        var name = SwiftName.constant(identifier).removing(suffix: "Segue")
        for verb in ["show", "present", "push", "open", "embed", "goTo", "to", "segueTo"]
        where name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true {
            name = String(name.dropFirst(verb.count))
        }
        return name
    }

    /// The texts that Interface Builder or Xcode's templates write.
    private static let placeholders: Set<String> = ["Item", "Title", "Label", "Button", "View Controller"]
}

extension FileScene {
    /// The first text of a label that is short enough for a name.
    fileprivate var shortText: String? {
        rootView?.subtree.lazy.filter { $0.name == "label" }.compactMap { $0["text"] }
            .first { text in
                let isShort = text.count <= 24 && (1...3).contains(text.split(separator: " ").count)
                return isShort && text != "Label" && text.contains(where: \.isLetter)
            }
    }
}

extension String {
    /// Returns the text without a suffix, unless nothing is left.
    fileprivate func removing(suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count && !suffix.isEmpty ? String(dropLast(suffix.count)) : self
    }
}
