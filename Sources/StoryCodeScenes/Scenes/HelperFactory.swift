// Inlinable for the reason given in Scene.swift.

/// How a scene makes one of its helpers.
@usableFromInline
enum HelperFactory<Earlier, Helper, Failure: Error>: Sendable {
    /// Without input.
    case plain(@MainActor () -> Helper)
    /// From the controller and the helpers before it.
    case derived(@MainActor (Earlier) -> Helper)
    /// From the controller and the helpers before it, by a closure that may throw.
    case trying(@MainActor (Earlier) throws(Failure) -> Helper)

    /// Makes the helper.
    ///
    /// - Parameter earlier: Not evaluated for ``plain(_:)``, by which most helpers are made.
    @inlinable
    @inline(__always)
    @MainActor
    func make(from earlier: @autoclosure () -> Earlier) throws(Failure) -> Helper {
        switch self {
        case .plain(let make): make()
        case .derived(let make): make(earlier())
        case .trying(let make): try make(earlier())
        }
    }

    /// The same factory for a scene that throws.
    @inlinable var throwing: HelperFactory<Earlier, Helper, any Error> {
        switch self {
        case .plain(let make): .plain(make)
        case .derived(let make): .derived(make)
        case .trying(let make): .trying { earlier throws(any Error) in try make(earlier) }
        }
    }
}
