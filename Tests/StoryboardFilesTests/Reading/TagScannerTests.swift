import Foundation
import Testing

@testable import StoryboardFiles

/// The positions of opening tags.
struct TagScannerTests {
    private func positions(_ text: String) throws -> [String] {
        let file = try StoryboardFile(Data(text.utf8), path: "Places.storyboard")
        return file.root.subtree.map { "\($0.name) \($0.line):\($0.column)" }
    }

    @Test func tagOverSeveralLines() throws {
        #expect(
            try positions("<document\n  type=\"Storyboard\"\n>\n  <scenes\n\n  /><device\n/></document>")
                == ["document 1:1", "scenes 4:3", "device 6:5"]
        )
    }

    @Test func tagsInCommentsAreIgnored() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- <a> - > <b/> --><document type="Storyboard" title="a > b / c">
            <?note <c/> ?><string><![CDATA[<d>
            </e>]]></string><scenes/>
            </document>
            """
        #expect(try positions(text) == ["document 2:22", "string 3:15", "scenes 4:17"])
    }

    @Test func columnsCountScalars() throws {
        #expect(
            try positions("\u{FEFF}<document type=\"Storyboard\" title=\"Übersicht 🦊\"><scenes/></document>")
                == ["document 1:1", "scenes 1:49"]
        )
    }

    @Test func windowsLineEnds() throws {
        #expect(try positions("<document>\r\n\t<scenes/>\r\n</document>") == ["document 1:1", "scenes 2:2"])
    }

    @Test func problemIsAtTagStart() throws {
        let file = try LintFixture.living.replacing(
            "<segue destination=\"fil-00-001\"",
            with: "<segue\n\ndestination=\"x\""
        )
        let problem = try #require(StoryboardLint().problems(in: [file]).first)
        #expect(problem.rule == .danglingSegue)
        #expect(problem.line == 8)
        #expect(problem.column == 25)
    }
}
