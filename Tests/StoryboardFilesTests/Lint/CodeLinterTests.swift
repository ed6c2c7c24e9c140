import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Outlets, actions and identifiers in the code that no file has, and assets that no catalog has.
struct CodeLinterTests {
    private static let rules: Set<LintRule> = [
        .missingAsset, .unknownIdentifier, .unconnectedOutlet, .unconnectedAction,
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
        var sources = SourceIndex()
        sources.add(code, path: path)
        for asset in ["App/Assets.xcassets/Icons/city.imageset", "App/map@2x.png", "App/A.xcassets/sea.colorset"] {
            sources.add(asset: asset)
        }
        return try StoryboardLint(rules: Self.rules, sources: sources).problems(in: [file(resources: resources)])
            .map(\.description)
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
                func makeItem() { item.action = #selector(CityController.close(_:)) }
            }
            class OtherController: UIViewController { @IBOutlet var label: UILabel! }
            """
        #expect(
            try problems(code) == [
                "App/City.swift:2:19: warning: The outlet \"header\" of the class \"BaseController\" is connected in no "
                    + "file. To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.swift:6:19: warning: The outlet \"maps\" of the class \"CityController\" is connected in no file. "
                    + "To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.swift:8:20: warning: The action \"shareWith:\" of the class \"CityController\" is connected in no "
                    + "file. To fix: Connect it, or delete the declaration. [unconnected-action]",
            ]
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
            - (IBAction)save:(id)sender {}
            - (IBAction)close:(id)sender { item.action = @selector(close:); }
            @end
            """
        #expect(
            try problems(code, path: "App/City.m") == [
                "App/City.m:3:65: warning: The outlet \"maps\" of the class \"CityController\" is connected in no file. "
                    + "To fix: Connect it, or delete the declaration. [unconnected-outlet]",
                "App/City.m:8:13: warning: The action \"save:\" of the class \"CityController\" is connected in no file. "
                    + "To fix: Connect it, or delete the declaration. [unconnected-action]",
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
        ("table.dequeueReusableCell(withIdentifier: \"CityCell\", for: path)", nil),
        (
            "table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)",
            "No cell has the reuse identifier \"Cell\", and the code does not register it"
        ),
        (
            "table.register(Cell.self, forCellReuseIdentifier: \"Cell\")\n"
                + "table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)", nil
        ),
    ])
    func identifierNeedsFile(code: String, problem: String?) throws {
        let found = try problems(code)
        #expect(found.count == (problem == nil ? 0 : 1))
        #expect(found.first?.contains(": error: \(problem ?? ""). To fix: Use an identifier that a file has") ?? true)
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
            <image name="star" catalog="system"/><namedColor name="sea"/><namedColor name="seaa"/>
            """
        #expect(
            try problems("", resources: resources).map { String($0.drop { $0 != " " }.dropFirst()) } == [
                "warning: No asset catalog has the image \"gone\". To fix: Add it, or choose one that exists. [missing-asset]",
                "warning: No asset catalog has the color \"seaa\". To fix: Add it, or choose one that exists, such as "
                    + "\"sea\". [missing-asset]",
            ]
        )
    }

    @Test func rulesAreOffByDefault() {
        #expect(LintRule.defaults.isDisjoint(with: Self.rules))
    }
}
