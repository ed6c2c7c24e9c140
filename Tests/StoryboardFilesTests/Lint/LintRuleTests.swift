import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Each mistake is found at its position, with a message and a remedy.
struct LintRuleTests {
    @Test func fixturesBreakNoRule() {
        #expect(StoryboardLint.strict.problems(in: LintFixture.all).isEmpty)
    }

    @Test(arguments: LintFixture.all)
    func eachFixtureBreaksNoDefaultRule(fixture: LintFixture) {
        #expect(StoryboardLint().problems(in: [fixture]).isEmpty)
    }

    @Test(arguments: mistakes)
    func onlyMistakeIsFound(mistake: Mistake) throws {
        let problems = StoryboardLint.strict.problems(in: try mistake.planted())
        // Some mistakes also make a scene unreachable.
        let own = problems.filter { $0.rule == mistake.rule || $0.rule != .unreachableScene }
        let place = (mistake.fixture.path, mistake.line, mistake.column)
        let expected = LintProblem(mistake.rule, at: place, mistake.message)
        #expect(own.map(\.description) == [expected.description])
    }

    @Test(arguments: mistakes)
    func disabledRuleFindsNothing(mistake: Mistake) throws {
        var lint = StoryboardLint.strict
        lint.rules.remove(mistake.rule)
        #expect(try lint.problems(in: mistake.planted()).allSatisfy { $0.rule == .unreachableScene })
    }

    @Test func everyRuleIsTested() {
        let elsewhere: Set<LintRule> = [
            .mergeConflict, .unreadableFile, .missingInitialScene, .ambiguousReference, .undeclaredUnwindAction,
            .undeclaredClass, .undeclaredOutlet, .undeclaredAction, .selfContainingScene, .missingAsset,
            .otherBaseClass,
            .unknownIdentifier, .unknownResource, .unconnectedOutlet, .unconnectedAction,
        ]
        #expect(Set(Self.mistakes.map(\.rule)).union(elsewhere) == Set(LintRule.allCases))
    }

    @Test func sceneThatContainsItselfIsReported() throws {
        func problems(_ kind: String) throws -> [String] {
            let root = { XML.segue("relationship", to: $0, "relationship=\"rootViewController\"") }
            let file = try XML.file(
                XML.text(
                    XML.scene("A", "navigationController", connections: root("B")),
                    XML.scene("B", connections: XML.segue("embed", to: "C") + XML.segue("show", to: "A")),
                    XML.scene("C", connections: XML.segue("embed", to: "D") + XML.segue(kind, to: "A")),
                    XML.scene("D")
                )
            )
            return StoryboardLint().problems(in: [file]).map { "\($0.line) \($0.rule.rawValue): \($0.message)" }
        }
        #expect(try problems("presentation") == [])
        let found = try problems("embed")
        #expect(
            found == [
                "21 self-containing-scene: The embed segue of <viewController> \"C\" leads back to the scene \"A\", which "
                    + "contains the scene \"B\", then the scene \"C\", so the scene contains itself. To fix: Show one of "
                    + "the scenes with a segue that is performed, or delete this connection."
            ]
        )
    }

    @Test func twoScenesMayContainTheSameScene() throws {
        let file = try XML.file(
            XML.text(
                XML.scene("A", connections: XML.segue("embed", to: "B") + XML.segue("embed", to: "C")),
                XML.scene("B", connections: XML.segue("embed", to: "D")),
                XML.scene("C", connections: XML.segue("embed", to: "D")),
                XML.scene("D")
            )
        )
        #expect(StoryboardLint(rules: [.selfContainingScene]).problems(in: [file]) == [])
    }

    @Test func pagesMayLeadToEachOther() throws {
        let page = { XML.segue("relationship", to: $0, "relationship=\"nextPage\"") }
        let file = try XML.file(
            XML.text(
                XML.scene("A", "controller", connections: page("B")),
                XML.scene("B", "controller", connections: page("A")),
                runtime: "watchKit"
            )
        )
        #expect(StoryboardLint(rules: [.selfContainingScene]).problems(in: [file]) == [])
    }

    @Test(arguments: [("C2", "show", "B", 0), ("C1", "show", "B", 1), ("C2", "modal", "B", 1), ("C2", "show", "A", 1)])
    func equalSeguesOfSeveralCellsMayHaveOneIdentifier(cell: String, kind: String, scene: String, count: Int) throws {
        let cells = ["C1", "C2"].map { id in
            let first = id == "C1" ? XML.segue("show", to: "B", "identifier=\"go\"") : ""
            let second = id == cell ? XML.segue(kind, to: scene, "identifier=\"go\"") : ""
            return "<tableViewCell id=\"\(id)\"><connections>\(first)\(second)</connections></tableViewCell>"
        }
        let file = try XML.file(XML.text(XML.scene("A", inside: cells.joined()), XML.scene("B")))
        let problems = StoryboardLint(rules: [.duplicateSegueIdentifier]).problems(in: [file])
        #expect(problems.compactMap(\.name) == Array(repeating: "go", count: count))
    }

    /// This takes minutes if the time grows with the square of the number, and too much stack if each scene takes some.
    @Test func deepContainmentIsChecked() throws {
        let scenes = (0..<8_000).map { XML.scene("\($0)", connections: XML.segue("embed", to: "\($0 + 1)")) }
        let text = XML.text(scenes.joined(), XML.scene("8000", connections: XML.segue("embed", to: "0")))
        let problems = StoryboardLint(rules: [.selfContainingScene]).problems(in: [try XML.file(text)])
        #expect(problems.map(\.name) == ["0"])
        #expect(problems.first?.message.contains("then the scene \"3\" and 7997 more scenes, so the scene") == true)
    }

    @Test(arguments: [
        (1, "to the scene \"1\""),
        (2, "to the scene \"1\", which contains the scene \"2\""),
        (4, "to the scene \"1\", which contains the scene \"2\", then the scene \"3\", then the scene \"4\""),
        (
            5,
            "to the scene \"1\", which contains the scene \"2\", then the scene \"3\", then the scene \"4\" and 1 more scene"
        ),
    ])
    func scenesThatContainEachOtherAreNamed(count: Int, way: String) throws {
        let scenes = (1...count).map { XML.scene("\($0)", connections: XML.segue("embed", to: "\($0 % count + 1)")) }
        let file = try XML.file(XML.text(scenes.joined()))
        let problems = StoryboardLint(rules: [.selfContainingScene]).problems(in: [file])
        #expect(
            problems.map(\.message) == [
                "The embed segue of <viewController> \"\(count)\" leads back \(way), so the scene contains itself. "
                    + "To fix: Show one of the scenes with a segue that is performed, or delete this connection."
            ]
        )
    }

    @Test(arguments: [
        (0, "no identifiers"), (1, "only \"S1\""), (5, "only \"S1\", \"S2\", \"S3\", \"S4\", \"S5\""),
        (6, "\"S1\", \"S2\", \"S3\", \"S4\", \"S5\" and 1 more"),
    ])
    func identifiersOfAStoryboardAreListed(count: Int, list: String) throws {
        let scenes = (0..<count).map { XML.scene("\($0)", "viewController", "storyboardIdentifier=\"S\($0 + 1)\"") }
        let reference = XML.scene(
            "R",
            "viewControllerPlaceholder",
            "storyboardIdentifier=\"Own\" storyboardName=\"\" referencedIdentifier=\"Gone\""
        )
        let file = try XML.file(XML.text(scenes.joined(), reference))
        #expect(
            StoryboardLint(rules: [.missingReferencedScene]).problems(in: [file]).map(\.message) == [
                "<viewControllerPlaceholder> \"R\" refers to the scene \"Gone\" of this storyboard, which has \(list). "
                    + "To fix: Correct the identifier of the reference or of the scene."
            ]
        )
    }

    @Test func modulesOfAClassAreListed() throws {
        let views = ["App", "Kit", ""].map { "<view id=\"v\($0)\" customClass=\"Map\" customModule=\"\($0)\"/>" }
        let file = try XML.file(XML.text(XML.scene("A", inside: views.joined())))
        #expect(
            StoryboardLint(rules: [.classWithoutModule]).problems(in: [file]).map(\.message) == [
                "<view> \"v\" has the class \"Map\" without a module, which elsewhere has the module \"App\" or \"Kit\". "
                    + "To fix: Set it here, or remove it there."
            ]
        )
    }

    static let mistakes: [Mistake] = [
        Mistake(
            .missingAccessibilityLabel,
            in: .main,
            #"<state key="normal" title="Send"/>"#,
            #"<state key="normal" image="send"/>"#,
            at: 50,
            29,
            #"<button> "but-00-001" has neither a title nor an accessibility label. To fix: Set the label in the Identity inspector, or disable accessibility for the object."#
        ),
        Mistake(
            .unnamedColor,
            in: .main,
            #"<view key="view" id="vie-00-001">"#,
            #"<view key="view" id="vie-00-001"><color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
            at: 48,
            54,
            #"The color "tintColor" of <view> "vie-00-001" has components instead of a name. To fix: Choose a color of an asset catalog or of the system."#
        ),
        Mistake(
            .unlistedFont,
            in: .main,
            #"<view key="view" id="vie-00-001">"#,
            #"<view key="view" id="vie-00-001"><fontDescription key="fontDescription" name="Optima-Bold" family="Optima"/>"#,
            at: 48,
            54,
            #"The font "Optima-Bold" of <view> "vie-00-001" is not among the fonts that the project allows. To fix: Choose one of those or of the system, or add it to "fonts" in the configuration."#
        ),
        Mistake(
            .marginConstraint,
            in: .main,
            #"<view key="view" id="vie-00-001">"#,
            #"<view key="view" id="vie-00-001"><constraints><constraint firstItem="but-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="topMargin" id="con-00-001"/></constraints>"#,
            at: 48,
            67,
            #"<constraint> "con-00-001" is relative to the margin "topMargin". To fix: Clear "Relative to margin" in Interface Builder."#
        ),
        Mistake(
            .danglingSegue,
            in: .main,
            #"destination="let-00-001" kind="show""#,
            #"destination="gone" kind="show""#,
            at: 23,
            37,
            #"The show segue "read" of <tableViewCell> "cel-00-001" leads to "gone", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingSegue,
            in: .main,
            #"destination="let-00-001" kind="show""#,
            #"kind="show""#,
            at: 23,
            37,
            #"The show segue "read" of <tableViewCell> "cel-00-001" leads to no object. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingSegue,
            in: .main,
            #"id="seg-00-003"/>"#,
            #"id="seg-00-003"><segue key="commit" destination="gone" id="com-00-001"/></segue>"#,
            at: 32,
            112,
            #"The presentation segue "write" of <tableViewController> "lis-00-001", in its commit segue, leads to "gone", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .segueToNoController,
            in: .main,
            #"destination="ref-00-001" kind="show""#,
            #"destination="tab-00-001" kind="show""#,
            at: 33,
            25,
            #"The show segue of <tableViewController> "lis-00-001" leads to <tableView> "tab-00-001" in line 19, which is not a controller. To fix: Connect it to the controller of a scene."#
        ),
        Mistake(
            .danglingOutlet,
            in: .main,
            #"<outlet property="dataSource" destination="lis-00-001""#,
            #"<outlet property="dataSource" destination="lis-00-002""#,
            at: 28,
            29,
            #"The outlet "dataSource" of <tableView> "tab-00-001" leads to "lis-00-002", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingOutlet,
            in: .window,
            #"<outlet property="delegate" destination="win-00-001""#,
            #"<outletCollection property="delegates" destination="win-00-009""#,
            at: 26,
            29,
            #"The outlet collection "delegates" of <window> "win-00-002" leads to "win-00-009", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingAction,
            in: .main,
            #"destination="wri-00-001" eventType"#,
            #"destination="wri-00-002" eventType"#,
            at: 52,
            37,
            #"The action "send:" of <button> "but-00-001" leads to "wri-00-002", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingAction,
            in: .window,
            #"target="fir-00-001""#,
            #"target="fir-00-002""#,
            at: 11,
            37,
            #"The action "open:" of <menuItem> "ite-00-001" leads to "fir-00-002", which is not in the file. To fix: Connect it again, or delete it."#
        ),
        Mistake(
            .danglingBinding,
            in: .window,
            #"</window>"#,
            #"<connections><binding destination="gone" name="title" keyPath="title" id="bin-00-001"/></connections></window>"#,
            at: 28,
            34,
            #"The binding "title" of <window> "win-00-002" leads to "gone", which is not in the file. To fix: Bind it again, or delete it."#
        ),
        Mistake(
            .danglingSegue,
            in: .main,
            #"kind="presentation""#,
            #"kind="popoverPresentation" popoverAnchorView="gone""#,
            at: 32,
            25,
            #"The popoverPresentation segue "write" of <tableViewController> "lis-00-001" is anchored to "gone", which is not in the file. To fix: Choose another anchor."#
        ),
        Mistake(
            .duplicateID,
            in: .main,
            #"id="act-00-001""#,
            #"id="cel-00-001""#,
            at: 52,
            37,
            #"<action> "cel-00-001" has the same id as <tableViewCell> in line 21. To fix: Delete one of them, or give it another id."#
        ),
        Mistake(
            .duplicateStoryboardIdentifier,
            in: .settings,
            #"<viewController id="set-00-001""#,
            #"<viewController storyboardIdentifier="Sound" id="set-00-001""#,
            at: 11,
            17,
            #"<viewController> "sou-00-001" has the same storyboard identifier "Sound" as <viewController> in line 6. To fix: Give one of them another identifier."#
        ),
        Mistake(
            .duplicateStoryboardIdentifier,
            in: .watch,
            #"<controller id="two-00-001""#,
            #"<controller identifier="Third" id="two-00-001""#,
            at: 20,
            17,
            #"<controller> "thr-00-001" has the same storyboard identifier "Third" as <controller> in line 15. To fix: Give one of them another identifier."#
        ),
        Mistake(
            .duplicateSegueIdentifier,
            in: .main,
            #"identifier="write""#,
            #"identifier="read""#,
            at: 32,
            25,
            #"The presentation segue "read" of <tableViewController> "lis-00-001" has the same identifier as the segue in line 23 of the scene "List". To fix: Give one of them another identifier."#
        ),
        Mistake(
            .unknownInitialController,
            in: .main,
            #"initialViewController="bar-00-001""#,
            #"initialViewController="gone""#,
            at: 2,
            1,
            #"The initial controller is "gone", which is not in the file. To fix: Choose another controller with "Is Initial" in Interface Builder, or none."#
        ),
        Mistake(
            .unknownInitialController,
            in: .window,
            #"initialViewController="win-00-001""#,
            #"initialViewController="win-00-002""#,
            at: 2,
            1,
            #"The initial controller is "win-00-002", which is <window> in line 24, not a controller. To fix: Choose another controller with "Is Initial" in Interface Builder, or none."#
        ),
        Mistake(
            .unknownInitialController,
            in: .window,
            #"initialViewController="win-00-001""#,
            #"initialViewController="app-00-001""#,
            at: 2,
            1,
            #"The initial controller is "app-00-001", which is <application> in line 6, not a controller. To fix: Choose another controller with "Is Initial" in Interface Builder, or none."#
        ),
        Mistake(
            .unreachableScene,
            in: .main,
            #"<viewController title="Write""#,
            #"<viewController id="alo-00-001" customClass="Alone"/></objects></scene><scene sceneID="x"><objects><viewController id="alo-00-002" customClass="Alone" sceneMemberID="viewController"/></objects></scene><scene sceneID="y"><objects><viewController title="Write""#,
            at: 47,
            116,
            #"Nothing leads to the scene "Alone": it is not initial, has no storyboard identifier, and is the destination of no segue. To fix: Connect a segue to it, give it an identifier, or delete it."#
        ),
        Mistake(
            .unreachableScene,
            in: .watch,
            #"<controller identifier="Third""#,
            "<controller",
            at: 20,
            17,
            #"Nothing leads to the scene "thr-00-001": it is not initial, has no storyboard identifier, and is the destination of no segue. To fix: Connect a segue to it, give it an identifier, or delete it."#
        ),
        Mistake(
            .unknownSegueKind,
            in: .main,
            #"destination="ref-00-001" kind="show""#,
            #"destination="ref-00-001" kind="sheet""#,
            at: 33,
            25,
            #"The segue of <tableViewController> "lis-00-001" is of the kind "sheet", which is supported on macOS, not on iOS. To fix: Choose a kind that iOS supports."#
        ),
        Mistake(
            .unknownSegueKind,
            in: .main,
            #"destination="ref-00-001" kind="show""#,
            #"destination="ref-00-001" kind="shove""#,
            at: 33,
            25,
            #"The segue of <tableViewController> "lis-00-001" is of the kind "shove", which no platform supports. To fix: Choose a kind that iOS supports."#
        ),
        Mistake(
            .unknownSegueKind,
            in: .main,
            #"destination="ref-00-001" kind="show""#,
            #"destination="ref-00-001""#,
            at: 33,
            25,
            #"The segue of <tableViewController> "lis-00-001" has no kind. To fix: Choose a kind that iOS supports."#
        ),
        Mistake(
            .unknownRelationship,
            in: .living,
            #"relationship="viewControllers""#,
            #"relationship="tabItems""#,
            at: 8,
            25,
            #"The relationship of <tabBarController> "tab-00-001" is "tabItems", which is supported on macOS, not on tvOS. To fix: Connect the two controllers again."#
        ),
        Mistake(
            .unknownRelationship,
            in: .watch,
            #" relationship="nextPage""#,
            "",
            at: 8,
            25,
            #"The relationship of <controller> "one-00-001" has no kind. To fix: Connect the two controllers again."#
        ),
        Mistake(
            .unwindWithoutAction,
            in: .main,
            #" unwindAction="unwindToList:""#,
            "",
            at: 53,
            37,
            #"The unwind segue of <button> "but-00-001" names no unwind action, so no scene handles it. To fix: Connect it to the exit again and choose an action."#
        ),
        Mistake(
            .unwindToNoExit,
            in: .main,
            #"destination="exi-00-001""#,
            #"destination="lis-00-001""#,
            at: 53,
            37,
            #"The unwind segue of <button> "but-00-001" leads to <tableViewController> "lis-00-001" in line 18, which is not an exit. To fix: Connect it to the exit of its own scene."#
        ),
        Mistake(
            .unwindToForeignExit,
            in: .main,
            "<exit id=\"exi-00-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>\n            </objects>",
            #"</objects></scene><scene sceneID="z"><objects><exit id="exi-00-001"/></objects>"#,
            at: 53,
            37,
            #"The unwind segue of <button> "but-00-001" leads to <exit> "exi-00-001" in line 59, which is not the exit of the scene "Write". To fix: Connect it to the exit of its own scene."#
        ),
        Mistake(
            .missingReferencedScene,
            in: .main,
            #"referencedIdentifier="Sound""#,
            #"referencedIdentifier="Sounds""#,
            at: 69,
            17,
            #"<viewControllerPlaceholder> "ref-00-002" refers to the scene "Sounds" of the storyboard "Settings", which has only "Sound". To fix: Correct the identifier of the reference or of the scene."#
        ),
        Mistake(
            .missingReferencedScene,
            in: .settings,
            #"referencedIdentifier="Sound""#,
            #"referencedIdentifier="List""#,
            at: 16,
            17,
            #"<viewControllerPlaceholder> "ref-00-001" refers to the scene "List" of this storyboard, which has only "Sound". To fix: Correct the identifier of the reference or of the scene."#
        ),
        Mistake(
            .unknownStoryboard,
            in: .main,
            #"<viewControllerPlaceholder storyboardName="Settings" id="#,
            #"<viewControllerPlaceholder storyboardName="Setting" id="#,
            at: 64,
            17,
            #"<viewControllerPlaceholder> "ref-00-001" refers to the storyboard "Setting", which is not among the files. To fix: Check that storyboard's file as well, or correct the name."#
        ),
        Mistake(
            .emptyIdentifier,
            in: .main,
            #"identifier="read""#,
            #"identifier="""#,
            at: 23,
            37,
            #"The identifier of the segue "seg-00-002" is empty. To fix: Set an identifier, or delete the attribute identifier."#
        ),
        Mistake(
            .emptyIdentifier,
            in: .main,
            #"<viewController id="let-00-001""#,
            #"<viewController storyboardIdentifier="" id="let-00-001""#,
            at: 42,
            17,
            #"The storyboard identifier of <viewController> "let-00-001" is empty. To fix: Set an identifier, or delete the attribute storyboardIdentifier."#
        ),
        Mistake(
            .emptyIdentifier,
            in: .watch,
            #"<controller id="two-00-001""#,
            #"<controller identifier="" id="two-00-001""#,
            at: 15,
            17,
            #"The storyboard identifier of <controller> "two-00-001" is empty. To fix: Set an identifier, or delete the attribute identifier."#
        ),
        Mistake(
            .classWithoutModule,
            in: .main,
            #"customClass="LetterController" customModule="Mail""#,
            #"customClass="ListController""#,
            at: 42,
            17,
            #"<viewController> "let-00-001" has the class "ListController" without a module, which elsewhere has the module "Mail". To fix: Set it here, or remove it there."#
        ),
    ]
}
