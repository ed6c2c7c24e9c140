#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The article about the linter shows the actual rules and the actual output of its commands.
    @Suite(.waitsForPrograms)
    struct LintArticleTests {
        private let page: Page

        init() throws {
            page = try Page("Sources/StoryboardFiles/StoryboardFiles.docc/Checking-storyboards-in-CI.md")
        }

        private static let settings = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" initialViewController="set-00-001">
            <scenes>
            <scene sceneID="sce-00-001">
            <objects>
            <viewController id="set-00-001" customClass="SettingsController" customModule="App" \
            customModuleProvider="target" sceneMemberID="viewController"/></objects></scene><scene sceneID="sce-00-002"><objects>
            <viewController storyboardIdentifier="Sound" id="sou-00-001" customClass="SoundController" customModule="App" \
            customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="vie-00-001"/><connections>
            <outlet property="volume" destination="vie-00-001" id="out-00-001"/></connections></viewController><button id="but-00-001"><connections>
            <action selector="mute:" destination="sou-00-001" eventType="touchUpInside" id="act-00-001"/>
            </connections></button>
            </objects>
            </scene>
            </scenes>
            </document>
            """

        /// The files of the examples: a project with a dangling segue, and a storyboard that differs from the sources.
        private static func files(_ page: Page) throws -> [String: String] {
            [
                "App/Main.storyboard": try Tool.broken,
                "App/Settings.storyboard": settings,
                "Sources/Settings.swift": """
                class SettingsController: UIViewController {}
                class SoundController: UIViewController {
                    @IBOutlet var volume: UIView!
                    @IBAction func mute(_ sender: UIButton) {}
                        @IBAction func cityWasAdded(segue: UIStoryboardSegue) {}
                }
                """,
                "wrong.json": "{\"rules\": {\"unreachable-scenes\": \"off\"}}",
            ]
        }

        @Test func consoleShowsActualOutput() throws {
            for block in page.blocks("console") {
                var files = try Self.files(page)
                if block.contains("SetingsController") {
                    files["App/Settings.storyboard"] = Self.settings.replacing(
                        "SettingsController",
                        with: "SetingsController"
                    )
                    .replacing("\"volume\"", with: "\"volum\"").replacing("\"mute:\"", with: "\"mute\"")
                }
                try Program.withFolder(files) { folder in
                    var shown = ""
                    for command in block.split(separator: "\n").filter({ $0.hasPrefix("$ storyboard ") }) {
                        let outcome = try Tool.run(
                            command.split(separator: " ").dropFirst(2).map(String.init),
                            in: folder
                        )
                        shown += "\(command)\n\(outcome.output)\(outcome.errors)"
                    }
                    // The time varies.
                    #expect(shown.replacing(/\d+\.\d s\n/, with: "0.0 s\n") == block)
                }
            }
            #expect(page.blocks("console").count == 4)
        }

        @Test func configurationIsValid() throws {
            let configuration = try #require(page.blocks("json").first)
            let files = try Self.files(page).merging([".storyboard-lint.json": configuration]) { $1 }
            try Program.withFolder(files) { folder in
                let written = try Tool.run(["lint", "--write-baseline", "storyboards.json"], in: folder)
                // The only problem is disabled.
                #expect(written.errors.hasPrefix("2 files, 0 problems, ") && !written.errors.contains("baseline"))
                let outcome = try Tool.run(["lint"], in: folder)
                #expect(outcome.status == 0 && outcome.output == "")
            }
        }

        @Test func tableListsEveryRule() throws {
            let rows = page.text.matches(of: #/\| `([a-z-]+)` \| (off|error|warning) \| (.+?\.) /#).map {
                "\($0.1) \($0.2): \($0.3)"
            }
            let help = try Tool.run(["lint", "--help"]).output
            let rules = help.matches(of: /\n  ([a-z-]+)( \(off\))?\n +(error|warning): (.+)/).map {
                "\($0.1) \($0.2 == nil ? $0.3 : "off"): \($0.4)"
            }
            #expect(rows == rules && !rules.isEmpty)
        }
    }
#endif
