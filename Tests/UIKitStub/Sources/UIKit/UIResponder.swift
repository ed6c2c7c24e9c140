// UIKit's declarations that the adapter and its tests use, written from the public documentation.
//
// The adapter's tests run with it where there is no UIKit. The names that begin with `stub` are not UIKit's.
@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?

    open var next: UIResponder? { nil }
}
