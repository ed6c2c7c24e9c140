import StoryCodeScenes

/// How a controller is shown over another one.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
    /// What the system would choose: a page sheet, as since iOS 13.
    case automatic
    /// Over the whole window; the presenter disappears.
    case fullScreen
    /// A sheet; the presenter stays.
    case pageSheet
    /// A smaller sheet; the presenter stays.
    case formSheet
    /// Over the nearest controller that defines a context, which disappears.
    case currentContext
    /// As the program shows it; the presenter stays.
    case custom
    /// Over the whole window; the presenter stays.
    case overFullScreen
    /// Over the nearest controller that defines a context, which stays.
    case overCurrentContext
    /// Beside what it belongs to; the presenter stays.
    case popover

    /// Whether the presenter disappears.
    public var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the place is that of the nearest controller which defines a context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the user can swipe or tap it away.
    public var isDismissibleByUser: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }
}
