/// What the user has chosen in the settings.
public struct Preferences: Codable, Hashable, Sendable {
    /// The units of distances.
    public enum Units: String, Codable, CaseIterable, Sendable {
        /// Kilometres.
        case metric
        /// Miles.
        case imperial
    }

    /// The orders of lists.
    public enum Order: String, Codable, CaseIterable, Sendable {
        /// By name.
        case name
        /// By population, the largest first.
        case population
    }

    /// The units of distances.
    public var units = Units.metric

    /// The order of lists.
    public var order = Order.name

    /// Whether lists show names in the local script.
    public var showsLocalNames = true
}
