import Testing

@testable import StoryboardFiles

/// A baseline contains the problems that a project accepts.
struct LintBaselineTests {
    private let folder = ProjectFolder("Mail", workingDirectory: "/projects")

    private func problems(_ parts: [(String, String)], path: String = "Mail/Main.storyboard") throws -> [LintProblem] {
        let file = try parts.reduce(LintFixture.main) { try $0.replacing($1.0, with: $1.1) }
        return StoryboardLint().problems(in: [LintFixture(path, file.text), .settings])
    }

    private let segue = ("destination=\"let-00-001\"", "destination=\"gone\"")
    private let action = ("destination=\"wri-00-001\" eventType", "destination=\"gone\" eventType")

    @Test func writtenBaselineContainsItsProblems() throws {
        let problems = try problems([segue])
        let text = try LintBaseline(problems, in: folder).json()
        #expect(
            text == """
                {
                  "problems" : [
                    {
                      "file" : "Main.storyboard",
                      "name" : "gone",
                      "object" : "seg-00-002",
                      "rule" : "dangling-segue"
                    },
                    {
                      "file" : "Main.storyboard",
                      "object" : "let-00-001",
                      "rule" : "unreachable-scene"
                    }
                  ]
                }
                """
        )
        let baseline = try LintBaseline(text, path: "baseline.json", in: folder)
        #expect(baseline.newProblems(among: problems).isEmpty)
        #expect(try baseline.json() == text)
    }

    @Test func insertedLinesAndFoldersOfCommandDoNotMatter() throws {
        let baseline = LintBaseline(try problems([segue]), in: folder)
        let moved = try problems([segue, ("<scenes>", "\n\n<scenes>")], path: "/projects/./Mail/Main.storyboard")
        #expect(moved.first?.line == 25)
        #expect(baseline.newProblems(among: moved).isEmpty)
        let other = try problems([segue], path: "Other/Main.storyboard")
        #expect(baseline.newProblems(among: other).count == 2)
    }

    @Test func newProblemIsReported() throws {
        let baseline = LintBaseline(try problems([segue]), in: folder)
        let new = baseline.newProblems(among: try problems([segue, action]))
        #expect(new.map(\.rule) == [.danglingAction])
    }

    @Test func otherNameIsANewProblem() throws {
        let baseline = LintBaseline(try problems([segue]), in: folder)
        let other = try problems([(segue.0, "destination=\"lost\"")])
        #expect(baseline.newProblems(among: other).map(\.name) == ["lost"])
        // An entry of an earlier version has no name.
        let text = try baseline.json().replacing("\"name\" : \"gone\",", with: "")
        let old = try LintBaseline(text, path: "baseline.json", in: folder)
        #expect(old.newProblems(among: other).isEmpty)
    }

    @Test func fixedProblemsAreCounted() throws {
        let baseline = LintBaseline(try problems([segue, action]), in: folder)
        #expect(baseline.fixedProblems(among: try problems([segue, action])) == [:])
        #expect(baseline.fixedProblems(among: try problems([segue])) == ["Main.storyboard": 1])
        #expect(baseline.fixedProblems(among: []) == ["Main.storyboard": 3])
    }

    @Test func equalProblemsAreCounted() throws {
        // Neither object has an id.
        let action = "<action selector=\"send:\""
        let one = (action, "<action selector=\"a\" destination=\"gone\"/>\(action)")
        let two = (action, "<action selector=\"b\" destination=\"gone\"/>\(one.1)")
        let baseline = LintBaseline(try problems([two]), in: folder)
        #expect(try baseline.json().contains("\"count\" : 2"))
        let read = try LintBaseline(baseline.json(), path: "baseline.json", in: folder)
        #expect(read.newProblems(among: try problems([two])).isEmpty)
        let first = LintBaseline(try problems([one]), in: folder)
        #expect(first.newProblems(among: try problems([two])).map(\.rule) == [.danglingAction])
    }

    @Test(arguments: [1, 2, Int(Int32.max)])
    func countOfAnEntryIsRead(count: Int) throws {
        let text = "{\"problems\": [{\"file\": \"a\", \"rule\": \"b\", \"count\": \(count)}]}"
        let baseline = try LintBaseline(text, path: "base.json", in: folder)
        #expect(baseline.fixedProblems(among: []) == ["a": count])
    }

    @Test func baselineMayBeEmpty() throws {
        for text in ["{}", "{\"problems\": []}"] {
            let baseline = try LintBaseline(text, path: "base.json", in: folder)
            #expect(baseline.fixedProblems(among: []) == [:])
        }
    }

    // The sum of two numbers such as 9e18 would overflow.
    @Test(arguments: ["0", "-1", "0.5", "2147483648", "9e18", "null", "\"1\""])
    func countIsAPositiveInteger(count: String) {
        let text = "{\"problems\": [{\"file\": \"a\", \"rule\": \"b\", \"count\": \(count)}]}"
        let error = #expect(throws: LintFileError.self) { try LintBaseline(text, path: "base.json", in: folder) }
        #expect(
            error?.description == "base.json:1:51: error: \"count\" is not an integer from 1 to 2147483647. "
                + "To fix: Write the baseline again with --write-baseline."
        )
    }

    @Test(arguments: [
        ("{\"problem\": []}", "1:2: error: The key \"problem\" is unknown. To fix: Write \"problems\"."),
        ("[]", "1:1: error: \"The baseline\" is an array. To fix: Replace it with an object."),
        ("{\"problems\": {}}", "1:14: error: \"problems\" is an object. To fix: Replace it with an array."),
        (
            "{\"problems\": [{\"rule\": \"b\", \"file\": 1}]}",
            "1:37: error: \"file\" is a number. To fix: Replace it with a string that is not empty."
        ),
        (
            "{\"problems\": [{\"file\": \"a\", \"rule\": 1}]}",
            "1:37: error: \"rule\" is a number. To fix: Replace it with a string that is not empty."
        ),
        (
            "{\"problems\": [{\"file\": \"a\", \"rule\": \"b\", \"object\": 1}]}",
            "1:52: error: \"object\" is a number. To fix: Replace it with a string that is not empty."
        ),
        (
            "{\"problems\": [{\"file\": \"a\", \"rule\": \"b\", \"name\": 1}]}",
            "1:50: error: \"name\" is a number. To fix: Replace it with a string that is not empty."
        ),
        ("{\"problems\": [1]}", "1:15: error: \"problems\" is a number. To fix: Replace it with an object."),
        (
            "{\"problems\": [{\"file\": \"a\"}]}",
            "1:15: error: An element of \"problems\" has no file or no rule. To fix: Write the baseline again with "
                + "--write-baseline."
        ),
    ])
    func mistakeIsReported(text: String, message: String) {
        let error = #expect(throws: LintFileError.self) { try LintBaseline(text, path: "base.json", in: folder) }
        #expect(error?.description == "base.json:\(message)")
    }
}
