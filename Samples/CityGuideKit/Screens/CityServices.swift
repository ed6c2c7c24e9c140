import CityGuideBase
import CityGuideSettings

/// What the screen of a city needs to know.
@MainActor
final class CityServices {
    let catalogue: CityCatalogue
    let favourites: Favourites
    let visits: Visits
    let preferences: PreferenceStore
    let notices: Notices

    init(
        catalogue: CityCatalogue,
        favourites: Favourites,
        visits: Visits,
        preferences: PreferenceStore,
        notices: Notices
    ) {
        self.catalogue = catalogue
        self.favourites = favourites
        self.visits = visits
        self.preferences = preferences
        self.notices = notices
    }
}
