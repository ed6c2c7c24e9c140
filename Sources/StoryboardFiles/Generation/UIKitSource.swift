extension StoryboardSource {
    /// Generates sources for apps with UIKit, which import no module of this package.
    ///
    /// They contain the scenes, segues and cells of storyboards for iOS and tvOS, with the classes that the app declares.
    ///
    /// - Parameters:
    ///   - imports: Modules with classes that the files name.
    ///   - command: The words of a command that generates the sources again, for the comment at their start.
    public static func uikitSources(
        of files: [StoryboardFile],
        imports: [String] = [],
        command: [String] = []
    ) -> [StoryboardSource] {
        let classes = SourceClasses(files, declaresClasses: false)
        let custom = Set(files.flatMap(\.root.subtree).compactMap { $0["customClass"] })
        var taken = UniqueNames(custom)
        return files.map { file in
            let name = typeName(of: file, &taken)
            var writer = UIKitWriter(file, classes, avoiding: custom)
            return StoryboardSource(file, name, importing: imports + ["UIKit"], writer.lines(name), command)
        }
    }
}

/// A writer of a storyboard's code for apps with UIKit.
private struct UIKitWriter {
    private let file: StoryboardFile
    private let classes: SourceClasses
    private let names: SceneNames
    private var types: UniqueNames

    /// - Parameter custom: The classes of the app.
    init(_ file: StoryboardFile, _ classes: SourceClasses, avoiding custom: Set<String>) {
        (self.file, self.classes) = (file, classes)
        names = SceneNames(file, classes, avoiding: custom.union(["initial", "bundle"]))
        types = UniqueNames(custom.union(["TypedScene", "TypedSegue", "TypedCell", "BundleClass"]))
    }

    mutating func lines(_ typeName: String) -> [String] {
        let segues = names.scenes.flatMap { enumeration("Segue", of: $0, self.segues(of: $0.scene)) }
        let cells = names.scenes.flatMap { enumeration("Cell", of: $0, self.cells(of: $0.scene)) }
        var types = [Self.bundle, Self.scene]
        if !segues.isEmpty { types.append(Self.segue) }
        if !cells.isEmpty { types.append(Self.cell) }
        let start = [
            "", "/// The scenes, segues and cells of \(StoryboardSource.fileName(of: file)).", "enum \(typeName) {",
            "    /// The name of the storyboard in its bundle.",
        ]
        return start + SourceFormat.assignment("static let name", SwiftName.literal(file.name), indent: 4) + scenes
            + segues + cells + types.flatMap { ["", $0] } + ["}", ""]
    }

    /// The constants of scenes that the program can make: the initial one, and those with identifiers.
    private var scenes: [String] {
        let initial = file.initialScene.map {
            SourceFormat.constant("initial", "TypedScene", of: [type(of: $0)], "identifier: nil")
        }
        let identified = names.scenes.filter { $0.scene.reference == nil && $0.scene.identifier == $0.name }
        let constants = identified.flatMap {
            let argument = "identifier: \(SwiftName.literal($0.name))"
            return SourceFormat.constant($0.constant, "TypedScene", of: [type(of: $0.scene)], argument)
        }
        return initial == nil && constants.isEmpty ? [] : [""] + (initial ?? []) + constants
    }

    /// Segues or cells with one identifier and their classes.
    private typealias Constant = (identifier: String, classes: [String])

    private func segues(of scene: FileScene) -> [Constant] {
        let segues = scene.segues.filter { $0.kind != "relationship" && $0.identifier != nil }
        return segues.grouped(by: \.identifier).map { segues in
            let destinations = Set(segues.map(destination))
            let destination = destinations.count == 1 ? destinations.first : nil
            return (segues[0].identifier ?? "", [type(of: scene), destination ?? "UIViewController"])
        }
    }

    private func cells(of scene: FileScene) -> [Constant] {
        let cells = scene.element.subtree.filter { cell in
            let isPrototype = cell.name == "tableViewCell" && cell.parent?.name == "prototypes"
            return (isPrototype || cell.name == "collectionViewCell") && cell.nonempty("reuseIdentifier") != nil
        }
        return cells.grouped { [$0.name, $0["reuseIdentifier"]] }.map { cells in
            let base = cells[0].name == "tableViewCell" ? "UITableViewCell" : "UICollectionViewCell"
            let types = Set(cells.map { Self.name(of: $0) ?? base })
            return (cells[0]["reuseIdentifier"] ?? "", [types.count == 1 ? types.first ?? base : base])
        }
    }

    /// Returns the lines of an enumeration, or none if it has no constants.
    private mutating func enumeration(
        _ kind: String,
        of named: SceneNames.NamedScene,
        _ constants: [Constant]
    ) -> [String] {
        if constants.isEmpty { return [] }
        let type = types.add(SwiftName.capitalized(named.constant) + kind)
        var taken = UniqueNames(["self", "_"])
        return ["", "    /// The \(kind.lowercased())s of the scene `\(named.constant)`.", "    enum \(type) {"]
            + constants.flatMap { identifier, classes in
                let base = SwiftName.constant(identifier)
                let name = taken.add(base.isEmpty ? kind.lowercased() : base)
                let argument = "identifier: \(SwiftName.literal(identifier))"
                return SourceFormat.constant(name, "Typed\(kind)", of: classes, argument, indent: 8)
            } + ["    }"]
    }

    // MARK: Classes

    /// Returns the class that code can name, or nil for a class of UIKit.
    private static func name(of element: FileElement?) -> String? {
        guard let name = element?.nonempty("customClass"), !name.hasPrefix("_Tt") else { return nil }
        let type = SwiftName.type(name)
        return type == name ? type : nil
    }

    /// Returns the class of a scene's controller, or of that to which a reference leads.
    private func type(of scene: FileScene) -> String {
        let controller = classes.target(of: scene, in: file)?.scene.controller
        return Self.name(of: controller) ?? "UI\(BuiltInController(for: controller).rawValue)"
    }

    /// Returns the class of a segue's destination: of the root of a navigation controller, if the app declares it.
    private func destination(_ segue: FileSegue) -> String {
        guard segue.kind != "unwind", let target = target(segue.destination, in: file) else {
            return "UIViewController"
        }
        let root = target.scene.segues.first { $0.relationship == "rootViewController" }
            .flatMap { self.target($0.destination, in: target.file) }
        return Self.name(of: root?.scene.controller) ?? type(of: target.scene)
    }

    private func target(_ id: String?, in file: StoryboardFile) -> (scene: FileScene, file: StoryboardFile)? {
        id.flatMap(file.element).flatMap(file.scene(ofController:)).flatMap { classes.target(of: $0, in: file) }
    }

    // MARK: Types

    private static let bundle = """
            /// The bundle that contains the storyboard.
            static var bundle: Bundle {
                #if SWIFT_PACKAGE
                    return .module
                #else
                    return Bundle(for: BundleClass.self)
                #endif
            }

            private final class BundleClass {}
        """

    private static let scene = """
            /// A scene with the class of its controller.
            struct TypedScene<Controller: UIViewController> {
                /// The identifier in the storyboard, or nil for the initial scene.
                let identifier: String?

                /// Makes the controller.
                ///
                /// - Parameters:
                ///   - storyboard: The storyboard, by default that of the bundle.
                ///   - creator: Makes the controller if its initialiser has further parameters.
                @MainActor
                func instantiate(
                    in storyboard: UIStoryboard? = nil,
                    creator: ((NSCoder) -> Controller?)? = nil
                ) -> Controller {
                    let storyboard = storyboard ?? UIStoryboard(name: name, bundle: bundle)
                    if let identifier {
                        return storyboard.instantiateViewController(identifier: identifier, creator: creator)
                    }
                    guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {
                        fatalError("The storyboard \\(name) has no initial scene with the class \\(Controller.self).")
                    }
                    return controller
                }
            }
        """

    private static let segue = """
            /// A segue with the classes of its controllers.
            struct TypedSegue<Source: UIViewController, Destination: UIViewController> {
                /// The identifier in the storyboard.
                let identifier: String

                /// Performs the segue.
                @MainActor
                func perform(from source: Source, sender: Any? = nil) {
                    source.performSegue(withIdentifier: identifier, sender: sender)
                }

                /// Calls a closure with the controllers of a segue if it is this one, and returns whether it is.
                ///
                /// The destination may be the root of a navigation controller.
                @MainActor
                @discardableResult
                func prepare(_ segue: UIStoryboardSegue, _ body: (Source, Destination) -> Void) -> Bool {
                    guard segue.identifier == identifier, let source = segue.source as? Source else { return false }
                    let root = (segue.destination as? UINavigationController)?.viewControllers.first
                    guard let destination = segue.destination as? Destination ?? root as? Destination else {
                        assertionFailure("The segue \\(identifier) does not lead to the class \\(Destination.self).")
                        return false
                    }
                    body(source, destination)
                    return true
                }
            }
        """

    private static let cell = """
            /// A cell with its class.
            struct TypedCell<Cell: UIView> {
                /// The reuse identifier.
                let identifier: String

                /// Dequeues the cell from a table.
                @MainActor
                func dequeue(from table: UITableView, for path: IndexPath) -> Cell where Cell: UITableViewCell {
                    cast(table.dequeueReusableCell(withIdentifier: identifier, for: path))
                }

                /// Dequeues the cell from a collection.
                @MainActor
                func dequeue(from collection: UICollectionView, for path: IndexPath) -> Cell
                where Cell: UICollectionViewCell {
                    cast(collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path))
                }

                @MainActor
                private func cast(_ view: UIView) -> Cell {
                    guard let cell = view as? Cell else {
                        fatalError("The class of the cell \\(identifier) is not \\(Cell.self).")
                    }
                    return cell
                }
            }
        """
}
