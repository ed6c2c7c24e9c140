// Inlinable for the reason given in Scene1.swift.

/// How a scene makes one of its helpers.
@usableFromInline
enum HelperFactory<Earlier, Helper, Failure: Error>: Sendable {
    /// From nothing.
    case plain(@MainActor () -> Helper)
    /// From the controller and the helpers before it.
    case derived(@MainActor (Earlier) -> Helper)
    /// From nothing, and it may fail.
    case trying(@MainActor () throws(Failure) -> Helper)

    /// Makes the helper, in any way.
    ///
    /// The faces look for ``plain(_:)`` themselves: nearly every helper is made so, and needs nothing from before.
    @inlinable
    @MainActor
    func make(from earlier: Earlier) throws(Failure) -> Helper {
        switch self {
        case .plain(let make): make()
        case .derived(let make): make(earlier)
        case .trying(let make): try make()
        }
    }

    /// The same factory, in a scene that may fail in any way.
    @inlinable var failingAnyhow: HelperFactory<Earlier, Helper, any Error> {
        switch self {
        case .plain(let make): .plain(make)
        case .derived(let make): .derived(make)
        case .trying(let make): .trying { () throws(any Error) in try make() }
        }
    }
}

extension HelperFactory where Failure == any Error {
    /// What a container gives.
    @usableFromInline
    static func resolved(from container: Container, _ name: String?, _ tag: (any Any.Type)?) -> Self {
        .trying { () throws(any Error) in try container.resolve(main: Helper.self, name: name, tag: tag) }
    }
}
