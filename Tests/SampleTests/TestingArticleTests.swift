#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The code and the failures in the articles on testing are those of tests.
    @Suite(.waitsForPrograms)
    struct TestingArticleTests {
        /// The articles, and the files of tests that they show.
        private static let articles = [
            "Testing-screens": ["Articles/TestingScreens"],
            "Keeping-the-runs-of-tests": ["Articles/KeepingTheRunsOfTests"],
            "Finding-what-retains-a-scene": ["Articles/FindingWhatRetainsAScene"],
            "Checking-the-controllers-of-a-toolkit": [
                "Conformance/WidgetController", "Conformance/SceneConformanceTests",
            ],
        ]

        private static let folder = "Sources/StoryCodeTesting/StoryCodeTesting.docc"

        @Test(arguments: articles)
        func everyBlockIsInATest(article: String, files: [String]) throws {
            let page = try Page("\(Self.folder)/\(article).md")
            let tests = try trimmed(
                files.map { try Program.text("Tests/StoryCodeTestingTests/\($0).swift") }.joined(separator: "\n")
            )
            let blocks = page.blocks("swift") + page.blocks("text")
            #expect(!blocks.isEmpty)
            for block in blocks { #expect(tests.contains(trimmed(block)), "not in the tests:\n\(block)") }
        }

        @Test func everyArticleIsTested() throws {
            let files = try FileManager.default.contentsOfDirectory(
                atPath: Program.package.appending(path: Self.folder).path
            )
            let pages = Self.articles.keys + ["StoryCodeTesting"]
            #expect(Set(files.filter { $0.hasSuffix(".md") }) == Set(pages.map { "\($0).md" }))
        }

        @Test func testsOfLoadingDataAreTests() throws {
            let page = try Page("Sources/StoryCode/StoryCode.docc/Loading-data.md")
            let tests = try trimmed(Program.text("Tests/StoryCodeTestingTests/Articles/LoadingData.swift"))
            for block in page.blocks("swift") where block.contains("@MainActor") {
                let code = block.replacing(#/import \w+\n\n/#, with: "")
                #expect(tests.contains(trimmed(code)), "not in the tests:\n\(block)")
            }
        }

        @Test func testsOfTheFlowAreTests() throws {
            let page = try Page("Sources/StoryCode/StoryCode.docc/The-flow-of-an-app.md")
            let tests = try trimmed(Program.text("Tests/StoryCodeTestingTests/Articles/FlowOfAnApp.swift"))
            let block = try #require(page.blocks("swift").first { $0.contains("import Testing\n") })
            #expect(tests.contains(trimmed(block.replacing(#/import \w+\n+/#, with: ""))))
        }

        // On macOS the tests of a program need the bundle that `swift test` makes.
        #if os(Linux)
            @Test func runOfAFailedTestIsAttached() throws {
                let test = """
                    import StoryCode
                    import StoryCodeTesting
                    import Testing

                    @MainActor
                    @Test(.keepsRuns) func city() {
                        ViewController().loadViewIfNeeded()
                        Issue.record("fails")
                    }

                    func failOutsideATest() async {
                        await LifecycleRecorder().expect(["A.viewDidLoad"])
                        print("goes on")
                    }
                    """
                let runner = Program.testRunner.replacing(
                    "async { ",
                    with: "async { if CommandLine.arguments.count == 1 { await failOutsideATest() }; "
                )
                let files = ["Tests.swift": test, "Runner.swift": runner]
                try Program.withFolder(files) { folder in
                    let (program, attachments) = (folder.appending(path: "program"), folder.appending(path: "kept"))
                    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: false)
                    try Program.compile(files.keys.map { folder.appending(path: $0).path }, to: program)
                    let arguments = ["--testing-library", "swift-testing", "--attachments-path", attachments.path]
                    let outcome = try Program.run(program, arguments)
                    #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
                    let names = try FileManager.default.contentsOfDirectory(atPath: attachments.path)
                    #expect(names.sorted() == ["program.city.page.html", "program.city.timeline.svg"])
                    // Without a test run, a failure ends the program.
                    let alone = try Program.run(program, [])
                    #expect(alone.status == 1 && alone.output == "")
                    let failure = "error: The recorded lines differ from the expected ones: 1 missing."
                    #expect(alone.errors.contains("Tests.swift:12:37: \(failure)"), "\(alone.errors)")
                }
            }
        #endif

        /// Removes the indentation, which differs in the tests.
        private func trimmed(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: "\n")
        }
    }
#endif
