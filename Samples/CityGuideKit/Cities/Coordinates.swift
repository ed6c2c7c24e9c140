import Foundation

/// A place on the earth, in degrees.
struct Coordinates: Hashable, Sendable {
    /// The degrees to the north of the equator.
    let latitude: Double

    /// The degrees to the east of Greenwich.
    let longitude: Double

    /// Returns the distance to another place along the surface of the earth, in kilometres.
    func kilometres(to other: Coordinates) -> Double {
        let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let (north, east) = (to - from, (other.longitude - longitude) * .pi / 180)
        // The haversine formula, which is exact for near places too.
        let half = pow(sin(north / 2), 2) + cos(from) * cos(to) * pow(sin(east / 2), 2)
        return 2 * 6_371 * asin(min(half.squareRoot(), 1))
    }
}
