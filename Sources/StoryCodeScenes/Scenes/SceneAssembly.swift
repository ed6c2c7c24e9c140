// Inlinable for the reason given in Scene.swift: this part of the core depends on the helpers' types.

/// Assembles a scene: the one core of every arity of ``Scene``.
///
/// The arities know the types and make the controller and the helpers. The assembly does everything else, in this order:
/// it retains each helper, which observes events from then on, installs the view builder, and awakes the controller and
/// the helpers after the arity has called `connect`.
@usableFromInline
@MainActor
struct SceneAssembly<Controller: SceneController> {
    @usableFromInline let controller: Controller
    @usableFromInline var helpers: HelperCollection

    @inlinable
    init(_ controller: Controller, helperCount: Int) {
        self.controller = controller
        helpers = controller.sceneEvents.collection(for: controller, helperCount: helperCount)
    }

    /// Adds the next helper and returns the slot that holds it from now on.
    @inlinable
    mutating func retain<Helper>(_ helper: Helper) -> HelperSlot<Helper> {
        // The compiler removes the comparison if it knows the type.
        if Helper.self == Void.self { DiagnosticHandler.report(.helperIsEmpty, controller) }
        let isRetained =
            if let object = Self.object(helper) { helpers.add(object: object) } else { helpers.add(value: helper) }
        return isRetained ? .helper(helper) : .controller
    }

    /// Installs the closure that holds the slots and builds the view, if the scene has a view builder.
    @inlinable
    func install(hasViewBuilder: Bool, _ builder: @escaping @MainActor (AnyObject) -> Controller.RootView?) {
        controller.sceneEvents.install(helpers, for: controller, hasViewBuilder: hasViewBuilder, builder: builder)
        if hasViewBuilder { controller.viewBuilderWasInstalled() }
    }

    @inlinable
    func awakeController() {
        HelperCollection.awake(controller: controller)
    }

    /// Awakes the helper of a slot, unless it was awoken in an earlier one.
    @inlinable
    func awake<Helper>(_ helper: Helper, slot: Int) {
        guard helpers.awakes(slot) else { return }
        if let object = Self.object(helper) {
            HelperCollection.awake(object: object)
        } else {
            HelperCollection.awake(value: helper)
        }
    }

    /// Returns a helper as an object if its static type is a class.
    ///
    /// The compiler removes both casts if it knows the type.
    @inlinable
    static func object<Helper>(_ helper: Helper) -> AnyObject? {
        Helper.self is AnyObject.Type ? cast(helper) : nil
    }

    @inlinable
    static func cast<Value, Result>(_ value: Value) -> Result? { value as? Result }
}

/// Holds a helper for its scene, without retaining it if it is the scene's controller.
@usableFromInline
enum HelperSlot<Helper> {
    /// A helper.
    case helper(Helper)
    /// The scene's controller, in the position of a helper.
    case controller

    /// Returns the helper of the scene of a controller.
    @inlinable
    subscript(controller: AnyObject) -> Helper {
        if case .helper(let helper) = self { return helper }
        // The case `controller` is only made if the helper is the controller, with this type.
        // swift-format-ignore: NeverForceUnwrap
        return controller as! Helper
    }
}

extension HelperSlot: Sendable where Helper: Sendable {}
