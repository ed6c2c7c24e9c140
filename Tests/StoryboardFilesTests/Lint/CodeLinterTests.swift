import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Outlets, actions and identifiers in the code that no file has, and assets that no catalog has.
struct CodeLinterTests {
    private static let rules: Set<LintRule> = [
        .missingAsset, .unknownIdentifier, .unknownResource, .unconnectedOutlet, .unconnectedAction,
    ]

    /// A controller with an outlet, an action, a segue, a cell and an image.
    private func file(resources: String = "") throws -> StoryboardFile {
        let cell = "<tableViewCell id=\"C\" reuseIdentifier=\"CityCell\"/>"
        let text = XML.text(
            XML.scene(
                "A",
                "viewController",
                "customClass=\"CityController\" storyboardIdentifier=\"City\"",
                inside: cell + "<button id=\"B\"><connections>"
                    + "<action selector=\"tap:\" destination=\"A\" id=\"t\"/></connections></button>",
                connections: XML.segue("show", to: "B2", "identifier=\"showMap\"")
                    + "<outlet property=\"map\" destination=\"B\" id=\"o\"/>"
            ),
            XML.scene("B2")
        )
        return try XML.file(text.replacing("</document>", with: "<resources>\(resources)</resources></document>"))
    }

    private func problems(_ code: String, path: String = "App/City.swift", resources: String = "") throws -> [String] {
        try report(code, path: path, resources: resources).problems.map(\.description)
    }

    private func report(_ code: String, path: String = "App/City.swift", resources: String = "") throws -> LintReport {
        var sources = SourceIndex()
        sources.add(code, path: path)
        sources.add(strings: Data("\"Hello\" = \"Hallo\";".utf8), path: "de.lproj/Localizable.strings")
        for asset in ["App/Assets.xcassets/Icons/city.imageset", "App/map@2x.png", "App/A.xcassets/sea.colorset"] {
            sources.add(asset: asset)
        }
        let view = try XML.file(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            path: "App/CityView~ipad.xib"
        )
        let files = [try file(resources: resources), view]
        return StoryboardLint(rules: Self.rules, sources: sources).report(on: files.map { .success($0) })
    }

    // MARK: Connections

    @Test func unconnectedOutletsAndActionsAreFound() throws {
        let code = """
            class BaseController: UIViewController {
                @IBOutlet var header: UILabel!
            }
            class CityController: BaseController {
                @IBOutlet private weak var map: UIView!
                @IBOutlet var maps: [UIView]!
                @IBAction func tap(_ sender: UIButton) {}
                @IBAction func share(with sender: Any?) {}
                @IBAction func close(_ sender: Any?) {}
                @IBAction func open(_ sender: Any?) {}
                @IBAction func print(_ sender: Any?) {}
                @IBAction func reset(_ sender: Any?) {}
                func makeItem() { item.action = #selector(CityController.close(_:)) }
                func show() { self.open(nil); perform(Selector("reset:")) }
            }
            extension UIView { @IBOutlet var next: UIView? }
            class OtherController: UIViewController { @IBOutlet var label: UILabel! }
            """
        #expect(
            try problems(code) == [
                "App/City.swift:2:19: warning: The outlet \"header\" of the class \"BaseController\" is connected in no "
                    + "file. To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.swift:6:19: warning: The outlet \"maps\" of the class \"CityController\" is connected in no file. "
                    + "To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.swift:8:20: warning: The action \"shareWith:\" of the class \"CityController\" is connected in no "
                    + "file and not called. To fix: Connect it, or delete the declaration. [unconnected-action]",
            ]
        )
    }

    @Test func spellingsOfKeyValueCodingAndOfSwift2AreConnections() throws {
        let code =
            "class CityController: UIViewController { @IBOutlet var Map: UIView!; @IBAction func tap(sender: Any) {} }"
        #expect(try problems(code.replacing("Map", with: "_map")) == [])
        #expect(try problems(code.replacing("Map", with: "maps")).count == 1)
    }

    @Test func outletThatCodeSetsNeedsNoConnection() throws {
        let code = "class CityController: UIViewController { @IBOutlet var header: UIView!; func load() { X } }"
        let report = try report(code.replacing("X", with: "header = UIView()"))
        #expect(report.problems == [])
        // The class, the outlet and the action of the file, and the outlet in the code.
        #expect(report.coverage.total == 4 && report.coverage.unchecked == 0)
        #expect(try problems(code.replacing("X", with: "if header == nil { return header }")).count == 1)
    }

    @Test func anyActionMayBeSelectedAtRunTime() throws {
        let code = "class CityController: UIViewController { @IBAction func store(_ sender: Any) {} }\nlet x = "
        #expect(try problems(code).count == 1)
        #expect(try problems("\(code)NSSelectorFromString(\"load:\")").count == 1)
        let report = try report("\(code)NSSelectorFromString(name)")
        #expect(report.problems == [])
        #expect(
            report.coverage.remark == "1 of 4 classes, outlets, actions and other names could not be checked"
        )
    }

    @Test func unconnectedPartsOfObjectiveCAreFound() throws {
        let code = """
            @interface CityController : UIViewController
            @property (weak, nonatomic) IBOutlet UIView *map;
            @property (weak, nonatomic) IBOutletCollection(UIView) NSArray *maps;
            @property (nonatomic) NSString *name;
            @end
            @implementation CityController
            - (IBAction)tap:(id)sender {}
            - (IBAction)store:(id)sender {}
            - (IBAction)close:(id)sender { item.action = @selector(close:); }
            @end
            """
        #expect(
            try problems(code, path: "App/City.m") == [
                "App/City.m:3:65: warning: The outlet \"maps\" of the class \"CityController\" is connected in no file. "
                    + "To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.m:8:13: warning: The action \"store:\" of the class \"CityController\" is connected in no file and "
                    + "not called. To fix: Connect it, or delete the declaration. [unconnected-action]",
            ]
        )
    }

    // MARK: Identifiers

    @Test(arguments: [
        ("storyboard.instantiateViewController(withIdentifier: \"City\")", nil),
        (
            "storyboard.instantiateViewController(identifier: \"city\")",
            "No scene has the storyboard identifier \"city\""
        ),
        ("performSegue(withIdentifier: \"showMap\", sender: nil)", nil),
        ("performSegue(withIdentifier: \"showMaps\", sender: nil)", "No segue has the identifier \"showMaps\""),
        ("performSegueWithIdentifier(\"showMaps\", sender: nil)", "No segue has the identifier \"showMaps\""),
        ("performSegue(withIdentifier: \"show\\(name)\", sender: nil)", nil),
        ("performSegue(withIdentifier: name, sender: \"showMaps\")", nil),
        ("performSegue(withIdentifier: \"showMaps\" + name, sender: nil)", nil),
        ("func performSegue(withIdentifier: String)", nil),
        ("let kinds: [Selector: String] = [:]", nil),
        ("table.dequeueReusableCell(withIdentifier: \"CityCell\", for: path)", nil),
        (
            "table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)",
            "No cell has the reuse identifier \"Cell\", and the code does not register it"
        ),
        (
            "table.register(Cell.self, forCellReuseIdentifier: \"Cell\")\n"
                + "table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)", nil
        ),
        ("static let id = \"Cell\"; table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)", nil),
        ("class Cell: UIView {}; table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)", nil),
        ("UIStoryboard(name: \"Main\", bundle: nil)", nil),
        ("UIStoryboard(name: \"Maps\", bundle: Bundle(for: X.self))", nil),
        ("UIStoryboard(name: \"Maps\", bundle: Bundle.main)", "No storyboard has the file name \"Maps\""),
        ("UINib(nibName: \"CityView\", bundle: nil)", nil),
        ("UINib(nibName: \"CityView~ipad\", bundle: nil)", nil),
        ("Bundle.main.loadNibNamed(\"CitiesView\", owner: self)", "No XIB file has the name \"CitiesView\""),
    ])
    func identifierNeedsFile(code: String, problem: String?) throws {
        let found = try problems(code)
        #expect(found.count == (problem == nil ? 0 : 1))
        #expect(found.first?.contains(": error: \(problem ?? ""). To fix: ") ?? true)
    }

    @Test func identifiersThatAreMadeAtRunTimeAreCounted() throws {
        let code = """
            performSegue(withIdentifier: name, sender: nil)
            performSegue(withIdentifier: "show\\(name)", sender: nil)
            performSegue(withIdentifier: "showMap", sender: nil)
            func performSegue(withIdentifier: String) {}
            """
        let remark = try report(code).coverage.remark
        #expect(remark == "2 of 4 classes, outlets, actions and other names could not be checked")
    }

    @Test func namesOfOtherRulesAreNotCounted() throws {
        var sources = SourceIndex()
        sources.add("performSegue(withIdentifier: name, sender: nil); UIImage(named: name)", path: "City.swift")
        let file = try file()
        let totals = [LintRule.unknownIdentifier, .unknownResource, .unconnectedOutlet].map { rule in
            StoryboardLint(rules: [rule], sources: sources).report(on: [.success(file)]).coverage.total
        }
        #expect(totals == [1, 1, 0])
    }

    @Test(arguments: [
        ("UIImage(named: \"city\")", nil), ("UIImage(named: \"Icons/city.png\")", nil),
        ("UIImage(named: \"gone\")", "the image \"gone\""), ("UIImage(systemName: \"gone\")", nil),
        ("UIImage(named: \"gone\", in: bundle, compatibleWith: nil)", nil), ("SKSpriteNode(imageNamed: \"gone\")", nil),
        ("UIImage(named: \"gone\", in: .main, with: nil)", "the image \"gone\""),
        ("NSImage(named: \"NSCaution\")", nil),
        ("UIImage(named: \"Kit.bundle/gone\")", nil), ("UIImage(named: \"AppIcon60x60\")", nil),
        ("UIColor(named: \"sea\")", nil), ("UIColor(named: \"land\")", "the color \"land\""),
        ("NSLocalizedString(\"Hello\", comment: \"\")", nil), ("NSLocalizedString(key, comment: \"Bye\")", nil),
        ("NSLocalizedString(\"Bye\", comment: \"\"); String(localized: \"Hello\")", "the key \"Bye\""),
        ("String(localized: \"Hello\")", nil),
        ("NSLocalizedString(\"Bye\", bundle: .main, value: \"Bye\", comment: \"\")", nil),
        ("NSLocalizedString(\"Bye\", bundle: .kit, comment: \"\")", nil), ("String(describing: \"Bye\")", nil),
        ("[UIImage imageNamed:@\"gone\"]", "the image \"gone\""), ("[Icons imageNamed:@\"gone\"]", nil),
        ("- (UIImage *)imageNamed:(NSString *)name;", nil), ("[UIImage imageNamed:@\"gone\" inBundle:b]", nil),
        ("NSLocalizedString(@\"Bye\", nil); NSLocalizedString(@\"Hello\", nil)", "the key \"Bye\""),
    ])
    func resourceNeedsFile(code: String, problem: String?) throws {
        let found = try problems(code, path: code.contains("@") || code.hasPrefix("-") ? "City.m" : "City.swift")
        let file = problem?.hasPrefix("the key") == true ? "strings file" : "asset catalog"
        #expect(found.count == (problem == nil ? 0 : 1))
        #expect(found.first?.contains(": warning: No \(file) has \(problem ?? ""). To fix: Add it, or use one") ?? true)
    }

    @Test func keysMayBeTexts() throws {
        let code = "NSLocalizedString(\"Hello\", comment: \"\"); NSLocalizedString(\"Bye\", comment: \"\")"
        #expect(try problems(code).count == 1)
        let report = try report("\(code); NSLocalizedString(\"Yes\", comment: \"\")")
        #expect(report.problems == [] && report.coverage.remark?.hasPrefix("3 of 4 classes") == true)
    }

    @Test func identifierInObjectiveCNeedsFile() throws {
        let code = "[self performSegueWithIdentifier:@\"showMapp\" sender:@\"x\"];"
        #expect(
            try problems(code, path: "City.m") == [
                "City.m:1:35: error: No segue has the identifier \"showMapp\". To fix: Use an identifier that a file has, "
                    + "such as \"showMap\", or set this one in Interface Builder. [unknown-identifier]"
            ]
        )
    }

    // MARK: Assets

    @Test func missingAssetsAreFound() throws {
        let resources = """
            <image name="Icons/city" width="16" height="16"/><image name="map.png"/><image name="gone"/>
            <image name="star" catalog="system"/><image name="x:image"><mutableData key="y">YQ</mutableData></image><namedColor name="sea"/><namedColor name="seaa"/>
            """
        #expect(
            try problems("", resources: resources).map { String($0.drop { $0 != " " }.dropFirst()) } == [
                "warning: No asset catalog has the image \"gone\". To fix: Add it, or choose one that exists. [missing-asset]",
                "warning: No asset catalog has the color \"seaa\". To fix: Add it, or choose one that exists, such as "
                    + "\"sea\". [missing-asset]",
            ]
        )
    }

    @Test func programWithoutAssetsIsNotCompared() throws {
        var sources = SourceIndex()
        sources.add("UIImage(named: \"gone\")", path: "City.swift")
        let file = try file(resources: "<image name=\"gone\"/>")
        #expect(StoryboardLint(rules: Self.rules, sources: sources).problems(in: [file]) == [])
    }

    /// After a million comparisons, problems name no similar names.
    @Test func searchForSimilarNamesIsLimited() throws {
        var sources = SourceIndex()
        let code = Array(repeating: "UIImage(named: \"citi\")", count: 100).joined(separator: "\n")
        sources.add(code, path: "City.swift")
        sources.add(asset: "A.xcassets/city.imageset")
        for number in 1..<10_000 { sources.add(asset: "A.xcassets/picture of a city \(number).imageset") }
        let problems = StoryboardLint(rules: [.unknownResource], sources: sources).problems(in: [try file()])
        let areNamed = problems.map { $0.message.contains(", such as \"city\"") }
        #expect(areNamed == Array(repeating: true, count: 99) + [false])
    }

    @Test func rulesAreOffByDefault() {
        #expect(LintRule.defaults.isDisjoint(with: Self.rules))
    }
}
