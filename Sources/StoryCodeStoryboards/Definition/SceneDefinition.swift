import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// A scene of a storyboard, to say more of it: its segues, and how it is injected.
///
/// Each method changes the scene and returns it, so that they are chained.
public struct SceneDefinition<Controller: ViewController> {
    let entry: SceneEntry

    init(entry: SceneEntry) {
        self.entry = entry
    }

    /// The scene of a controller whose class does not matter.
    ///
    /// - Parameter definition: The scene.
    package init<Known: ViewController>(forgetting definition: SceneDefinition<Known>)
    where Controller == ViewController {
        entry = definition.entry
    }

    /// Says what makes what a file says of the inside of the scene.
    ///
    /// - Parameter make: Makes one for each controller.
    package func interior(_ make: @escaping @MainActor @Sendable () -> any SceneInterior) {
        entry.makeInterior = make
        entry.isLenient = true
    }

    /// Says that the inside has an unwind action for controllers of a class; the scene's own may be one of them.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - owner: The class that has it.
    ///   - isExact: Whether the scene's controller is of no class that is derived of the one that is known.
    package func mayHave<Owner: ViewController>(unwindAction name: String, of owner: Owner.Type, isExact: Bool) {
        let owner = ControllerClass(owner)
        let isOne = isExact ? owner.covers(entry.controller.type.type) : owner.agrees(with: entry.controller)
        if isOne { entry.insideActions.insert(name) }
    }

    /// Makes it the scene that comes first.
    ///
    /// - Returns: The scene.
    @discardableResult
    public func initial() -> Self {
        entry.isInitial = true
        return self
    }

    /// Hides the scene from ``Storyboard/instantiateController(withIdentifier:)``: only segues lead to it.
    ///
    /// It is what a scene without an identifier is in Interface Builder. Where no segue leads to it either,
    /// ``Storyboard/validate()`` says so.
    ///
    /// - Returns: The scene.
    @discardableResult
    public func segueOnly() -> Self {
        entry.isSegueOnly = true
        return self
    }

    /// Says whether ``StoryboardResolving/resolveViewController(_:)`` is called; it is, unless this says no.
    ///
    /// The attribute of this name switches it on in Resolver.
    ///
    /// - Parameter isResolving: Whether it is called.
    /// - Returns: The scene.
    @discardableResult
    public func resolving(_ isResolving: Bool) -> Self {
        entry.isResolving = isResolving
        return self
    }

    /// Declares that unwind segues may come to this scene.
    ///
    /// - Parameters:
    ///   - name: The name of the action, which the segues say.
    ///   - action: What to do before the controllers in front go. `segue.source` is where the segue began.
    /// - Returns: The scene.
    @discardableResult
    public func unwindAction(
        _ name: String,
        _ action: @escaping @MainActor @Sendable (Controller, StoryboardSegue) -> Void = { _, _ in }
    ) -> Self {
        entry.unwindActions[name] = { target, segue in
            if let target = target as? Controller { action(target, segue) }
        }
        return self
    }
}

// It is passed on while the scenes are written, and changes what is written.
@available(*, unavailable)
extension SceneDefinition: Sendable {}
