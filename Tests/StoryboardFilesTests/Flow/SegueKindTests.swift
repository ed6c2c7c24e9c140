import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The meaning of the kinds of segues and relationships.
struct SegueKindTests {
    private func segues(_ attributes: [String]) throws -> [FileSegue] {
        let connections = attributes.enumerated().map { "<segue id=\"s\($0)\" destination=\"A\" \($1)/>" }
        return try XML.file(XML.text(XML.scene("A", connections: connections.joined()))).scenes[0].segues
    }

    @Test func kindHasAStyle() throws {
        let kinds = [
            "show", "push", "showDetail", "replace", "presentation", "modal", "popoverPresentation", "popover", "sheet",
            "custom", "embed", "unwind", "relationship", "",
        ]
        let segues = try segues(kinds.map { "kind=\"\($0)\"" })
        #expect(
            segues.map { "\($0.showStyle)" } == [
                "show", "show", "showDetail", "showDetail", "present(nil)", "present(nil)",
                "present(Optional(\"popover\"))", "present(Optional(\"popover\"))", "present(Optional(\"formSheet\"))",
                "unknown", "unknown", "unknown", "unknown", "unknown",
            ]
        )
        #expect(kinds.indices.filter { !segues[$0].isPerformed }.map { kinds[$0] } == ["embed", "relationship"])
        #expect(
            kinds.indices.filter { !segues[$0].isPerformedWithoutClass }.map { kinds[$0] } == [
                "custom", "embed", "relationship", "",
            ]
        )
    }

    @Test func unknownPresentationStyleIsIgnored() throws {
        let known = [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext",
            "popover",
        ]
        let styles = known + ["automatic", "none", ""]
        let segues = try segues(styles.map { "kind=\"presentation\" modalPresentationStyle=\"\($0)\"" })
        #expect(segues.map(\.element.presentationStyle) == known.map(Optional.some) + [nil, nil, nil])
    }

    @Test func relationshipHasAMeaning() throws {
        let relationships: [(name: String, containment: FileSegue.Containment, column: Int?)] = [
            ("rootViewController", .member, nil), ("viewControllers", .member, nil), ("tabItems", .member, nil),
            ("splitItems", .member, nil), ("masterViewController", .member, 0),
            ("supplementaryViewController", .extraColumn, 1), ("detailViewController", .member, 2),
            ("compactViewController", .extraColumn, 3), ("window.shadowedContentViewController", .content, nil),
            ("pages", .unsupported, nil), ("", .unsupported, nil),
        ]
        let segues = try segues(relationships.map { "kind=\"relationship\" relationship=\"\($0.name)\"" })
        #expect(segues.map(\.containment) == relationships.map(\.containment))
        #expect(segues.map(\.column) == relationships.map(\.column))
        // The program shows the columns beyond the two of a split view controller.
        let performed = relationships.map { $0.containment == .extraColumn }
        #expect(segues.map(\.isPerformed) == performed)
        #expect(segues.map(\.isPerformedWithoutClass) == performed)
    }
}
