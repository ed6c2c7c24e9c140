import StoryCodeScenes

/// The strong references of some scenes, and the parts of the scenes among them.
@MainActor
struct SceneReferences {
    private var reader = ReferenceReader()

    /// The parts of scenes, by their nodes.
    private(set) var parts: [Int: ScenePart] = [:]

    /// The nodes of the parts that were added, in their order.
    private(set) var members: [Int] = []

    var graph: ReferenceGraph { reader.graph }

    /// Reads a part of a scene and everything that it refers to.
    ///
    /// - Parameters:
    ///   - name: The name in messages, or nil for that of a controller with its title, or else of the type.
    ///   - controller: The controller of a helper.
    mutating func add(_ object: AnyObject, _ role: ScenePart.Role, name: String? = nil, of controller: AnyObject? = nil)
    {
        guard let node = reader.add(object) else { return }
        if parts[node] == nil {
            parts[node] = ScenePart(of: object, role, name: name)
            members.append(node)
        }
        if case .helper(let number) = role { addReference(to: node, number: number, of: controller) }
    }

    /// Reads an object, and returns its node.
    mutating func add(_ object: AnyObject) -> Int? {
        if object is any SceneController { add(object, .controller) } else { _ = reader.add(object) }
        return node(of: object)
    }

    /// Reads the captured values of a closure, and returns the nodes that it refers to.
    mutating func add<Closure>(capturesOf closure: Closure) -> [Int] { reader.add(contentsOf: closure).map(\.node) }

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

    /// Returns the node of an object that was read, or nil.
    func node(of object: AnyObject) -> Int? { reader.node(of: object) }

    /// Finds the parts of other scenes that were read.
    mutating func findOtherParts() {
        for (node, object) in reader.objects where parts[node] == nil {
            switch object.target {
            case let controller as any SceneController: parts[node] = ScenePart(of: controller, .controller)
            case let view as any PlacedView: parts[node] = ScenePart(of: view, .view)
            default: break
            }
        }
        for controller in parts.keys.sorted() where parts[controller]?.role == .controller {
            for helper in graph.observers(of: controller) where parts[helper] == nil {
                parts[helper] = ScenePart(role: .helper(number: nil), name: graph.nodes[helper].typeName)
                reader.addHelper(helper, of: controller, words: "a helper of its scene")
            }
        }
    }

    private mutating func addReference(to helper: Int, number: Int?, of controller: AnyObject?) {
        guard let controller = controller.flatMap(reader.node), controller != helper else { return }
        let words = number.map { "helper \($0) of its scene" } ?? "a late helper of its scene"
        reader.addHelper(helper, of: controller, words: words)
    }
}
