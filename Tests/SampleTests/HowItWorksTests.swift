#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The article "How it works" names the central files of the package.
    struct HowItWorksTests {
        @Test func heartIsSmall() throws {
            let article = try Program.text("Sources/StoryCode/StoryCode.docc/How-it-works.md")
            let files = article.matches(of: /\| `(StoryCode\w+\/[\w\/+]+\.swift)` \|/).map(\.1)
            let lines = try files.map { try Program.text("Sources/\($0)").split(separator: "\n").count }
            #expect(files.count >= 8 && files.count <= 12)
            #expect(lines.reduce(0, +) <= 1_500)
        }

        @Test func filesOfContainerExist() throws {
            let article = try Program.text("Sources/StoryCode/StoryCode.docc/How-it-works.md")
            let rows = article.matches(of: /\| `((?!StoryCode)[A-Z]\w+)\/([^|]+)` \|/)
                .map { (folder: $0.1, files: $0.2) }
            #expect(rows.count >= 15)
            for row in rows {
                for file in row.files.split(separator: "`, `") {
                    #expect(throws: Never.self) {
                        try Program.text("Sources/StoryCodeContainer/\(row.folder)/\(file)")
                    }
                }
            }
        }
    }
#endif
