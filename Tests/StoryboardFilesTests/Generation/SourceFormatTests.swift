import Testing

@testable import StoryboardFiles

/// Lines of generated code have at most 120 characters.
struct SourceFormatTests {
    private func text(_ count: Int) -> String { String(repeating: "v", count: count) }

    @Test func assignmentIsBrokenBeforeItsValue() {
        #expect(SourceFormat.assignment("let a", text(108), indent: 4) == ["    let a = \(text(108))"])
        #expect(SourceFormat.assignment("let a", text(109), indent: 4) == ["    let a =", "        \(text(109))"])
    }

    @Test func callHasALineForEachArgument() {
        #expect(SourceFormat.call("f", ["a", text(108)], then: " {", indent: 4) == ["    f(a, \(text(108))) {"])
        #expect(
            SourceFormat.call("f", ["a", text(109)], then: " {", indent: 4) == [
                "    f(", "        a,", "        \(text(109))", "    ) {",
            ]
        )
        #expect(SourceFormat.call(text(130), [], indent: 4) == ["    \(text(130))()"])
    }

    @Test func constantIsBrokenInItsTypeIfItIsTooLong() {
        func lines(_ count: Int) -> [String] {
            SourceFormat.constant("class", "T", of: [text(count), "C"], "x: 1", indent: 4)
        }
        #expect(lines(83) == ["    static let `class` = T<\(text(83)), C>(x: 1)"])
        for count in [84, 88] {
            #expect(lines(count) == ["    static let `class` = T<\(text(count)), C>(", "        x: 1", "    )"])
        }
        #expect(
            lines(89) == ["    static let `class` = T<", "        \(text(89)),\n        C", "    >(x: 1)"]
        )
    }

    @Test func commentIsBrokenBetweenWords() {
        #expect(SourceFormat.comment("\(text(107)) b", indent: 8) == ["        // \(text(107)) b"])
        #expect(SourceFormat.comment("\(text(108)) b", indent: 8) == ["        // \(text(108))", "        // b"])
        #expect(SourceFormat.comment(text(150), indent: 8) == ["        // \(text(150))"])
    }
}
