import Observation

/// What the passes of one controller have read, until something of it changes.
///
/// A change requests the next pass, in the turn of the change or in one that follows. Nothing is observed any more when
/// the view was torn down or the controller was released.
@MainActor
final class ContentObservations {
    /// A part of the passes that is observed by itself.
    enum Part: Hashable {
        /// What the controller, its view and its helpers do in a pass.
        case pass(ContentPass)
        /// What happens in one event of a pass that is delivered by itself.
        case event(ViewEvent.Kind)

        /// The pass to request when something has changed.
        fileprivate var pass: ContentPass {
            switch self {
            case .pass(let pass): pass
            case .event(.updateProperties): .properties
            case .event: .layout
            }
        }
    }

    private struct Reader: Hashable {
        let type: ObjectIdentifier
        let part: Part
    }

    /// The classes of controllers that have read something, so that their later registrations can be ended.
    private static var readers: Set<Reader> = []

    /// Whether ``readers`` is not empty.
    ///
    /// For each layout, reading a flag costs less than reading the set.
    private static var hasReaders = false

    private weak var controller: (any ContentUpdating)?
    private var observations: [Part: ContentObservation] = [:]

    /// Creates the observations of a controller that has read nothing.
    init(of controller: any ContentUpdating) {
        self.controller = controller
    }

    /// Whether a controller of a class has read something in a part of its passes.
    static func isRead(_ part: Part, by type: any ContentUpdating.Type) -> Bool {
        hasReaders && readers.contains(Reader(type: ObjectIdentifier(type), part: part))
    }

    /// Performs a part of a pass of a controller without observations, and makes them if something is read.
    static func observeFirst(_ part: Part, _ body: () -> Void, make: () -> ContentObservations) {
        // The last argument is evaluated if the body has read something.
        withObservationTracking(body, onChange: make().add(part).registered())
    }

    /// Performs a part of a pass, and observes what it reads.
    func observe(_ part: Part, _ body: () -> Void) {
        if let known = observations[part] {
            known.observe(body)
        } else if let controller, Self.isRead(part, by: type(of: controller)) {
            add(part).observe(body)
        } else {
            Self.observeFirst(part, body) { self }
        }
    }

    private func add(_ part: Part) -> ContentObservation {
        if let controller {
            Self.readers.insert(Reader(type: ObjectIdentifier(type(of: controller)), part: part))
            Self.hasReaders = true
        }
        let observation = ContentObservation { [weak self] in self?.controller?.setNeedsPass(part.pass) }
        observations[part] = observation
        return observation
    }
}

/// The registration for what one part of a pass has read.
///
/// The registration of `withObservationTracking(_:onChange:)` stays until something changes that was read. A pass that
/// is repeated, and the end of the controller, therefore change ``mark``, which each pass reads, too.
@MainActor
private final class ContentObservation {
    private let mark = ObservationMark()
    private let request: @MainActor () -> Void

    /// The number of registrations so far, and of those that a later one has replaced.
    private var (registrations, ended) = (0, 0)

    /// Creates an observation.
    ///
    /// - Parameter request: Requests the next pass.
    init(request: @escaping @MainActor () -> Void) {
        self.request = request
    }

    deinit { mark.change() }

    func observe(_ body: () -> Void) {
        if registrations > ended {
            ended = registrations
            mark.change()
        }
        withObservationTracking(
            {
                mark.read()
                body()
            },
            onChange: registered()
        )
    }

    /// Records a registration, and returns what is called before something changes, once and on any thread.
    func registered() -> @Sendable () -> Void {
        registrations += 1
        let number = registrations
        return { [weak self] in
            guard let self else { return }
            if MainThread.isCurrent {
                MainActor.assumeIsolated { self.changed(number) }
            } else {
                // A pass that has run meanwhile may have read the former value.
                Task { @MainActor in LifecycleRuntime.perform { self.request() } }
            }
        }
    }

    private func changed(_ number: Int) {
        guard number > ended else { return }
        request()
        LifecycleRuntime.runTurnsSoon()
    }
}

/// An observable object without a value, which ends the registrations that have read it.
private final class ObservationMark: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var value: Void { () }

    func read() { registrar.access(self, keyPath: \.value) }

    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
