package import StoryCode
package import StoryboardFiles

/// A builder of a controller's views from a file, which also connects the outlets.
@MainActor
final class FileInterior: SceneConfigurator {
    let scene: FileScene
    private let file: StoryboardFile
    private let classes: StoryboardClasses

    /// Objects by the indices of their elements.
    private typealias Objects = [Int: AnyObject]

    /// The controller and the views that were built last.
    private var connected: [Int: WeakReference] = [:]

    /// The views that were built and are not connected yet.
    private var unconnected: Objects?

    /// The objects outside the view hierarchy, which are retained with the views.
    private var otherObjects: Objects = [:]

    private struct WeakReference {
        weak let object: AnyObject?
    }

    init(_ scene: FileScene, of file: StoryboardFile, _ classes: StoryboardClasses) {
        self.scene = scene
        self.file = file
        self.classes = classes
    }

    func didMakeController(_ controller: ViewController) {
        guard let element = scene.controller else { return }
        if controller.title == nil { controller.title = scene.titleOrTabTitle }
        if let style = ModalPresentationStyle(file: element.presentationStyle) {
            controller.modalPresentationStyle = style
        }
        if element["definesPresentationContext"] == "YES" { controller.definesPresentationContext = true }
        connected[element.index] = WeakReference(object: controller)
        setAttributes(of: [element.index: controller])
    }

    func makeView(for controller: ViewController) -> View? {
        // In a file for watchOS, the controller contains its items without a root view.
        guard let root = scene.rootView ?? scene.controller.flatMap({ $0.firstChild("items") == nil ? nil : $0 }) else {
            return nil
        }
        var objects: Objects = [:]
        let view = buildView(root, &objects)
        unconnected = objects
        return view
    }

    func didMakeView(_ view: View, of controller: ViewController) {
        // Views that the program makes are not in the file.
        guard var objects = unconnected, let element = scene.controller else { return }
        unconnected = nil
        setAttributes(of: objects)
        objects[element.index] = controller
        connected = objects.mapValues { WeakReference(object: $0) }
        otherObjects = [:]
        connectOutlets(of: objects) { [self] in
            if otherObjects[$0.index] == nil { otherObjects[$0.index] = makeObject($0) }
            return otherObjects[$0.index]
        }
    }

    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)? {
        let action = (classes.unwindActions[name] ?? []).lazy.compactMap { $0.action(controller) }.first
        return action ?? (classes.acceptsUnwinding?(controller) == true ? { _ in } : nil)
    }

    /// Returns the view of an element, or nil if the controller made its own views.
    func view(_ element: FileElement) -> View? { connected[element.index]?.object as? View }

    // MARK: Views

    private func buildView(_ element: FileElement, _ objects: inout Objects) -> View {
        let factory = element == scene.controller ? nil : classes.find(element, in: classes.views)
        let view = factory?.make() ?? BuiltInView(for: element).make(element)
        fill(view, element, &objects)
        return view
    }

    private func fill(_ view: View, _ element: FileElement, _ objects: inout Objects) {
        objects[element.index] = view
        if let frame = element.frame { view.frame = LayoutRect(frame) }
        for child in element.views { view.addSubview(buildView(child, &objects)) }
        for cell in element.prototypes {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            if let table = view as? TableView {
                table.register(forCellReuseIdentifier: identifier) { [weak self] in
                    self?.buildCell(cell, TableViewCell()) ?? TableViewCell()
                }
            } else if let collection = view as? CollectionView {
                collection.register(forCellWithReuseIdentifier: identifier) { [weak self] in
                    self?.buildCell(cell, CollectionViewCell()) ?? CollectionViewCell()
                }
            }
        }
    }

    /// Builds a cell from a prototype and connects its own outlets.
    private func buildCell<Cell: View>(_ element: FileElement, _ builtIn: @autoclosure () -> Cell) -> Cell {
        let cell = classes.find(element, in: classes.views)?.make() as? Cell ?? builtIn()
        var objects: Objects = [:]
        fill(cell, element, &objects)
        setAttributes(of: objects)
        connectOutlets(of: objects, makeObject)
        return cell
    }

    // MARK: Connections

    /// Sets the outlets of objects.
    ///
    /// - Parameter makeObject: Returns the destination of an outlet that is in none of the views.
    private func connectOutlets(of objects: Objects, _ makeObject: (FileElement) -> AnyObject?) {
        for outlet in scene.outlets {
            let setters = classes.outlets[outlet.property] ?? []
            guard let owner = objects[outlet.owner.index], !setters.isEmpty || outlet.isOfCells,
                let element = file.element(outlet.destination),
                let destination = objects[element.index] ?? connected[element.index]?.object ?? makeObject(element)
            else { continue }
            outlet.connect(owner, to: destination, setters)
        }
    }

    /// Makes an object of the scene that is in none of the views.
    private func makeObject(_ element: FileElement) -> AnyObject? {
        guard element.ancestors.contains(scene.element) else { return nil }
        var objects: Objects = [:]
        let object: AnyObject = element.isView ? buildView(element, &objects) : FileObject(element)
        objects[element.index] = object
        setAttributes(of: objects)
        return object
    }

    /// Sets the runtime attributes of objects, as in UIKit after all objects exist and before outlets are set.
    private func setAttributes(of objects: Objects) {
        for attribute in scene.runtimeAttributes {
            guard let object = objects[attribute.owner.index] else { continue }
            let setters = classes.attributes[attribute.keyPath] ?? []
            for setter in setters where setter.set(object, attribute.value) { break }
        }
    }
}

extension ViewController {
    /// The scene of a file that the controller was made from.
    package var fileScene: FileScene? { (sceneConfigurator as? FileInterior)?.scene }
}
