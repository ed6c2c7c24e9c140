package import StoryCode

/// Builds the views of one controller of a file, and connects them.
@MainActor
final class FileInterior: SceneConfigurator {
    let scene: FileScene
    private let file: StoryboardFile
    private let classes: StoryboardClasses

    /// Objects by the places of their elements.
    private typealias Objects = [Int: AnyObject]

    /// The controller, and the views that were built last.
    private var known: [Int: WeakObject] = [:]

    /// The views that were built and are not connected yet.
    private var unconnected: Objects?

    /// What is in no view and lives as long as the views do.
    private var outside: Objects = [:]

    private struct WeakObject {
        weak let object: AnyObject?
    }

    init(_ scene: FileScene, of file: StoryboardFile, _ classes: StoryboardClasses) {
        self.scene = scene
        self.file = file
        self.classes = classes
    }

    func controllerWasMade(_ controller: ViewController) {
        guard let element = scene.controller else { return }
        if controller.title == nil { controller.title = scene.title }
        if let style = element["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(file:)) {
            controller.modalPresentationStyle = style
        }
        if element["definesPresentationContext"] == "YES" { controller.definesPresentationContext = true }
        known[element.place] = WeakObject(object: controller)
        deliver(to: [element.place: controller])
    }

    func makeView(for controller: ViewController) -> View? {
        // Those of watchOS have their items without a view around them.
        guard let root = scene.rootView ?? scene.controller.flatMap({ $0.child("items") == nil ? nil : $0 }) else {
            return nil
        }
        var made: Objects = [:]
        let view = build(root, &made)
        unconnected = made
        return view
    }

    func viewWasMade(_ view: View, of controller: ViewController) {
        // Views that the program has made are not in the file.
        guard var made = unconnected, let element = scene.controller else { return }
        unconnected = nil
        deliver(to: made)
        made[element.place] = controller
        known = made.mapValues { WeakObject(object: $0) }
        outside = [:]
        connect(made) { [self] in
            if outside[$0.place] == nil { outside[$0.place] = standIn($0) }
            return outside[$0.place]
        }
    }

    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)? {
        (classes.unwindActions[name] ?? []).lazy.compactMap { $0.action(controller) }.first
    }

    /// The view of an element, or nil where the controller has made its own views.
    func view(_ element: Element) -> View? { known[element.place]?.object as? View }

    // MARK: Views

    private func build(_ element: Element, _ made: inout Objects) -> View {
        let own = element == scene.controller ? nil : classes.find(element, in: classes.views)
        let view = own?.make() ?? plainView(element)
        fill(view, element, &made)
        return view
    }

    private func plainView(_ element: Element) -> View {
        switch element.name {
        case "tableView": TableView()
        case "collectionView": CollectionView()
        default: FileView(element)
        }
    }

    private func fill(_ view: View, _ element: Element, _ made: inout Objects) {
        made[element.place] = view
        if let frame = element.frame { view.frame = LayoutRect(frame) }
        for child in element.views { view.addSubview(build(child, &made)) }
        for cell in element.prototypes {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            if let table = view as? TableView {
                table.register(forCellReuseIdentifier: identifier) { [weak self] in
                    self?.cell(cell, TableViewCell()) ?? TableViewCell()
                }
            } else if let collection = view as? CollectionView {
                collection.register(forCellWithReuseIdentifier: identifier) { [weak self] in
                    self?.cell(cell, CollectionViewCell()) ?? CollectionViewCell()
                }
            }
        }
    }

    /// A cell with what is in it, connected by itself.
    private func cell<Cell: View>(_ element: Element, _ plain: @autoclosure () -> Cell) -> Cell {
        let cell = classes.find(element, in: classes.views)?.make() as? Cell ?? plain()
        var made: Objects = [:]
        fill(cell, element, &made)
        deliver(to: made)
        connect(made, standIn)
        return cell
    }

    // MARK: Connections

    /// Sets the outlets of objects.
    private func connect(_ made: Objects, _ standIn: (Element) -> AnyObject?) {
        for outlet in scene.outlets {
            let setters = classes.outlets[outlet.property] ?? []
            guard let owner = made[outlet.owner.place], !setters.isEmpty || outlet.suppliesCells,
                let element = file.element(outlet.destination),
                let destination = made[element.place] ?? known[element.place]?.object ?? standIn(element)
            else { continue }
            outlet.set(in: owner, to: destination, setters)
        }
    }

    /// What an outlet leads to that is in none of the views.
    private func standIn(_ element: Element) -> AnyObject? {
        guard element.ancestors.contains(scene.element) else { return nil }
        var made: Objects = [:]
        let object: AnyObject = element.isView ? build(element, &made) : FileObject(element)
        made[element.place] = object
        deliver(to: made)
        return object
    }

    /// Sets the runtime attributes of objects, as UIKit does it: when all are made, and before any outlet is set.
    private func deliver(to made: Objects) {
        for attribute in scene.runtimeAttributes {
            guard let object = made[attribute.owner.place] else { continue }
            let setters = classes.attributes[attribute.keyPath] ?? []
            for setter in setters where setter.set(object, attribute.value) { break }
        }
    }
}

extension ViewController {
    /// The scene of a file that the controller was made of, if it was.
    package var fileScene: FileScene? { (sceneConfigurator as? FileInterior)?.scene }
}
