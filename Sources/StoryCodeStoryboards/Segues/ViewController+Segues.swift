import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

extension ViewController {
    /// The storyboard that the controller was instantiated from, or nil.
    public var storyboard: Storyboard? {
        (origin as? StoryboardOrigin).flatMap { $0.scene == nil ? nil : $0.storyboard }
    }

    /// The identifier of the controller's scene, or nil.
    public var sceneIdentifier: String? { (origin as? StoryboardOrigin)?.scene?.identifier }

    /// Performs a segue of the controller's scene.
    ///
    /// The steps, in order:
    ///
    /// 1. ``shouldPerformSegue(withIdentifier:sender:)`` of this controller and `shouldPerform` of the storyboard are
    ///    called. UIKit calls the method for segues that a control triggers, and not for those that code performs.
    /// 2. The destination is instantiated and injected. For an unwind segue, the nearest existing controller with the
    ///    action is the destination.
    /// 3. ``prepare(for:sender:)`` of this controller and `prepare` of the storyboard are called.
    /// 4. The destination's unwind action is called, or the destination is shown.
    ///
    /// - Returns: The destination, or nil if the segue was refused in the first step.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the destination's factory. Nothing is then
    ///   shown.
    @discardableResult
    public func performSegue(withIdentifier identifier: String, sender: Any? = nil) throws -> ViewController? {
        guard let origin = origin as? StoryboardOrigin, let scene = origin.scene else {
            throw StoryboardError(.noStoryboard, [ContainerError.Step("\(type(of: self))")])
        }
        let path = [origin.storyboard.model.step, scene.step]
        guard
            let segue = scene.segues.first(where: { $0.identifier == identifier })
                ?? scene.segues.first(where: { $0.alias == identifier })
        else {
            let existing = scene.segues.filter { !$0.isContainment }.compactMap(\.identifier)
            throw StoryboardError(.unknownSegue(identifier, existing: existing), path)
        }
        guard !segue.isContainment else { throw StoryboardError(.segueIsContainment, path + [segue.step]) }
        if case .performed(let kind) = segue.kind, case .unavailable(let reason) = kind.action {
            throw StoryboardError(.cannotBePerformed(reason), path + [segue.step])
        }
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender),
            segue.shouldPerform?(self, sender) != false
        else { return nil }
        LifecycleTrace.trace(.requested(.performSegue, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        return try LifecycleRuntime.perform {
            try perform(segue, withIdentifier: identifier, from: scene, of: origin.storyboard, sender: sender)
        }
    }

    private func perform(
        _ model: SegueModel,
        withIdentifier identifier: String,
        from scene: SceneModel,
        of storyboard: Storyboard,
        sender: Any?
    ) throws -> ViewController {
        let segue: StoryboardSegue
        switch model.kind {
        case .unwind(let action):
            guard let target = unwindTarget(of: action, sender: sender) else {
                let path = [storyboard.model.step, scene.step, model.step]
                throw StoryboardError(.noUnwindTarget(action: action), path)
            }
            segue = StoryboardSegue(identifier: identifier, source: self, destination: target)
            segue.performHandler = { $0.source.unwind($0) }
        case .performed(let kind):
            let destination = try storyboard.instantiate(destinationOf: model, from: scene, inside: [])
            segue = kind.segue(identifier, from: self, to: destination, sender: sender)
        case .embed, .relationship: preconditionFailure("A containment segue is not performed")
        }
        segue.animates = model.animates
        prepare(for: segue, sender: sender)
        model.prepare?(self, segue.destination, sender)
        if case .unwind(let action) = model.kind {
            let target = segue.destination.origin as? StoryboardOrigin
            target?.performUnwindAction(action, on: segue.destination, segue)
        }
        segue.run()
        return segue.destination
    }

    /// Performs a segue of the controller's scene, with a case of an enumeration as the identifier.
    ///
    /// ```swift
    /// enum CitiesSegue: String {
    ///     case showCity
    /// }
    ///
    /// try cities.performSegue(withIdentifier: CitiesSegue.showCity)
    /// ```
    ///
    /// - Throws: The errors of ``performSegue(withIdentifier:sender:)``.
    @discardableResult
    public func performSegue(
        withIdentifier identifier: some RawRepresentable<String>,
        sender: Any? = nil
    ) throws -> ViewController? {
        try performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }
}

extension SegueKind {
    /// Creates a segue of this kind to a destination.
    @MainActor
    fileprivate func segue(
        _ identifier: String,
        from source: ViewController,
        to destination: ViewController,
        sender: Any?
    ) -> StoryboardSegue {
        let segue = type.init(identifier: identifier, source: source, destination: destination)
        switch action {
        case .show: segue.performHandler = { $0.source.show($0.destination, sender: sender) }
        case .showDetail: segue.performHandler = { $0.source.showDetailViewController($0.destination, sender: sender) }
        case .present(let style):
            if let style { destination.modalPresentationStyle = style }
            segue.performHandler = { $0.source.present($0.destination, animated: $0.animates) }
        case .perform(let perform): segue.performHandler = perform
        case .custom, .unavailable: break
        }
        return segue
    }
}
