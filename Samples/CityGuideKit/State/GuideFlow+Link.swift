extension GuideFlow {
    /// Creates the value of a link: a tab, the cities above its list, and perhaps the settings, such as
    /// `cities/oslo-no/bergen-no` or `favourites/settings`.
    ///
    /// - Parameter earlier: The value of which the cities in the other tab stay.
    init(link: String, in catalogue: CityCatalogue, from earlier: GuideFlow = GuideFlow()) throws(LinkError) {
        self = earlier
        var parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let first = parts.removeFirst()
        guard let tab = Tab(rawValue: first) else {
            let tabs = Tab.allCases.map(\.rawValue).joined(separator: " or ")
            throw LinkError(link: link, part: first, reason: "is no tab; expected \(tabs)")
        }
        self.tab = tab
        sheet = parts.last.flatMap(Sheet.init)
        if sheet != nil { parts.removeLast() }
        if let part = parts.first(where: { catalogue.city($0) == nil }) {
            let city = catalogue.search(part, in: catalogue.cities).first?.id ?? "oslo-no"
            let expected = "a city, such as \(city), or settings at the end"
            throw LinkError(link: link, part: part, reason: "is no city; expected \(expected)")
        }
        path = parts
    }

    /// The link of the value, which does not name the cities in the other tab.
    var link: String { ([tab.rawValue] + path + (sheet.map { [$0.rawValue] } ?? [])).joined(separator: "/") }
}

/// The error of a link with a part that the guide does not have.
public struct LinkError: Error, CustomStringConvertible {
    let link: String
    let part: String
    let reason: String

    /// The part and what was expected in its place.
    public var description: String { "'\(part)' in the link '\(link)' \(reason)" }
}
