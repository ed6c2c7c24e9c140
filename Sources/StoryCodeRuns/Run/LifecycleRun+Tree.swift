extension LifecycleRun {
    /// The place of a controller among controllers and windows; the numbers are those of participants.
    public enum Place: Hashable, Sendable, Codable {
        /// A child of a controller.
        case child(of: Int)
        /// Presented over a controller.
        case presented(over: Int)
        /// The root of a window.
        case root(of: Int)

        /// The controller or the window.
        public var owner: Int {
            switch self {
            case .child(let owner), .presented(let owner), .root(let owner): owner
            }
        }
    }

    /// A change of the tree of controllers.
    public struct TreeChange: Hashable, Sendable, Codable {
        /// The number of steps that had begun before.
        public let after: Int
        /// The controller that has moved.
        public let controller: Int
        /// Its new place, or nil if it has none.
        public let place: Place?
    }

    /// Returns the places of the controllers after a number of steps.
    ///
    /// Controllers without a place, and those that the recorder knows to be released, are not in it.
    public func places(after step: Int) -> [Int: Place] {
        var places: [Int: Place] = [:]
        for change in treeChanges where change.after <= step { places[change.controller] = change.place }
        return places.filter { controller, place in
            [controller, place.owner].allSatisfy { id in
                participant(id).map { ($0.releasedAfter ?? .max) > step } ?? false
            }
        }
    }
}
