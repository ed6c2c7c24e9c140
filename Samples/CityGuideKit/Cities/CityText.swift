import CityGuideSettings

/// The texts about a city, which do not depend on the locale of the machine.
struct CityText: Sendable {
    /// Returns a number with commas between the thousands.
    func number(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// Returns coordinates, such as `59.9° N, 10.8° E`.
    func coordinates(_ place: Coordinates) -> String {
        let north = "\(place.latitude.magnitude)° \(place.latitude < 0 ? "S" : "N")"
        let east = "\(place.longitude.magnitude)° \(place.longitude < 0 ? "W" : "E")"
        return "\(north), \(east)"
    }

    /// Returns a distance in the user's units.
    func distance(_ kilometres: Double, in units: Preferences.Units) -> String {
        switch units {
        case .metric: "\(number(Int(kilometres.rounded()))) km"
        case .imperial: "\(number(Int((kilometres / 1.609_344).rounded()))) mi"
        }
    }
}
