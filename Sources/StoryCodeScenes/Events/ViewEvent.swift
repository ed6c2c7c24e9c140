/// An event in the life of a controller's view, of which the controller and its helpers are notified.
///
/// Each case is named after the method of ``ViewObserver`` that receives it.
///
/// See <doc:The-life-of-a-scene>.
public enum ViewEvent: Hashable, Sendable {
    /// The view was loaded.
    case viewDidLoad
    /// The view is about to enter the window, animated or not.
    case viewWillAppear(_ animated: Bool)
    /// The view is in the window and has its size.
    case viewIsAppearing(_ animated: Bool)
    /// The view has appeared.
    case viewDidAppear(_ animated: Bool)
    /// The view is about to leave the window or to be covered.
    case viewWillDisappear(_ animated: Bool)
    /// The view has left the window or is covered.
    case viewDidDisappear(_ animated: Bool)
    /// The content of the view is to be updated.
    case updateProperties
    /// The view is about to lay out its subviews.
    case viewWillLayoutSubviews
    /// The view has laid out its subviews.
    case viewDidLayoutSubviews
    /// The window has entered another phase.
    case windowPhaseDidChange(from: WindowPhase, to: WindowPhase)
    /// The view is about to be released.
    case viewWillTearDown
    /// The view was released.
    case viewDidTearDown
}

// MARK: - Kinds

extension ViewEvent {
    /// The kinds of events, in the order of a view's life.
    ///
    /// The raw value is the name of the method that receives the event. Runs are stored with it, so it never changes.
    public enum Kind: String, Hashable, CaseIterable, Codable, Sendable {
        /// The view was loaded.
        case viewDidLoad
        /// The view is about to appear.
        case viewWillAppear
        /// The view is in the window and has its size.
        case viewIsAppearing
        /// The view has appeared.
        case viewDidAppear
        /// The view is about to disappear.
        case viewWillDisappear
        /// The view has disappeared.
        case viewDidDisappear
        /// The content of the view is to be updated.
        case updateProperties
        /// The view is about to lay out its subviews.
        case viewWillLayoutSubviews
        /// The view has laid out its subviews.
        case viewDidLayoutSubviews
        /// The window has entered another phase.
        case windowPhaseDidChange
        /// The view is about to be released.
        case viewWillTearDown
        /// The view was released.
        case viewDidTearDown
    }

    /// The kind of the event: the method that receives it.
    @inlinable  // Each event of the modules above compares kinds.
    @inline(__always)
    public var kind: Kind {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewIsAppearing: .viewIsAppearing
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .updateProperties: .updateProperties
        case .viewWillLayoutSubviews: .viewWillLayoutSubviews
        case .viewDidLayoutSubviews: .viewDidLayoutSubviews
        case .windowPhaseDidChange: .windowPhaseDidChange
        case .viewWillTearDown: .viewWillTearDown
        case .viewDidTearDown: .viewDidTearDown
        }
    }

    /// Creates an event of a kind.
    ///
    /// - Parameters:
    ///   - animated: Whether the event is part of an animated transition; ignored by kinds without an animation.
    ///   - phases: The phases before and after `windowPhaseDidChange`; ignored by other kinds.
    public init(
        _ kind: Kind,
        animated: Bool = false,
        phases: (from: WindowPhase, to: WindowPhase) = (.unattached, .foregroundInactive)
    ) {
        self =
            switch kind {
            case .viewDidLoad: .viewDidLoad
            case .viewWillAppear: .viewWillAppear(animated)
            case .viewIsAppearing: .viewIsAppearing(animated)
            case .viewDidAppear: .viewDidAppear(animated)
            case .viewWillDisappear: .viewWillDisappear(animated)
            case .viewDidDisappear: .viewDidDisappear(animated)
            case .updateProperties: .updateProperties
            case .viewWillLayoutSubviews: .viewWillLayoutSubviews
            case .viewDidLayoutSubviews: .viewDidLayoutSubviews
            case .windowPhaseDidChange: .windowPhaseDidChange(from: phases.from, to: phases.to)
            case .viewWillTearDown: .viewWillTearDown
            case .viewDidTearDown: .viewDidTearDown
            }
    }

    /// The name of the method that receives the event, without its argument.
    public var name: String { kind.rawValue }

    /// Whether the event is part of an animated transition, or nil for an event without an animation.
    public var animated: Bool? {
        switch self {
        case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
            .viewWillDisappear(let animated), .viewDidDisappear(let animated):
            animated
        case .viewDidLoad, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .windowPhaseDidChange,
            .viewWillTearDown, .viewDidTearDown:
            nil
        }
    }

    /// Whether the content of the view is updated in the event.
    package var isContentPass: Bool {
        switch self {
        case .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
        default: false
        }
    }

    /// The appearance that the event begins, or nil for an event that does not change it.
    package var appearance: AppearanceState? { kind.appearance }
}

extension ViewEvent.Kind {
    /// The appearance that an event of this kind begins, or nil if it does not change it.
    package var appearance: AppearanceState? {
        switch self {
        case .viewWillAppear: .appearing
        case .viewDidAppear: .appeared
        case .viewWillDisappear: .disappearing
        case .viewDidDisappear: .disappeared
        case .viewDidLoad, .viewIsAppearing, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            .windowPhaseDidChange, .viewWillTearDown, .viewDidTearDown:
            nil
        }
    }
}

extension ViewEvent: CustomStringConvertible {
    /// The method with its arguments, such as `viewDidAppear(false)`.
    public var description: String {
        if case .windowPhaseDidChange(let from, let to) = self { return "\(name)(from: \(from), to: \(to))" }
        return animated.map { "\(name)(\($0))" } ?? name
    }
}
