#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The article "How it works" names files of the package.
    @Suite(.waitsForPrograms)
    struct HowItWorksTests {
        @Test func filesOfScreensExist() throws {
            let files = try article.matches(of: /\| `(StoryCode\w+\/[\w\/+]+\.swift)` \|/).map(\.1)
            #expect(files.count >= 8 && files.count <= 12)
            for file in files {
                #expect(throws: Never.self) { try Program.text("Sources/\(file)") }
            }
        }

        @Test func filesOfContainerExist() throws {
            let rows = try article.matches(of: /\| `((?:\.\.\/|(?!StoryCode))[A-Z]\w+)\/([^|]+)` \|/)
            #expect(rows.count >= 15)
            for row in rows {
                for file in row.2.split(separator: "`, `") {
                    #expect(throws: Never.self) { try Program.text("Sources/StoryCodeContainer/\(row.1)/\(file)") }
                }
            }
        }

        private var article: String {
            get throws { try Program.text("Sources/StoryCode/StoryCode.docc/How-it-works.md") }
        }
    }
#endif
