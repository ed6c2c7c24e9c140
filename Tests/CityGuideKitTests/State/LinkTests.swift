import CityGuideBase
import StoryCode
import Testing

@testable import CityGuideKit

/// A link is a value of the flow, at the start and later.
@MainActor
struct LinkTests {
    let catalogue: CityCatalogue

    init() throws { catalogue = try CityCatalogue() }

    @Test(arguments: [
        ("cities", GuideFlow()),
        ("favourites", GuideFlow(tab: .favourites)),
        ("cities/settings", GuideFlow(sheet: .settings)),
        ("cities/oslo-no/bergen-no", GuideFlow(cities: ["oslo-no", "bergen-no"])),
        ("favourites/oslo-no/settings", GuideFlow(tab: .favourites, favourites: ["oslo-no"], sheet: .settings)),
    ])
    func linkIsAValue(link: String, value: GuideFlow) throws {
        #expect(try GuideFlow(link: link, in: catalogue) == value)
        #expect(value.link == link)
    }

    @Test func otherTabStays() throws {
        let earlier = GuideFlow(tab: .favourites, cities: ["oslo-no"], favourites: ["bergen-no"], sheet: .settings)
        #expect(
            try GuideFlow(link: "cities/zurich-ch", in: catalogue, from: earlier)
                == GuideFlow(cities: ["zurich-ch"], favourites: ["bergen-no"])
        )
    }

    @Test(arguments: [
        ("", "'' in the link '' is no tab; expected cities or favourites"),
        ("zurich-ch", "'zurich-ch' in the link 'zurich-ch' is no tab; expected cities or favourites"),
        (
            "cities/zurich",
            "'zurich' in the link 'cities/zurich' is no city; expected a city, such as zurich-ch, or settings at the end"
        ),
        (
            "cities/settings/oslo-no",
            """
            'settings' in the link 'cities/settings/oslo-no' is no city; expected a city, such as oslo-no, or settings \
            at the end
            """
        ),
        (
            "cities//",
            "'' in the link 'cities//' is no city; expected a city, such as a-coruna-es, or settings at the end"
        ),
    ])
    func unknownPartIsNamed(link: String, message: String) {
        let error = #expect(throws: LinkError.self) { try GuideFlow(link: link, in: catalogue) }
        #expect(error?.description == message)
    }

    @Test func guideBeginsWithALink() throws {
        try withFolder { folder in
            let host = try TestHost(folder, link: "favourites/oslo-no/bergen-no/settings")
            #expect(host.titles == ["Favourites", "Oslo < Bergen", "Bergen", "Settings"])
            #expect(host.guide.log.lines.contains { $0.hasPrefix("Cities.") || $0.hasPrefix("Oslo.") } == false)
            #expect(throws: LinkError.self) { try TestHost(folder, link: "here") }
            #expect(try TestHost(folder).titles == host.titles)
        }
    }

    @Test func guideHasTheLinkOfWhatItShows() throws {
        try withFolder { folder in
            let host = try TestHost(folder, link: "cities/oslo-no")
            var links = [host.guide.link]
            try host.user { try host.guide.open("favourites/bergen-no/settings") }
            links.append(host.guide.link)
            host.user { host.guide.window.goBack() }
            links.append(host.guide.link)
            #expect(links == ["cities/oslo-no", "favourites/bergen-no/settings", "favourites/bergen-no"])
        }
    }

    @Test func linkKeepsTheStateOfWhatItShowsAgain() throws {
        try withFolder { folder in
            let host = try TestHost(folder)
            try host.page.actions?.search(for: "osl")
            try host.open("Oslo")
            host.user { try? host.page.actions?.select(row: 4) }
            let again = try TestHost(folder, link: "cities/oslo-no/bergen-no")
            #expect(again.titles == ["Cities", "Oslo < Bergen", "Bergen"])
            again.user { again.guide.window.goBack() }
            #expect(try again.page.page.selection == 4)
            again.user { again.guide.window.goBack() }
            #expect(try again.page.lines == ["Oslo: Norway 🇳🇴"])
        }
    }

    @Test func linkIsFollowedLater() throws {
        try withFolder { folder in
            let host = try TestHost(folder)
            try host.open("Oslo")
            try host.command("favourite")
            try host.user { try host.guide.open("favourites/bergen-no/settings") }
            #expect(host.titles == ["Favourites", "Favourites < Bergen", "Bergen", "Settings"])
            try host.user { try host.guide.open("cities/oslo-no") }
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            #expect(try host.page.lines.contains("Visits: 1"))
            #expect(throws: LinkError.self) { try host.guide.open("cities/atlantis-no") }
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            // The other stack changes while it is hidden.
            try host.user { try host.guide.open("favourites/bergen-no/stavanger-no") }
            #expect(host.titles == ["Favourites", "Bergen < Stavanger", "Stavanger"])
        }
    }
}
