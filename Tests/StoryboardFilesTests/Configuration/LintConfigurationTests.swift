import Testing

@testable import StoryboardFiles

/// The configuration of a project, and messages about its mistakes.
struct LintConfigurationTests {
    private func error(_ text: String) -> String? {
        do throws(LintFileError) {
            _ = try LintConfiguration(text, path: "lint.json")
            return nil
        } catch {
            return error.description
        }
    }

    @Test func fileHasAName() {
        #expect(LintConfiguration.fileName == ".storyboard-lint.json")
    }

    @Test func allSettingsAreRead() throws {
        let configuration = try LintConfiguration(
            """
            {
                "files": ["App", "Kit/Main.storyboard"],
                "exclude": ["App/Vendor"],
                "sources": ["Sources"],
                "project": "Mail.xcodeproj",
                "rules": {"unreachable-scene": "off", "empty-identifier": "error", "unknown-storyboard": "on"},
                "disable": [
                    {"rule": "dangling-outlet", "file": "**/Main.storyboard", "object": "a\\u002d\\u00e9", "reason": "\\ud83d\\ude00"},
                    {"rule": "duplicate-id", "file": "App"},
                    {"rule": "unconnected-outlet", "file": "App/City.swift", "name": "map", "reason": "Set in code."}
                ],
                "baseClasses": {"label": ["BodyLabel"]},
                "fonts": ["Avenir"],
                "baseline": "baseline.json"
            }
            """,
            path: "lint.json"
        )
        var expected = LintConfiguration()
        expected.files = ["App", "Kit/Main.storyboard"]
        expected.excluded = [PathPattern("App/Vendor")]
        (expected.sources, expected.project) = (["Sources"], "Mail.xcodeproj")
        expected.rules = [.unreachableScene: .off, .emptyIdentifier: .error, .unknownStoryboard: .on]
        expected.exemptions = [
            LintExemption(.danglingOutlet, in: PathPattern("**/Main.storyboard"), object: "a-é"),
            LintExemption(.duplicateID, in: PathPattern("App")),
            LintExemption(.unconnectedOutlet, in: PathPattern("App/City.swift"), name: "map"),
        ]
        (expected.baseClasses, expected.fonts) = (["label": ["BodyLabel"]], ["Avenir"])
        #expect(StoryboardLint(configuration).baseClasses == ["label": ["BodyLabel"]])
        #expect(StoryboardLint(configuration).fonts == ["Avenir"])
        expected.baseline = "baseline.json"
        #expect(configuration == expected)
        for text in ["\u{FEFF} {} \n", "\u{FEFF}{}", "{ }", "\t{\r\n\"files\" : [ ] , \"rules\"\n:\t{ } }"] {
            #expect(try LintConfiguration(text, path: "") == LintConfiguration())
        }
    }

    @Test(arguments: [
        ("{\n  \"ruels\": {}\n}", "2:3: error: The key \"ruels\" is unknown. To fix: Write \"rules\"."),
        (
            "{\"x\": 1}",
            "1:2: error: The key \"x\" is unknown. To fix: Delete it, or write one of \"files\", \"exclude\", \"sources\", "
                + "\"project\", \"rules\", \"baseClasses\", \"fonts\", \"disable\", \"baseline\"."
        ),
        (
            "{\"rules\": {\"danglin-outlet\": \"off\"}}",
            "1:12: error: The rule \"danglin-outlet\" is unknown. To fix: Write \"dangling-outlet\"."
        ),
        (
            "{\"rules\": {\"dangling-outlet\": \"of\"}}",
            "1:31: error: The setting \"of\" is unknown. To fix: Write \"off\"."
        ),
        (
            "{\"rules\": {\"dangling-outlet\": false}}",
            "1:31: error: \"dangling-outlet\" is a Boolean. To fix: Replace it with a string that is not empty."
        ),
        ("{\"rules\": []}", "1:11: error: \"rules\" is an array. To fix: Replace it with an object."),
        ("{\"files\": \"App\"}", "1:11: error: \"files\" is a string. To fix: Replace it with an array."),
        ("{\"files\": [1]}", "1:12: error: \"files\" is a number. To fix: Replace it with a string that is not empty."),
        ("{\"files\": [], \"files\": []}", "1:15: error: The key \"files\" is repeated. To fix: Delete one."),
        ("[]", "1:1: error: \"The configuration\" is an array. To fix: Replace it with an object."),
        (
            "{\"disable\": [{\"rule\": \"duplicate-id\"}]}",
            "1:14: error: An element of \"disable\" has no rule or no file. To fix: Add the rule and the file, such as "
                + "{\"rule\": \"dangling-outlet\", \"file\": \"App/Main.storyboard\"}."
        ),
        (
            "{\"disable\": [{\"rule\": \"duplicate-ids\", \"file\": \"A\"}]}",
            "1:23: error: The rule \"duplicate-ids\" is unknown. To fix: Write \"duplicate-id\"."
        ),
        (
            "{\"disable\": [{\"rule\": \"duplicate-id\", \"file\": \"A\", \"reason\": 1}]}",
            "1:62: error: \"reason\" is a number. To fix: Replace it with a string that is not empty."
        ),
    ])
    func mistakeIsReportedAtItsPosition(text: String, message: String) {
        #expect(error(text) == "lint.json:\(message)")
    }

    private static let kinds = [
        ("null", "null"), ("true", "a Boolean"), ("-1.5e3", "a number"), ("\"\"", "a string"), ("[]", "an array"),
        ("{}", "an object"),
    ]

    @Test(arguments: [
        ("files", "an array"), ("exclude", "an array"), ("sources", "an array"), ("fonts", "an array"),
        ("disable", "an array"), ("rules", "an object"), ("baseClasses", "an object"),
        ("project", "a string that is not empty"), ("baseline", "a string that is not empty"),
    ])
    func keyNeedsAValueOfItsKind(key: String, expected: String) {
        for (value, kind) in Self.kinds where kind != expected {
            let problem = "1:\(key.count + 6): error: \"\(key)\" is \(kind). To fix: Replace it with \(expected)."
            #expect(error("{\"\(key)\": \(value)}") == "lint.json:\(problem)")
        }
    }

    @Test(arguments: [
        ("{\"files\": [", "files"), ("{\"exclude\": [\"App\", ", "exclude"), ("{\"sources\": [", "sources"),
        ("{\"fonts\": [", "fonts"), ("{\"baseClasses\": {\"label\": [", "label"),
        ("{\"rules\": {\"duplicate-id\": ", "duplicate-id"), ("{\"disable\": [{\"file\": \"A\", \"rule\": ", "rule"),
        ("{\"disable\": [{\"rule\": \"duplicate-id\", \"file\": ", "file"),
        ("{\"disable\": [{\"rule\": \"duplicate-id\", \"file\": \"A\", \"object\": ", "object"),
        ("{\"disable\": [{\"rule\": \"duplicate-id\", \"file\": \"A\", \"name\": ", "name"),
        ("{\"disable\": [{\"rule\": \"duplicate-id\", \"file\": \"A\", \"reason\": ", "reason"),
    ])
    func partOfAValueNeedsToBeAString(start: String, name: String) {
        let end = String(start.compactMap { $0 == "[" ? "]" : $0 == "{" ? "}" : nil }.reversed())
        for (value, kind) in Self.kinds {
            let problem = "error: \"\(name)\" is \(kind). To fix: Replace it with a string that is not empty."
            #expect(error(start + value + end) == "lint.json:1:\(start.count + 1): \(problem)")
        }
    }

    @Test(arguments: [
        ("", "1:1: error: The file has the end of the file instead of a value"),
        ("{\n \"files\": [\"é\",\n]}", "3:1: error: The file has \"]\" instead of a value"),
        ("{\"files\": [\"a\" \"b\"]}", "1:16: error: The file has \"\"\" instead of \",\""),
        ("{files: []}", "1:2: error: The file has \"f\" instead of a key in quotation marks"),
        ("{\"files\" []}", "1:10: error: The file has \"[\" instead of \":\""),
        ("{\"files\": [\"a]}\n", "1:16: error: A string is not closed, or contains a control character"),
        ("{\"files\": [\"a", "1:14: error: The file has the end of the file instead of the end of the string"),
        ("{\"files\": [\"\\x\"]}", "1:14: error: The file has \"x\" instead of an escape sequence"),
        ("{\"files\": [\"\\u12g4\"]}", "1:17: error: The file has \"g\" instead of a hexadecimal digit"),
        ("{\"files\": [\"\\ud800\\n\"]}", "1:20: error: Half of a surrogate pair is missing"),
        ("{\"files\": [\"\\ud800\"]}", "1:19: error: Half of a surrogate pair is missing"),
        ("{\"files\": [\"\\ud800\\u0041\"]}", "1:25: error: Half of a surrogate pair is missing"),
        ("{\"files\": tru}", "1:14: error: The file has \"}\" instead of the rest of true"),
        ("{\"files\": fals}", "1:15: error: The file has \"}\" instead of the rest of false"),
        ("{\"files\": nul}", "1:14: error: The file has \"}\" instead of the rest of null"),
        ("{\"files\": 1~}", "1:12: error: The file has \"~\" instead of \",\""),
        ("{\"files\": -}", "1:11: error: The file has \"-\" instead of a value"),
        ("{} {}", "1:4: error: The file has \"{\" instead of the end of the file"),
        ("{\"files\": ", "1:11: error: The file has the end of the file instead of a value"),
    ])
    func malformedJSONIsReportedAtItsPosition(text: String, problem: String) {
        #expect(error(text) == "lint.json:\(problem). To fix: Correct the JSON at this position.")
    }

    @Test(arguments: [
        ("\\ud83d\\ude00", "\u{1F600}"), ("\\udbff\\udfff", "\u{10FFFF}"), ("\\ud800\\udc00", "\u{10000}"),
    ])
    func surrogatePairIsOneCharacter(escaped: String, character: String) throws {
        let configuration = try LintConfiguration("{\"files\": [\"\(escaped)x\"]}", path: "lint.json")
        #expect(configuration.files == ["\(character)x"])
    }

    @Test func escapeSequencesAreCharacters() throws {
        let escaped = #"{"files": ["\"\\\/\b\f\n\r\t.storyboard"]}"#
        let configuration = try LintConfiguration(escaped, path: "lint.json")
        #expect(configuration.files == ["\"\\/\u{8}\u{C}\n\r\t.storyboard"])
    }

    @Test func deepNestingIsRefused() {
        let text = String(repeating: "[", count: 100_000)
        #expect(error(text)?.hasPrefix("lint.json:1:51: error: The file has more than 50 levels.") == true)
    }

    @Test(arguments: [
        (49, "1:1: error: \"The configuration\" is an array. To fix: Replace it with an object."),
        (50, "1:231: error: The file has more than 50 levels. To fix: Correct the JSON at this position."),
    ])
    func valuesThatEndAreNoLevels(count: Int, message: String) {
        let siblings = String(repeating: "[],", count: 60)
        let nested = String(repeating: "[", count: count) + String(repeating: "]", count: count)
        #expect(error("[\(siblings)\(nested)]") == "lint.json:\(message)")
    }

    @Test func settingsOfRulesAreUsed() throws {
        let text =
            "{\"rules\": {\"dangling-segue\": \"warning\", \"unreachable-scene\": \"off\", \"empty-identifier\": \"error\"}}"
        let lint = StoryboardLint(try LintConfiguration(text, path: "lint.json"))
        let main = try LintFixture.main.replacing("destination=\"let-00-001\"", with: "destination=\"gone\"")
            .replacing("identifier=\"read\"", with: "identifier=\"\"")
        let problems = lint.problems(in: [main, .settings])
        #expect(problems.map(\.rule) == [.danglingSegue, .emptyIdentifier])
        #expect(problems.map(\.severity) == [.warning, .error])
        #expect(problems.map(\.object) == ["seg-00-002", "seg-00-002"])
        #expect(LintReport(problems).count(.error) == 1)
    }

    @Test(arguments: [
        ("\"file\": \"Main.storyboard\", \"object\": \"seg-00-002\"", 0),
        ("\"file\": \"*\", \"object\": \"seg-00-003\"", 1),
        ("\"file\": \"Mail\"", 1), ("\"file\": \"*\", \"name\": \"gone\"", 0),
        ("\"file\": \"*\", \"name\": \"other\"", 1),
        ("\"file\": \"../Mail/**\"", 0),
    ])
    func exemptionHidesProblems(exemption: String, count: Int) throws {
        let text =
            "{\"disable\": [{\"rule\": \"dangling-segue\", \(exemption)}, {\"rule\": \"unreachable-scene\", \"file\": \"**\"}]}"
        let configuration = try LintConfiguration(text, path: "Mail/lint.json")
        let main = try LintFixture.main.replacing("destination=\"let-00-001\"", with: "destination=\"gone\"")
        let problems = StoryboardLint().problems(in: [main, .settings])
        #expect(problems.map(\.rule) == [.danglingSegue, .unreachableScene])
        let folder = ProjectFolder("Mail", workingDirectory: "/projects")
        // A pattern that leaves the folder never matches a file in it.
        #expect(configuration.problems(among: problems, in: folder).count == (exemption.contains("..") ? 1 : count))
    }
}
