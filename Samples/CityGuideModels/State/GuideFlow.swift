import Foundation

/// What the guide shows, as one value.
public struct GuideFlow: Codable, Hashable, Sendable {
    /// The tabs, from first to last.
    public enum Tab: String, Codable, CaseIterable, Sendable {
        /// All cities.
        case cities
        /// The cities that the user has marked.
        case favourites

        /// The cities above the list of the tab, from the lowest up.
        public var path: WritableKeyPath<GuideFlow, [City.ID]> { self == .cities ? \.cities : \.favourites }
    }

    /// The screens over the tabs.
    public enum Sheet: String, Codable, Sendable {
        /// The settings.
        case settings
    }

    /// The selected tab.
    public var tab = Tab.cities
    /// The cities above the list of all cities.
    public var cities: [City.ID] = []
    /// The cities above the list of marked cities.
    public var favourites: [City.ID] = []
    /// The screen over the tabs.
    public var sheet: Sheet?

    /// The cities above the list of the selected tab.
    var path: [City.ID] {
        get { self[keyPath: tab.path] }
        set { self[keyPath: tab.path] = newValue }
    }
}

// MARK: - Links

extension GuideFlow {
    /// Creates the value of a link: a tab, the cities above its list, and perhaps the settings, such as
    /// `cities/oslo-no/bergen-no` or `cityguide:favourites/settings`.
    ///
    /// - Parameter earlier: The value of which the cities in the other tab stay.
    public init(link: String, from earlier: GuideFlow) throws(LinkError) {
        self = earlier
        var parts = link.trimmingPrefix("cityguide:").split(separator: "/", omittingEmptySubsequences: false)
        guard let tab = Tab(rawValue: String(parts.removeFirst())), !parts.contains("") else {
            throw LinkError(link: link)
        }
        self.tab = tab
        sheet = parts.last.flatMap { Sheet(rawValue: String($0)) }
        path = parts.dropLast(sheet == nil ? 0 : 1).map(String.init)
    }

    /// The link of the value, which does not name the cities in the other tab.
    public var link: String { ([tab.rawValue] + path + (sheet.map { [$0.rawValue] } ?? [])).joined(separator: "/") }
}

/// The error of a text that is no link.
public struct LinkError: Error, CustomStringConvertible {
    let link: String

    /// The text, and what was expected in its place.
    public var description: String {
        "'\(link)' is no link; expected cities or favourites, cities such as /oslo-no, and perhaps /settings"
    }
}
