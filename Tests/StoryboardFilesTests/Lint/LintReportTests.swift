import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The text, JSON and SARIF formats of reports.
struct LintReportTests {
    private let report = LintReport([
        LintProblem(.danglingSegue, at: ("Mail/Ma in.storyboard", 3, 5), object: "a", "It \"leads\"."),
        LintProblem(.unreachableScene, at: ("/Mail/Ü:1.storyboard", 7, 9), "None."),
    ])

    @Test func textHasCompilerFormat() {
        #expect(
            report.text == """
                Mail/Ma in.storyboard:3:5: error: It "leads". [dangling-segue]
                /Mail/Ü:1.storyboard:7:9: warning: None. [unreachable-scene]

                """
        )
        #expect(LintReport([]).text.isEmpty)
    }

    @Test func problemIsOneLine() throws {
        let file = try LintFixture.living.replacing(
            "destination=\"fil-00-001\"",
            with: "destination=\"a&#10;b&#x2028;\""
        )
        let text = LintReport(StoryboardLint().problems(in: [file])).text
        #expect(text.contains(#"leads to "a\u{a}b\u{2028}", which is not in the file."#))
        #expect(text.split(whereSeparator: \.isNewline).count == 2)
    }

    @Test func json() throws {
        #expect(
            try report.json() == """
                {
                  "coverage" : {
                    "modules" : [

                    ],
                    "remark" : null,
                    "total" : 0,
                    "unchecked" : 0
                  },
                  "errors" : 1,
                  "problems" : [
                    {
                      "column" : 5,
                      "file" : "Mail/Ma in.storyboard",
                      "line" : 3,
                      "message" : "It \\"leads\\".",
                      "name" : null,
                      "object" : "a",
                      "rule" : "dangling-segue",
                      "severity" : "error"
                    },
                    {
                      "column" : 9,
                      "file" : "/Mail/Ü:1.storyboard",
                      "line" : 7,
                      "message" : "None.",
                      "name" : null,
                      "object" : null,
                      "rule" : "unreachable-scene",
                      "severity" : "warning"
                    }
                  ],
                  "warnings" : 1
                }
                """
        )
    }

    @Test func sarifHeaderAndRules() throws {
        let log = try JSONDecoder().decode(JSONValue.self, from: Data(report.sarif().utf8))
        #expect(log["$schema"] == "https://json.schemastore.org/sarif-2.1.0.json")
        #expect(log["version"] == "2.1.0")
        let run = try #require(log["runs"]?[0])
        #expect(run["columnKind"] == "unicodeCodePoints")
        #expect(run["tool"]?["driver"]?["name"] == "StoryCode")
        let rules = try #require(run["tool"]?["driver"]?["rules"])
        for (index, rule) in LintRule.allCases.enumerated() {
            #expect(
                rules[index] == [
                    "id": .string(rule.rawValue),
                    "shortDescription": ["text": .string(rule.summary)],
                    "fullDescription": ["text": .string(rule.summary)],
                    "help": ["text": "Each result says how to fix it."],
                    "defaultConfiguration": [
                        "enabled": .bool(LintRule.defaults.contains(rule)), "level": .string(rule.severity.rawValue),
                    ],
                ]
            )
        }
    }

    @Test func everyFormatSaysWhatWasNotChecked() throws {
        var sources = SourceIndex()
        sources.add("import Kit\nimport Other\nclass A: KitController {}", path: "App/A.swift")
        let scene = XML.scene(
            "A",
            "viewController",
            "customClass=\"A\"",
            inside: "<view id=\"V\" customClass=\"MapView\" customModule=\"Maps\"/>",
            connections: "<outlet property=\"map\" destination=\"V\" id=\"o\"/>"
        )
        let files = [Result<StoryboardFile, StoryboardFileError>.success(try XML.file(XML.text(scene)))]
        let report = StoryboardLint(sources: sources).report(on: files)
        let remark = "2 of 3 classes, outlets and actions could not be checked (modules: Kit, Maps, Other)"
        #expect(report.coverage.remark == remark && report.problems.isEmpty)
        #expect(try report.json().contains("\"remark\" : \"\(remark)\""))
        let log = try JSONDecoder().decode(JSONValue.self, from: Data(report.sarif().utf8))
        let invocation = try #require(log["runs"]?[0]?["invocations"]?[0])
        #expect(invocation["executionSuccessful"] == .bool(true))
        let notification = invocation["toolExecutionNotifications"]?[0]
        #expect(notification == ["level": "note", "message": ["text": .string("\(remark).")]])
        sources.add("class KitController: UIViewController { var map: Any }", path: "Kit/Kit.swift")
        sources.add("class MapView: UIView {}", path: "Maps/Map.swift")
        #expect(StoryboardLint(sources: sources).report(on: files).coverage.remark == nil)
        let unknown = StoryboardLint().report(on: files).coverage.remark
        #expect(unknown == "3 of 3 classes, outlets and actions could not be checked (no sources)")
    }

    @Test func sarifResults() throws {
        let log = try JSONDecoder().decode(JSONValue.self, from: Data(report.sarif().utf8))
        let results = try #require(log["runs"]?[0]?["results"])
        let ruleIndex = try #require(LintRule.allCases.firstIndex(of: .danglingSegue))
        #expect(
            results[0] == [
                "ruleId": "dangling-segue",
                "ruleIndex": .int(ruleIndex),
                "level": "error",
                "message": ["text": "It \"leads\"."],
                "locations": [
                    [
                        "physicalLocation": [
                            "artifactLocation": ["uri": "Mail/Ma%20in.storyboard"],
                            "region": ["startLine": 3, "startColumn": 5],
                        ]
                    ]
                ],
            ]
        )
        let second = results[1]?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
        #expect(second == ["uri": "file:///Mail/%C3%9C%3A1.storyboard"])
        #expect(results[1]?["level"] == "warning")
    }

    @Test(arguments: [
        ("./Mail/Main.storyboard", "Mail/Main.storyboard"),
        ("Mail//./More/../Main.storyboard", "Mail/Main.storyboard"),
        ("../../Main.storyboard", "../../Main.storyboard"),
        ("/Mail/../Main.storyboard", "file:///Main.storyboard"),
        ("a:b/100% [new].storyboard", "a%3Ab/100%25%20%5Bnew%5D.storyboard"),
    ])
    func sarifPathsAreNormalized(path: String, uri: String) throws {
        let problem = LintProblem(.danglingSegue, at: (path, 1, 1), "It leads.")
        let log = try JSONDecoder().decode(JSONValue.self, from: Data(LintReport([problem]).sarif().utf8))
        let location = log["runs"]?[0]?["results"]?[0]?["locations"]?[0]?["physicalLocation"]
        #expect(location?["artifactLocation"] == ["uri": .string(uri)])
    }

    @Test func reportsAreDeterministic() throws {
        let problems = try LintRuleTests.mistakes.flatMap { StoryboardLint.strict.problems(in: try $0.planted()) }
        let again = try LintRuleTests.mistakes.flatMap { StoryboardLint.strict.problems(in: try $0.planted()) }
        #expect(try LintReport(problems).json() == LintReport(again).json())
        #expect(try LintReport(problems).sarif() == LintReport(again).sarif())
    }

    @Test func ruleNamesAreStable() {
        #expect(
            LintRule.allCases.map(\.rawValue) == [
                "merge-conflict", "unreadable-file", "duplicate-id", "dangling-outlet", "dangling-action",
                "dangling-binding", "unknown-initial-controller", "duplicate-storyboard-identifier",
                "unreachable-scene", "self-containing-scene", "dangling-segue", "segue-to-no-controller",
                "duplicate-segue-identifier",
                "unknown-segue-kind", "unknown-relationship", "unwind-without-action", "undeclared-unwind-action",
                "unwind-to-no-exit", "unwind-to-foreign-exit", "undeclared-class",
                "undeclared-outlet", "undeclared-action", "missing-initial-scene", "missing-referenced-scene",
                "ambiguous-reference",
                "unknown-storyboard", "empty-identifier", "class-without-module", "missing-asset",
                "missing-accessibility-label", "other-base-class", "unnamed-color", "unlisted-font",
                "margin-constraint",
                "unknown-identifier", "unknown-resource", "unconnected-outlet", "unconnected-action",
            ]
        )
        #expect(LintRule(rawValue: "dangling-segue") == .danglingSegue)
    }
}

extension JSONValue {
    fileprivate subscript(index: Int) -> JSONValue? {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
    }
}
