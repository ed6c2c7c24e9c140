import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Broken files are refused with a position and a reason.
struct BrokenFileTests {
    @Test func mismatchedTagHasPosition() throws {
        let error = try #require(throws: StoryboardFileError.self) {
            try XML.file("<document>\n  <scenes>\n  </document>")
        }
        // The parsers of Linux and of Apple's systems agree on the line only.
        #expect(
            "\(error)" == """
                Main.storyboard:3:\(error.column): error: The XML is malformed: a closing tag does not match the opening tag; \
                <scenes> in line 2 is not closed. To fix: Correct the file at this position, or restore an earlier \
                version.
                """
        )
    }

    @Test func notXMLShowsBeginning() throws {
        let error = try #require(throws: StoryboardFileError.self) { try XML.file("../en.lproj/Main.storyboard") }
        #expect(error.reason == .notXML("../en.lproj/Main.storyboard"))
    }

    @Test func beginningHas32CharactersIn64Bytes() {
        #expect(XML.error(String(repeating: "é", count: 33))?.reason == .notXML(String(repeating: "é", count: 32)))
        #expect(XML.error(String(repeating: "e", count: 33))?.reason == .notXML(String(repeating: "e", count: 32)))
        #expect(XML.error(String(repeating: "🙂", count: 33))?.reason == .notXML(String(repeating: "🙂", count: 16)))
    }

    @Test func emptyFile() throws {
        let error = try #require(throws: StoryboardFileError.self) { try XML.file("") }
        #expect(error.reason == .notXML(""))
    }

    @Test func truncatedFile() throws {
        #expect(throws: StoryboardFileError.self) { try XML.file("<document><") }
        #expect(XML.error("<document><scenes>")?.line == 1)
        #expect(throws: StoryboardFileError.self) { try XML.file("<document></document><document></document>") }
    }

    @Test func fileWithoutElements() {
        #expect(
            problem("<?xml version=\"1.0\"?>\n")?.hasPrefix("The XML is malformed: the document ends too early") == true
        )
        #expect(problem("<!-- words") == "The XML is malformed: a comment is not closed, or contains --")
        #expect(problem(" \n") == "The file is empty")
    }

    @Test func causesOfMalformedXML() {
        #expect(
            problem("<document a=\"b & c\"/>")
                == "The XML is malformed: a name is missing; in text, & is written &amp; and < is written &lt;"
        )
        #expect(
            problem("<document>\n<a b=\"1\"c=\"2\"/>") == "The XML is malformed: a space is missing between attributes"
        )
        #expect(
            problem("\n<?xml version=\"1.0\"?><document/>")
                == "The XML is malformed: an <?xml … ?> is not closed, or is in the wrong place"
        )
        for version in ["1.1", "2.0"] {
            #expect(
                problem("<?xml version=\"\(version)\"?><document/>")
                    == "The XML is malformed: its version of XML is not 1.0"
            )
        }
    }

    /// The numbers are those of libxml2, of which a file of a test causes a few only.
    @Test func numbersOfTheParserHaveTexts() {
        let texts: [(codes: [ClosedRange<Int>], text: String)] = [
            ([1...2], "it has a value of ten million bytes, a document type, or too many names"),
            ([4...4], "the document is empty"),
            ([5...5], "the document ends too early, or continues after its end"),
            ([6...9], "it contains a character that XML does not allow"),
            ([14...23, 26...27], "it refers to an entity that it does not declare"),
            (
                [31...34, 46...47, 56...57, 64...64, 78...79, 96...96],
                "an <?xml … ?> is not closed, or is in the wrong place"
            ),
            ([38...38], "an attribute contains <, or its closing quote is missing"),
            ([39...41], "an attribute is malformed"), ([42...42], "a tag has the same attribute twice"),
            ([45...45, 80...80], "a comment is not closed, or contains --"),
            ([62...63], "a ]]> is missing, or is in the wrong place"),
            ([65...65], "a space is missing between attributes"),
            ([68...68], "a name is missing; in text, & is written &amp; and < is written &lt;"),
            ([72...73, 75...75, 77...77], "a tag is incomplete"),
            ([74...74, 76...76], "a closing tag does not match the opening tag"),
            ([81...81], "it contains bytes that are not UTF-8"),
            ([97...97, 108...108], "its version of XML is not 1.0"),
            ([110...110], "a name is too long"),
        ]
        for code in 0...120 {
            let text = texts.first { $0.codes.contains { $0.contains(code) } }?.text
            let error = ParserError(code: code, line: 1, column: 1).fileError(in: [], [], file: "A", open: nil)
            let cause = text ?? "the parser reports error \(code)"
            #expect(error.reason == .malformedXML(cause))
            var open = ElementTree.StoredElement(name: "scene", attributes: [], parent: -1)
            open.position = TextPosition(line: 7, column: 1)
            let inside = ParserError(code: code, line: 9, column: 1).fileError(in: [], [], file: "A", open: open)
            let rest = [5, 74, 76].contains(code) ? "; <scene> in line 7 is not closed" : ""
            #expect(inside.reason == .malformedXML(cause + rest))
        }
    }

    @Test(arguments: [("<document>\n\n", 3), ("<document/>\nx", 2), ("<document>\n\u{1}</document>", 2)])
    func errorAtTheBeginningOfALine(text: String, line: Int) throws {
        let error = try #require(XML.error(text))
        #expect(error.line == line)
        if XML.hasColumns { #expect(error.column == 1) }
    }

    @Test(arguments: ["\n", "\r\n"])
    func columnCountsScalars(lineEnd: String) throws {
        let error = try #require(XML.error("<document>\(lineEnd)\t<é a=\"日🙂\">é</f></document>"))
        #expect(error.line == 2)
        if XML.hasColumns { #expect(error.column == 13) }
    }

    @Test(arguments: [
        ("<document>\n  <a></a></b><!-- </c> -->\n</document>", 2, 10), ("<document>\n<a>\n</b\n></document>", 3, 1),
        ("<document><a/></b>", 1, 15),
    ])
    func wrongClosingTagHasItsPosition(text: String, line: Int, column: Int) throws {
        let error = try #require(XML.error(text))
        #expect(error.line == line && error.column == column)
    }

    @Test func conflictMarkersAreListed() {
        let marks = "<<<<<<< ours\r\n=======\r\n>>>>>>> theirs\r\n"
        let start = "The file contains merge conflict markers in line"
        #expect(problem("<document>\r\n\(marks)</document>") == start + "s 2, 3, 4")
        #expect(
            problem("<document>\n\(String(repeating: marks, count: 100))</document>")
                == start + "s 2, 3, 4, 5, 6, 7 and 294 more"
        )
        #expect(problem("<document>\n<<<<<<< ours\n</document>") == start + " 2")
        #expect(problem("<document>\n\n\n<<<<<<< ours\n||||||| base\n\n</document>") == start + "s 4, 5")
        // A longer line of equals signs is text.
        #expect(problem("<document>\n<<<<<<< ours\n=========\n</document>") == start + " 2")
        #expect(problem("<document>\n=======\n=======\n</a>")?.hasPrefix("The XML is malformed") == true)
    }

    @Test(
        arguments: [
            (
                .mergeConflict(lines: [7]),
                "The file contains merge conflict markers in line 7. To fix: Resolve each conflict and delete the markers."
            ),
            (
                .mergeConflict(lines: Array(1...6)),
                "The file contains merge conflict markers in lines 1, 2, 3, 4, 5, 6. To fix: Resolve each conflict and "
                    + "delete the markers."
            ),
            (
                .mergeConflict(lines: Array(1...7)),
                "The file contains merge conflict markers in lines 1, 2, 3, 4, 5, 6 and 1 more. To fix: Resolve each "
                    + "conflict and delete the markers."
            ),
            (.notXML(""), "The file is empty. To fix: \(itself)"),
            (.notXML("a/b"), "The file is not XML; it begins with \"a/b\". To fix: \(itself)"),
            (
                .notAStoryboard(root: "archive", type: nil),
                "The file has the format of XIB files before Xcode 5. To fix: Save the file with Xcode 5 or later, which "
                    + "changes its format."
            ),
            (
                .notAStoryboard(root: "plist", type: String(repeating: "a", count: 90)),
                "The file is not a storyboard; its root element is <plist> of type \(String(repeating: "a", count: 80)). "
                    + "To fix: Choose a file that Interface Builder has saved as a storyboard."
            ),
            (.encoding("UTF-16"), "The file is encoded in UTF-16. To fix: Save the file in UTF-8."),
            (
                .documentType,
                "The file declares a document type or entities. To fix: Delete the declaration; Interface Builder writes none."
            ),
            (
                .tooLarge("levels", limit: 200),
                "The file has more than 200 levels. To fix: Split the storyboard with references, or delete what Interface "
                    + "Builder did not write. A program reads a trusted file with higher ReadingLimits."
            ),
        ] as [(StoryboardFileError.Reason, String)]
    )
    func reasonsHaveTexts(reason: StoryboardFileError.Reason, message: String) {
        let error = StoryboardFileError(reason: reason, file: "A.storyboard", line: 3, column: 4)
        #expect(error.description == "A.storyboard:3:4: error: \(message)")
    }

    private static let itself = "Check out the file itself: a link or a resource fork may be in its place."

    @Test func messageIsOneLine() {
        #expect(
            problem("<x type='a&#10;\u{9b}'/>", whole: true)?.unicodeScalars.contains {
                $0.value < 32 || $0 == "\u{9b}"
            } == false
        )
    }

    private func problem(_ text: String, whole: Bool = false) -> String? {
        XML.error(text).map { whole ? $0.description : $0.explanation.problem }
    }
}
