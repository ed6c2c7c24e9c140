// UIKit's declarations that the adapter and its tests use, written from the public documentation.
//
// The adapter's tests run with it where there is no UIKit. The names that begin with `stub` are not UIKit's.
@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
    /// Is released with the object, as an associated object is.
    public final var stubAssociatedObject: AnyObject?

    /// A class that something else has made for this object at run time, and whether it refuses methods.
    public final var stubForeignClass: (name: String, refuses: Bool)?

    open var next: UIResponder? { nil }
}
