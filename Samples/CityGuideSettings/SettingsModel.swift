public import CityGuideBase

/// The preferences as rows, each of which changes to its next value.
@MainActor
public struct SettingsModel: PageModel {
    let preferences: StoredValue<Preferences>
    let language: Language

    /// Returns the page.
    public func page(matching text: String) -> Page {
        let shown = preferences.value
        var page = Page(title: language.settings)
        page.rows = [
            ("units", language.units, language.name(of: shown.units)),
            ("order", language.sortBy, language.name(of: shown.order)),
            ("names", language.localNames, shown.showsLocalNames ? language.shown : language.hidden),
        ].map { Page.Row($0, $1, detail: $2, action: language.change) }
        return page
    }

    /// Changes a preference to its next value.
    public func activate(_ row: Page.Row.ID) {
        // The file may differ from what the user sees.
        let shown = preferences.value
        preferences.change { preferences in
            switch row {
            case "units": preferences.units = shown.units == .metric ? .imperial : .metric
            case "order": preferences.order = shown.order == .name ? .population : .name
            default: preferences.showsLocalNames = !shown.showsLocalNames
            }
        }
    }
}

extension Language {
    /// The title of the screen and of the command that shows it.
    public var settings: String { self("Settings", "Einstellungen") }

    fileprivate var units: String { self("Units", "Einheiten") }
    fileprivate var sortBy: String { self("Sort by", "Sortiert nach") }
    fileprivate var localNames: String { self("Local names", "Namen vor Ort") }
    fileprivate var shown: String { self("shown", "sichtbar") }
    fileprivate var hidden: String { self("hidden", "verborgen") }

    fileprivate func name(of units: Preferences.Units) -> String {
        units == .metric ? self("kilometres", "Kilometer") : self("miles", "Meilen")
    }

    fileprivate func name(of order: Preferences.Order) -> String {
        order == .name ? self("name", "Name") : self("population", "Einwohner")
    }
}
