import StoryCode

/// The strong references of some scenes, and the parts of the scenes among them.
@MainActor
struct SceneReferences {
    private var reader = ReferenceReader()

    /// The parts of scenes, by their nodes.
    private(set) var parts: [Int: ScenePart] = [:]

    /// The nodes of the parts that were added, in their order.
    private(set) var members: [Int] = []

    var graph: ReferenceGraph { reader.graph }

    /// Reads a controller and everything that it refers to.
    mutating func add(controller: AnyObject, name: String) {
        add(controller, ScenePart(role: .controller, name: name))
    }

    /// Reads a helper of a controller and everything that it refers to.
    ///
    /// - Parameter number: The position among the helpers, or nil for a late helper.
    mutating func add(helper: AnyObject, number: Int?, of controller: AnyObject?) {
        guard let node = add(helper, ScenePart(role: .helper(number: number), name: "\(type(of: helper))")) else {
            return
        }
        addReference(to: node, number: number, of: controller)
    }

    /// Reads the helpers of a host, a tuple or a single helper.
    mutating func add<Helpers>(helpers: Helpers, of controller: AnyObject) {
        for (path, node) in reader.add(contentsOf: helpers)
        where parts[node] == nil && graph.nodes[node].kind == .object {
            // The path of an object that is a helper is its position in the tuple, or empty.
            guard let number = path.isEmpty ? 1 : Int(path.dropFirst()).map({ $0 + 1 }) else { continue }
            parts[node] = ScenePart(role: .helper(number: number), name: graph.nodes[node].typeName)
            members.append(node)
            addReference(to: node, number: number, of: controller)
        }
    }

    /// Reads a view and everything that it refers to.
    mutating func add(view: AnyObject) {
        add(view, ScenePart(role: .view, name: "\(type(of: view))"))
    }

    /// Returns the node of an object that was read, or nil.
    func node(of object: AnyObject) -> Int? { reader.node(of: object) }

    /// Finds the parts of other scenes that were read.
    mutating func findOtherParts() {
        for (node, object) in reader.objects where parts[node] == nil {
            switch object.target {
            case let controller as any SceneController:
                parts[node] = ScenePart(role: .controller, name: ControllerName.name(of: controller))
            case let view as View:
                parts[node] = ScenePart(role: .view, name: "\(type(of: view))")
            default:
                break
            }
        }
        for controller in parts.keys.sorted() where parts[controller]?.role == .controller {
            for helper in graph.observers(of: controller) where parts[helper] == nil {
                parts[helper] = ScenePart(role: .helper(number: nil), name: graph.nodes[helper].typeName)
                reader.addHelper(helper, of: controller, words: "a helper of its scene")
            }
        }
    }

    @discardableResult
    private mutating func add(_ object: AnyObject, _ part: ScenePart) -> Int? {
        guard let node = reader.add(object) else { return nil }
        if parts[node] == nil {
            parts[node] = part
            members.append(node)
        }
        return node
    }

    private mutating func addReference(to helper: Int, number: Int?, of controller: AnyObject?) {
        guard let controller = controller.flatMap(reader.node), controller != helper else { return }
        let words = number.map { "helper \($0) of its scene" } ?? "a late helper of its scene"
        reader.addHelper(helper, of: controller, words: words)
    }
}
