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

    /// The name of the method that receives the event, without its argument.
    public var name: String {
        switch self {
        case .viewDidLoad: "viewDidLoad"
        case .viewWillAppear: "viewWillAppear"
        case .viewIsAppearing: "viewIsAppearing"
        case .viewDidAppear: "viewDidAppear"
        case .viewWillDisappear: "viewWillDisappear"
        case .viewDidDisappear: "viewDidDisappear"
        case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
        case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
        case .viewWillTearDown: "viewWillTearDown"
        case .viewDidTearDown: "viewDidTearDown"
        }
    }

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
}

extension ViewEvent: CustomStringConvertible {
    /// The method with its argument, such as `viewDidAppear(false)`.
    public var description: String {
        animated.map { "\(name)(\($0))" } ?? name
    }
}

extension ViewEvent {
    /// Whether two events are received by the same method.
    package func isSameKind(as other: ViewEvent) -> Bool {
        switch (self, other) {
        case (.viewWillAppear, .viewWillAppear), (.viewIsAppearing, .viewIsAppearing),
            (.viewDidAppear, .viewDidAppear), (.viewWillDisappear, .viewWillDisappear),
            (.viewDidDisappear, .viewDidDisappear):
            true
        default: self == other
        }
    }
}
