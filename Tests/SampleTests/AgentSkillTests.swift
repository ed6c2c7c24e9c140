#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The instructions for coding agents are the article "Writing code with StoryCode".
    ///
    /// Other tests compile its programs.
    @Suite(.waitsForPrograms)
    struct AgentSkillTests {
        private static let article = "Sources/StoryCode/StoryCode.docc/Writing-code-with-StoryCode.md"

        @Test func skillIsTheArticle() throws {
            let skill = try Program.text(".claude/skills/storycode/SKILL.md")
            let parts = skill.split(separator: "---\n\n", maxSplits: 1)
            try #require(parts.count == 2)
            #expect(parts[0].wholeMatch(of: /---\nname: storycode\ndescription: [^\n]+\n/) != nil)
            #expect(try parts[1] == Program.text(Self.article))
            #expect(skill.split(separator: "\n", omittingEmptySubsequences: false).count <= 400)
        }

        @Test func namedArticlesExist() throws {
            let names = try Program.text(Self.article).matches(of: /`([\w-]+\.md)`/).map(\.1)
            #expect(names.count >= 8)
            for name in names {
                #expect(throws: Never.self) { try Program.text("Sources/StoryCode/StoryCode.docc/\(name)") }
            }
        }

        // On macOS the tests of a program need the bundle that `swift test` makes.
        #if os(Linux)
            @Test func shownTestsPass() throws {
                let tests = try #require(Page(Self.article).blocks("swift").first { $0.contains("import Testing\n") })
                try Program.withFolder(["Tests.swift": tests, "Runner.swift": Program.testRunner]) { folder in
                    let program = folder.appending(path: "program")
                    let files = ["Tests.swift", "Runner.swift"].map { folder.appending(path: $0).path }
                    try Program.compile(files, to: program)
                    let outcome = try Program.run(program, [])
                    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                    #expect((outcome.output + outcome.errors).contains("2 tests"))
                }
            }
        #endif
    }
#endif
