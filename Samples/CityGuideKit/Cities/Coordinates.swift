import Foundation

/// A place on the earth, in degrees.
public struct Coordinates: Hashable, Sendable {
    /// The degrees to the north of the equator.
    public let latitude: Double

    /// The degrees to the east of Greenwich.
    public let longitude: Double

    /// Creates a place.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance to another place along the surface of the earth, in kilometres.
    public func kilometres(to other: Coordinates) -> Double {
        let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let (north, east) = (to - from, (other.longitude - longitude) * .pi / 180)
        // The haversine formula, which is exact for near places too.
        let half = pow(sin(north / 2), 2) + cos(from) * cos(to) * pow(sin(east / 2), 2)
        return 2 * 6_371 * asin(min(half.squareRoot(), 1))
    }
}
