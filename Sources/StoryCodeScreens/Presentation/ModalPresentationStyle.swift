/// The style in which a controller is presented over another one.
///
/// See <doc:Moving-between-screens>.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
    /// The default of the system: a page sheet, as since iOS 13.
    case automatic
    /// Over the whole window; the presenter disappears.
    case fullScreen
    /// A sheet; the presenter stays.
    case pageSheet
    /// A smaller sheet; the presenter stays.
    case formSheet
    /// Over the nearest controller that defines a context, which disappears.
    case currentContext
    /// In a way that the program defines; the presenter stays.
    case custom
    /// Over the whole window; the presenter stays.
    case overFullScreen
    /// Over the nearest controller that defines a context, which stays.
    case overCurrentContext
    /// Next to the view that it belongs to; the presenter stays.
    case popover

    /// Whether the presenter disappears.
    public var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller is presented over the nearest controller that defines a context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the user can dismiss the controller with a swipe or a tap.
    public var isDismissibleByUser: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }
}
