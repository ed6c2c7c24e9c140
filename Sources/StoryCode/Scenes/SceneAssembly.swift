// Inlinable for the reason given in Scene1.swift: this much of the core has to know the helpers' types.

/// Puts a scene together: the one core behind every arity of ``Scene``.
///
/// The faces know the types and make the controller and the helpers; everything else is done here, in this
/// order: each helper is retained and hears events, the view builder is installed, the face calls `connect`,
/// and everybody awakes.
@usableFromInline
@MainActor
struct SceneAssembly<Controller: SceneController> {
    @usableFromInline let controller: Controller
    @usableFromInline var roster: SceneRoster

    /// Starts to put a scene together.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - helperCount: How many helpers it gets.
    @inlinable
    init(_ controller: Controller, helperCount: Int) {
        self.controller = controller
        roster = controller.sceneEvents.roster(for: controller, helperCount: helperCount)
    }

    /// Takes the next helper in, and lets it hear events where it can.
    ///
    /// - Parameter helper: The helper, of any type.
    /// - Returns: What holds the helper from now on.
    @inlinable
    mutating func retain<Helper>(_ helper: Helper) -> HelperSlot<Helper> {
        let admission =
            if let object = Self.object(helper) { roster.admit(object: object) } else { roster.admit(value: helper) }
        switch admission {
        case .retained: return .helper(helper)
        case .controller: return .controller
        }
    }

    /// Installs the closure that holds the slots and builds the view.
    @inlinable
    func install(_ builder: @escaping @MainActor (AnyObject) -> Controller.View?) {
        controller.sceneEvents.install(roster, for: controller, builder: builder)
    }

    /// Awakes the controller.
    @inlinable
    func awakeController() {
        SceneRoster.awake(object: controller)
    }

    /// Awakes the helper of a slot, unless it awoke in an earlier one.
    @inlinable
    func awake<Helper>(_ helper: Helper, slot: Int) {
        guard roster.awakes(slot) else { return }
        if let object = Self.object(helper) {
            SceneRoster.awake(object: object)
        } else {
            SceneRoster.awake(value: helper)
        }
    }

    /// A helper as an object, if its static type is a class.
    ///
    /// The compiler does away with both casts where it knows the type.
    @inlinable
    static func object<Helper>(_ helper: Helper) -> AnyObject? {
        Helper.self is AnyObject.Type ? cast(helper) : nil
    }

    @inlinable
    static func cast<Value, Result>(_ value: Value) -> Result? { value as? Result }
}

/// Holds a helper for its scene; where that is the controller itself, it does not retain it.
@usableFromInline
enum HelperSlot<Helper> {
    /// A helper.
    case helper(Helper)
    /// The scene's controller in the place of a helper.
    case controller

    /// The helper, for the scene of a controller.
    @inlinable
    subscript(controller: AnyObject) -> Helper {
        if case .helper(let helper) = self { return helper }
        // A slot is made so only when the helper is the controller, as this type.
        // swift-format-ignore: NeverForceUnwrap
        return controller as! Helper
    }
}

extension HelperSlot: Sendable where Helper: Sendable {}
