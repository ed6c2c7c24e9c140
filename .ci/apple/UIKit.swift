// The part of UIKit that Swift declares and StoryCodeUIKit uses, written from its public documentation, for type checks
// only: nothing works at run time.

@_exported import Foundation
@_exported import UIKit

@available(iOS 13.0, tvOS 13.0, *)
extension UIStoryboard {
    @MainActor
    @preconcurrency
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { fatalError() }

    @MainActor
    @preconcurrency
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *)
extension UIScene {
    public nonisolated static var willEnterForegroundNotification: Notification.Name { fatalError() }
    public nonisolated static var didActivateNotification: Notification.Name { fatalError() }
    public nonisolated static var willDeactivateNotification: Notification.Name { fatalError() }
    public nonisolated static var didEnterBackgroundNotification: Notification.Name { fatalError() }
}

extension UIApplicationDelegate {
    @MainActor
    public static func main() {}
}

extension IndexPath {
    public init(row: Int, section: Int) { fatalError() }
    public var row: Int { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *)
extension UIAction {
    @preconcurrency
    public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) { fatalError() }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
    @MainActor
    @preconcurrency
    public convenience init(title: String? = nil, primaryAction: UIAction? = nil) { fatalError() }
}

@available(iOS 14.0, tvOS 14.0, *)
@preconcurrency
@MainActor
public protocol UIContentConfiguration {}

@available(iOS 14.0, tvOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    @preconcurrency
    @MainActor
    public static func valueCell() -> UIListContentConfiguration { fatalError() }
    public var text: String?
    public var secondaryText: String?
}

@available(iOS 14.0, tvOS 14.0, *)
extension UITableViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set {}
    }
}
