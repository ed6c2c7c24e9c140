import CityGuideBase
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// A link is a value of the flow, at the start and later.
@MainActor
struct LinkTests {
    @Test(arguments: [
        ("cities", GuideFlow()),
        ("favourites", GuideFlow(tab: .favourites)),
        ("cities/settings", GuideFlow(sheet: .settings)),
        ("cities/oslo-no/bergen-no", GuideFlow(cities: ["oslo-no", "bergen-no"])),
        ("favourites/oslo-no/settings", GuideFlow(tab: .favourites, favourites: ["oslo-no"], sheet: .settings)),
    ])
    func linkIsAValue(link: String, value: GuideFlow) async throws {
        #expect(try GuideFlow(link: link, from: GuideFlow()) == value)
        #expect(value.link == link)
    }

    @Test func otherTabStays() async throws {
        let earlier = GuideFlow(tab: .favourites, cities: ["oslo-no"], favourites: ["bergen-no"], sheet: .settings)
        #expect(
            try GuideFlow(link: "cityguide:cities/zurich-ch", from: earlier)
                == GuideFlow(cities: ["zurich-ch"], favourites: ["bergen-no"])
        )
    }

    @Test(arguments: ["", "zurich-ch", "cities//", "cities/", "/cities", "http:cities"])
    func otherTextIsNoLink(link: String) {
        let error = #expect(throws: LinkError.self) { try GuideFlow(link: link, from: GuideFlow()) }
        #expect(
            error?.description == """
                '\(link)' is no link; expected cities or favourites, cities such as /oslo-no, and perhaps /settings
                """
        )
    }

    @Test(arguments: [
        ("cities/oslo-no/zurich/bergen-no", ["Cities", "Cities < Oslo", "Oslo"], "zurich"),
        ("cities/oslo-no/zurich/atlantis-no", ["Cities", "Cities < Oslo", "Oslo"], "zurich"),
        ("cities/settings/oslo-no", ["Cities", "Cities", "Cities"], "settings"),
        ("favourites/atlantis-no/settings", ["Favourites", "Favourites", "Favourites", "Settings"], "atlantis-no"),
    ])
    func unknownCityIsLeftOut(link: String, titles: [String], city: String) async throws {
        try await withFolder { folder in
            let cold = try await TestHost(folder.appending(path: "cold"), link: link)
            #expect(cold.titles == titles)
            let warm = try await TestHost(folder.appending(path: "warm"))
            try warm.user { try warm.guide.open(link) }
            #expect(warm.titles == titles)
            for host in [cold, warm] {
                #expect(host.guide.notices.texts == ["The guide has no city “\(city)”."])
                #expect(try host.page.page.notices == host.guide.notices.texts)
                #expect(try host.page.page.commands.first?.title == "Dismiss")
                try host.command("retry")
                #expect(try host.page.page.notices == [])
            }
        }
    }

    @Test func guideBeginsWithALink() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: "favourites/oslo-no/bergen-no/settings")
            #expect(host.titles == ["Favourites", "Oslo < Bergen", "Bergen", "Settings"])
            #expect(host.guide.window.phase == .foregroundActive)
            #expect(host.guide.log.lines.contains { $0.hasPrefix("Cities.") || $0.hasPrefix("Oslo.") } == false)
            await #expect(throws: LinkError.self) { try await TestHost(folder, link: "here") }
            #expect(try await TestHost(folder).titles == host.titles)
        }
    }

    @Test func guideHasTheLinkOfWhatItShows() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: "cities/oslo-no")
            var links = [host.guide.link]
            try host.user { try host.guide.open("favourites/bergen-no/settings") }
            links.append(host.guide.link)
            host.user { host.guide.window.goBack() }
            links.append(host.guide.link)
            #expect(links == ["cities/oslo-no", "favourites/bergen-no/settings", "favourites/bergen-no"])
        }
    }

    @Test func linkKeepsTheStateOfWhatItShowsAgain() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.search(for: "osl")
            try host.open("Oslo")
            host.user { try? host.page.actions?.select(row: 4) }
            let again = try await TestHost(folder, link: "cities/oslo-no/bergen-no")
            #expect(again.titles == ["Cities", "Oslo < Bergen", "Bergen"])
            again.user { again.guide.window.goBack() }
            #expect(try again.page.page.selection == 4)
            again.user { again.guide.window.goBack() }
            #expect(try again.page.lines == ["Oslo: Norway 🇳🇴"])
        }
    }

    @Test func linkIsFollowedLater() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            try host.command("favourite")
            try host.user { try host.guide.open("favourites/bergen-no/settings") }
            #expect(host.titles == ["Favourites", "Favourites < Bergen", "Bergen", "Settings"])
            try host.user { try host.guide.open("cities/oslo-no") }
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            #expect(try host.page.lines.contains("Visits: 1"))
            #expect(throws: LinkError.self) { try host.guide.open("towns/oslo-no") }
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            // The other stack changes while it is hidden.
            try host.user { try host.guide.open("favourites/bergen-no/stavanger-no") }
            #expect(host.titles == ["Favourites", "Bergen < Stavanger", "Stavanger"])
        }
    }
}
