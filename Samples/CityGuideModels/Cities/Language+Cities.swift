import CityGuideBase
import CityGuideSettings
import Foundation

extension Language {
    var cities: String { self("Cities", "Städte") }
    var favourites: String { self("Favourites", "Favoriten") }
    var favourite: String { self("Favourite", "Favorit") }
    var yes: String { self("yes", "ja") }
    var no: String { self("no", "nein") }
    var country: String { self("Country", "Land") }
    var localName: String { self("Local name", "Name vor Ort") }
    var population: String { self("Population", "Einwohner") }
    var coordinates: String { self("Coordinates", "Koordinaten") }
    var visits: String { self("Visits", "Besuche") }
    var loading: String { self("Loading the cities…", "Die Städte werden geladen …") }
    var notLoaded: String { self("The cities are not loaded.", "Die Städte sind nicht geladen.") }
    var noCities: String { self("There are no cities.", "Es gibt keine Städte.") }
    var noFavourites: String { self("Cities that you mark are listed here.", "Hier stehen Städte, die du markierst.") }

    func near(_ name: String) -> String { self("Near: \(name)", "In der Nähe: \(name)") }

    func noCityMatches(_ text: String) -> String {
        self("No city matches “\(text)”.", "Keine Stadt passt zu „\(text)“.")
    }

    func count(_ found: Int, of all: Int) -> String {
        if found < all { return self("\(found) of \(all)", "\(found) von \(all)") }
        return all == 1 ? self("1 city", "1 Stadt") : self("\(all) cities", "\(all) Städte")
    }

    func cannotBeLoaded(_ error: any Error) -> String {
        let reason = error is NoAnswer ? self("the source does not answer.", "die Quelle antwortet nicht.") : "\(error)"
        return self("The cities cannot be loaded: \(reason)", "Die Städte lassen sich nicht laden: \(reason)")
    }

    func unknownCity(_ id: City.ID) -> String {
        self("The guide has no city “\(id)”.", "Es gibt keine Stadt „\(id)“.")
    }

    /// Returns the name of the country with a code.
    func country(_ code: String) -> String { locale.localizedString(forRegionCode: code) ?? code }

    func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

    /// Returns coordinates, such as `59.9° N, 10.8° E`.
    func coordinates(of city: City) -> String {
        let (latitude, longitude) = (degrees(city.latitude), degrees(city.longitude))
        let (east, south) = (self("E", "O"), "S")
        return "\(latitude) \(city.latitude < 0 ? south : "N"), \(longitude) \(city.longitude < 0 ? "W" : east)"
    }

    private func degrees(_ value: Double) -> String {
        "\(value.magnitude.formatted(.number.precision(.fractionLength(1)).locale(locale)))°"
    }

    func distance(_ kilometres: Double, in units: Preferences.Units) -> String {
        switch units {
        case .metric: "\(number(Int(kilometres.rounded()))) km"
        case .imperial: "\(number(Int((kilometres / 1.609_344).rounded()))) mi"
        }
    }
}
