package import StoryCode

/// Builds the views of one controller of a file, and connects them.
@MainActor
final class FileInterior: SceneInterior {
    let scene: FileScene
    private let classes: StoryboardClasses

    /// The objects that were built, by their identities in the file.
    private var objects: [String: WeakObject] = [:]

    private struct WeakObject {
        weak let object: AnyObject?
    }

    init(_ scene: FileScene, _ classes: StoryboardClasses) {
        self.scene = scene
        self.classes = classes
    }

    func controllerWasMade(_ controller: ViewController) {
        if controller.title == nil { controller.title = scene.title }
        if let style = scene.controller?["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(file:)) {
            controller.modalPresentationStyle = style
        }
        controller.definesPresentationContext = scene.controller?["definesPresentationContext"] == "YES"
        remember(controller, scene.controller)
        deliver(scene.runtimeAttributes.filter { $0.owner == scene.controller }, to: controller)
    }

    func makeView(for controller: ViewController) -> View? {
        scene.rootView.map { build($0, for: controller) }
    }

    func viewWasMade(_ view: View, of controller: ViewController) {
        for outlet in scene.outlets {
            guard let owner = object(outlet.owner["id"]), let destination = object(outlet.destination) else { continue }
            for set in classes.outlets[outlet.property] ?? [] where set(owner, destination) { break }
        }
    }

    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)? {
        for action in classes.unwindActions[name] ?? [] {
            if let action = action(controller) { return action }
        }
        return nil
    }

    /// The view with an identity, or nil where the controller has made its own views.
    func view(_ id: String?) -> View? { object(id) as? View }

    private func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0]?.object } }

    private func remember(_ object: AnyObject, _ element: Element?) {
        if let id = element?["id"] { objects[id] = WeakObject(object: object) }
    }

    // MARK: Views

    private func build(_ element: Element, for controller: ViewController) -> View {
        let view = classes.find(element, in: classes.views)?() ?? plainView(element)
        remember(view, element)
        if let frame = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) {
            view.frame = Rect(frame)
        }
        for list in element.children where ["subviews", "items"].contains(list.name) {
            for child in list.children { view.addSubview(build(child, for: controller)) }
        }
        // The content view of a window or a cell is said by its key.
        for child in element.children where child["key"] == "contentView" {
            view.addSubview(build(child, for: controller))
        }
        deliver(scene.runtimeAttributes.filter { $0.owner == element }, to: view)
        return view
    }

    private func plainView(_ element: Element) -> View {
        switch element.name {
        case "tableView": TableView()
        case "collectionView": CollectionView()
        default: FileView(element)
        }
    }

    private func deliver(_ attributes: [RuntimeAttribute], to object: AnyObject) {
        for attribute in attributes {
            for set in classes.attributes[attribute.keyPath] ?? [] where set(object, attribute.value) { break }
        }
    }
}

extension Rect {
    fileprivate init(_ element: Element) {
        func number(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
        self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
}

extension ViewController {
    /// The scene of a file that the controller was made of, if it was.
    package var fileScene: FileScene? { (sceneInterior as? FileInterior)?.scene }
}
