/// An event in the life of a controller's view, of which the controller and its helpers are notified.
///
/// Each case is named after the method of ``ViewObserver`` that receives it.
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
    /// The view is about to lay out its subviews.
    case viewWillLayoutSubviews
    /// The view has laid out its subviews.
    case viewDidLayoutSubviews
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
        /// The view is about to lay out its subviews.
        case viewWillLayoutSubviews
        /// The view has laid out its subviews.
        case viewDidLayoutSubviews
        /// The view is about to be released.
        case viewWillTearDown
        /// The view was released.
        case viewDidTearDown
    }

    /// The kind of the event: the method that receives it.
    public var kind: Kind {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewIsAppearing: .viewIsAppearing
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .viewWillLayoutSubviews: .viewWillLayoutSubviews
        case .viewDidLayoutSubviews: .viewDidLayoutSubviews
        case .viewWillTearDown: .viewWillTearDown
        case .viewDidTearDown: .viewDidTearDown
        }
    }

    /// Creates an event of a kind.
    ///
    /// - Parameter animated: Whether the event is part of an animated transition; ignored by kinds without an animation.
    public init(_ kind: Kind, animated: Bool = false) {
        self =
            switch kind {
            case .viewDidLoad: .viewDidLoad
            case .viewWillAppear: .viewWillAppear(animated)
            case .viewIsAppearing: .viewIsAppearing(animated)
            case .viewDidAppear: .viewDidAppear(animated)
            case .viewWillDisappear: .viewWillDisappear(animated)
            case .viewDidDisappear: .viewDidDisappear(animated)
            case .viewWillLayoutSubviews: .viewWillLayoutSubviews
            case .viewDidLayoutSubviews: .viewDidLayoutSubviews
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
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTearDown, .viewDidTearDown:
            nil
        }
    }

    /// The appearance that the event begins, or nil for an event that does not change it.
    package var appearance: AppearanceState? {
        switch self {
        case .viewWillAppear: .appearing
        case .viewDidAppear: .appeared
        case .viewWillDisappear: .disappearing
        case .viewDidDisappear: .disappeared
        case .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTearDown,
            .viewDidTearDown:
            nil
        }
    }
}

extension ViewEvent: CustomStringConvertible {
    /// The method with its argument, such as `viewDidAppear(false)`.
    public var description: String {
        animated.map { "\(name)(\($0))" } ?? name
    }
}
