/// What the guide shows, as one value.
struct GuideFlow: Codable, Hashable, Sendable {
    /// The tabs, from first to last.
    enum Tab: String, Codable, CaseIterable {
        case cities, favourites

        /// The cities above the list of the tab, from the lowest up.
        var path: WritableKeyPath<GuideFlow, [City.ID]> { self == .cities ? \.cities : \.favourites }
    }

    /// The screens over the tabs.
    enum Sheet: String, Codable {
        case settings
    }

    var tab = Tab.cities
    var cities: [City.ID] = []
    var favourites: [City.ID] = []
    var sheet: Sheet?

    /// The cities above the list of the selected tab.
    var path: [City.ID] {
        get { self[keyPath: tab.path] }
        set { self[keyPath: tab.path] = newValue }
    }
}
