import Foundation
import Testing

@testable import StoryboardFiles

/// Broken files are refused, with the place and the reason.
struct BrokenFileTests {
    @Test func aMismatchedTagSaysWhere() throws {
        let error = try #require(throws: StoryboardFileError.self) {
            try Sheet.file("<document>\n  <scenes>\n  </document>")
        }
        #expect(
            "\(error)" == """
                Main.storyboard:3:14: error: The XML is broken: a tag is closed by another; <scenes> of line 2 is not \
                closed. To fix: Mend the place, or take an earlier version of the file.
                """
        )
    }

    @Test func whatIsNoXMLIsShown() throws {
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file("../en.lproj/Main.storyboard") }
        #expect(error.reason == .notXML("../en.lproj/Main.storyboard"))
    }

    @Test func anEmptyFileIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file("") }
        #expect(error.reason == .notXML(""))
    }

    @Test func aFileThatEndsTooEarlyIsRefused() throws {
        #expect(throws: StoryboardFileError.self) { try Sheet.file("<document><scenes>") }
        #expect(throws: StoryboardFileError.self) { try Sheet.file("<document></document><document></document>") }
    }

    @Test func whatIsBareOfElementsEndsTooEarly() {
        #expect(problem("<?xml version=\"1.0\"?>\n")?.hasPrefix("The XML is broken: it ends too early") == true)
        #expect(problem("<!-- words") == "The XML is broken: a comment is not finished, or has -- in it")
        #expect(problem(" \n") == "The file is empty")
    }

    @Test func theReasonIsSaidInWords() {
        #expect(
            problem("<document a=\"b & c\"/>")
                == "The XML is broken: a name is missing; the & and the < of a text are written &amp; and &lt;"
        )
        #expect(
            problem("<document>\n<a b=\"1\"c=\"2\"/>") == "The XML is broken: a space is missing between attributes"
        )
        #expect(
            problem("\n<?xml version=\"1.0\"?><document/>")
                == "The XML is broken: an <?xml … ?> is not finished, or not where it belongs"
        )
    }

    @Test(arguments: ["\n", "\r\n"])
    func theColumnCountsCharacters(lineEnd: String) throws {
        let error = try #require(Sheet.error("<document>\(lineEnd)\t<é a=\"日🙂\">é</f></document>"))
        #expect("\(error.line):\(error.column)" == "2:17")
    }

    @Test func theMarksOfAMergeAreCounted() {
        let marks = "<<<<<<< ours\r\n=======\r\n>>>>>>> theirs\r\n"
        let start = "The file has the marks of an unfinished merge, at the line"
        #expect(problem("<document>\r\n\(marks)</document>") == start + "s 2, 3, 4")
        #expect(
            problem("<document>\n\(String(repeating: marks, count: 100))</document>")
                == start + "s 2, 3, 4, 5, 6, 7 and 294 more"
        )
        #expect(problem("<document>\n<<<<<<< ours\n</document>") == start + " 2")
        #expect(problem("<document>\n=======\n=======\n</a>")?.hasPrefix("The XML is broken") == true)
    }

    @Test func messagesAreOfOneLine() {
        #expect(
            problem("<x type='a&#10;\u{9b}'/>", whole: true)?.unicodeScalars.contains {
                $0.value < 32 || $0 == "\u{9b}"
            } == false
        )
    }

    private func problem(_ text: String, whole: Bool = false) -> String? {
        Sheet.error(text).map { whole ? $0.description : $0.problem }
    }
}
