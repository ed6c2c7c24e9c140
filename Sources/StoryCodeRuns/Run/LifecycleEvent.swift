public import StoryCode

/// Something that happens to a controller or a helper, in the words of a log.
///
/// `Controller` stands for the parents of moves, and `Mistake` for what is reported.
///
/// See <doc:Inspecting-a-run>.
public enum LifecycleEvent<Controller, Mistake> {
    /// The controller's `loadView()` was called.
    case loadView
    /// The controller or the helper received an event of the view.
    case view(ViewEvent)
    /// The controller's `willMove(toParent:)` was called, with a parent or nil.
    case willMove(toParent: Controller?)
    /// The controller's `didMove(toParent:)` was called, with a parent or nil.
    case didMove(toParent: Controller?)
    /// The controller's `didReceiveMemoryWarning()` was called.
    case didReceiveMemoryWarning
    /// The program or the user requests a change of the controller or window; an underscore in the call stands for the
    /// controller that it names.
    case request(_ call: String, Controller?)
    /// A mistake was reported.
    case diagnostic(Mistake)
    /// The program or the test added a line, which begins a chapter in pictures.
    case note(String)
}

extension LifecycleEvent: Equatable where Controller: Equatable, Mistake: Equatable {}
extension LifecycleEvent: Hashable where Controller: Hashable, Mistake: Hashable {}
extension LifecycleEvent: Sendable where Controller: Sendable, Mistake: Sendable {}

extension LifecycleEvent {
    /// Creates the event of an entry of the trace, or returns nil for an entry that logs leave out.
    ///
    /// - Parameters:
    ///   - name: Returns what stands for a parent.
    ///   - mistake: Returns what stands for a mistake.
    @MainActor
    package init?(
        _ event: TraceEntry.Event,
        _ name: (AnyObject) -> Controller,
        _ mistake: (LifecycleDiagnostic) -> Mistake
    ) {
        switch event {
        case .made, .assembled, .connected, .adopted, .presented, .placed: return nil
        case .loadView: self = .loadView
        case .received(let event): self = .view(event)
        case .willMove(let parent): self = .willMove(toParent: parent.map(name))
        case .didMove(let parent): self = .didMove(toParent: parent.map(name))
        case .memoryWarning: self = .didReceiveMemoryWarning
        case .requested(let request, let argument): self = .request(request.rawValue, argument.map(name))
        case .input(let text): self = .note(text)
        case .diagnostic(let diagnostic): self = .diagnostic(mistake(diagnostic))
        }
    }

    /// Returns the event as a line, such as `A.viewDidAppear(true)`.
    ///
    /// - Parameters:
    ///   - animated: Whether to show if the event was animated.
    ///   - name: Returns the name of a parent.
    ///   - code: Returns the code of a mistake.
    package func line(
        of receiver: String,
        animated: Bool = true,
        _ name: (Controller) -> String,
        _ code: (Mistake) -> String
    ) -> String {
        switch self {
        case .loadView: "\(receiver).loadView"
        case .view(let event): "\(receiver).\(animated || event.animated == nil ? event.description : event.name)"
        case .willMove(let parent): "\(receiver).willMove(toParent: \(parent.map(name) ?? "nil"))"
        case .didMove(let parent): "\(receiver).didMove(toParent: \(parent.map(name) ?? "nil"))"
        case .didReceiveMemoryWarning: "\(receiver).didReceiveMemoryWarning"
        case .request(let call, let argument): "\(receiver).\(call.replacing("_", with: argument.map(name) ?? "nil"))"
        case .diagnostic(let mistake): "\(receiver)! \(code(mistake))"
        case .note(let text): text
        }
    }
}
