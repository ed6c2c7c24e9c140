/// Something that happens to a controller's view, and that the controller and its helpers are told.
///
/// Each case is named after the method of ``ViewObserver`` that hears it.
public enum ViewEvent: Hashable, Sendable {
    /// The view was made.
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
    /// The view is about to be dropped.
    case viewWillUnload
    /// The view was dropped.
    case viewDidUnload

    /// The name of the method that hears the event, without its argument.
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
        case .viewWillUnload: "viewWillUnload"
        case .viewDidUnload: "viewDidUnload"
        }
    }

    /// Whether the event is part of an animated transition, or nil for an event that has nothing to animate.
    public var animated: Bool? {
        switch self {
        case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
            .viewWillDisappear(let animated), .viewDidDisappear(let animated):
            animated
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillUnload, .viewDidUnload:
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
