import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

extension ViewController {
    /// The storyboard whose scene the controller is, or nil.
    public var storyboard: Storyboard? {
        (origin as? StoryboardOrigin).flatMap { $0.scene == nil ? nil : $0.storyboard }
    }

    /// The name of the scene whose controller this is, or nil.
    public var sceneIdentifier: String? { (origin as? StoryboardOrigin)?.scene?.identifier }

    /// Performs a segue of the controller's scene.
    ///
    /// First ``shouldPerformSegue(withIdentifier:sender:)`` is asked, and then what the storyboard says of it; UIKit
    /// asks neither where the program performs a segue, but nobody else does here. The destination is then made and
    /// injected, ``prepare(for:sender:)`` is called on this controller, then the storyboard's own `prepare`, and the
    /// destination is shown. An unwind segue makes nothing: its target is the nearest controller that is there and has
    /// the action, which is called before the controllers in front go.
    ///
    /// - Parameters:
    ///   - identifier: Which segue.
    ///   - sender: What asks for it.
    /// - Returns: The destination, or nil where the segue may not be performed.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or what the destination's factory throws; then nothing was
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
        if case .performed(let kind) = segue.kind, case .impossible(let reason) = kind.way {
            throw StoryboardError(.cannotBePerformed(reason), path + [segue.step])
        }
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender),
            segue.shouldPerform?(self, sender) != false
        else { return nil }
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        let made: StoryboardSegue
        switch segue.kind {
        case .unwind(let action):
            guard let target = unwindTarget(of: action, sender: sender) else {
                throw StoryboardError(.noUnwindTarget(action: action), path + [segue.step])
            }
            made = StoryboardSegue(identifier: identifier, source: self, destination: target)
            made.performHandler = { segue in segue.source.unwind(segue) }
        case .performed(let kind):
            let destination = try origin.storyboard.make(destinationOf: segue, from: scene, [])
            made = kind.segue(identifier, from: self, to: destination, sender: sender)
        case .embed, .relationship: preconditionFailure("what is contained is not performed")
        }
        made.animates = segue.animates
        prepare(for: made, sender: sender)
        segue.prepare?(self, made.destination, sender)
        if case .unwind(let action) = segue.kind {
            (made.destination.origin as? StoryboardOrigin)?.act(action, on: made.destination, made)
        }
        made.run()
        return made.destination
    }

    /// Performs a segue of the controller's scene, named by a case of an enumeration.
    ///
    /// ```swift
    /// enum CitiesSegue: String {
    ///     case showCity
    /// }
    ///
    /// try cities.performSegue(withIdentifier: CitiesSegue.showCity)
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: Which segue, by its raw value.
    ///   - sender: What asks for it.
    /// - Returns: The destination, or nil where the segue may not be performed.
    /// - Throws: As ``performSegue(withIdentifier:sender:)-(String,_)`` does.
    @discardableResult
    public func performSegue(
        withIdentifier identifier: some RawRepresentable<String>,
        sender: Any? = nil
    ) throws -> ViewController? {
        try performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }
}

extension SegueKind {
    /// Makes the segue that shows a destination in this way.
    @MainActor
    fileprivate func segue(
        _ identifier: String,
        from source: ViewController,
        to destination: ViewController,
        sender: Any?
    ) -> StoryboardSegue {
        let segue = type.init(identifier: identifier, source: source, destination: destination)
        switch way {
        case .show: segue.performHandler = { $0.source.show($0.destination, sender: sender) }
        case .showDetail: segue.performHandler = { $0.source.showDetailViewController($0.destination, sender: sender) }
        case .present(let style):
            if let style { destination.modalPresentationStyle = style }
            segue.performHandler = { $0.source.present($0.destination, animated: $0.animates) }
        case .perform(let perform): segue.performHandler = perform
        case .custom, .impossible: break
        }
        return segue
    }
}
