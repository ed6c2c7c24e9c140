import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Classes, outlets and actions that the sources do not declare.
struct SourceCheckTests {
    private static let swift = [
        "App/City.swift": """
        import UIKit
        class BaseController: UIViewController { @IBOutlet var header: UILabel! }
        class CityController: BaseController {
            @IBOutlet private weak var map: UIView!
            @IBAction func tap(_ sender: UIButton) {}
        }
        """,
        "App/City+More.swift": """
        extension CityController {
            @IBAction func share(with sender: Any?) {}
            @IBSegueAction func makeMap(_ coder: NSCoder) -> UIViewController? { nil }
            @IBAction func unwindToCity(_ segue: UIStoryboardSegue) {}
        }
        """,
    ]

    private static let objectiveC = [
        "App/City.h": """
        #import <UIKit/UIKit.h>
        @interface BaseController : UIViewController
        @property (nonatomic) IBOutlet UILabel *header;
        @end
        @interface CityController : BaseController
        - (UIViewController *)makeMap:(NSCoder *)coder;
        @end
        """,
        "App/City.m": """
        #import "City.h"
        @implementation BaseController
        @end
        @implementation CityController { IBOutlet UIView *map; }
        - (IBAction)tap:(UIButton *)sender {}
        - (IBAction)shareWith:(id)sender {}
        - (IBAction)unwindToCity:(UIStoryboardSegue *)segue {}
        @end
        """,
    ]

    enum Language: CaseIterable {
        case swift, objectiveC
    }

    private func sources(_ language: Language) -> SourceIndex {
        index(language == .swift ? Self.swift : Self.objectiveC)
    }

    private func index(_ files: [String: String]) -> SourceIndex {
        files.reduce(into: SourceIndex()) { $0.add($1.value, path: $1.key) }
    }

    /// A file whose class, outlets and actions are declared in both languages.
    private func file(_ language: Language) -> String {
        let module = language == .swift ? "customModule=\"App\" customModuleProvider=\"target\"" : ""
        return XML.text(
            XML.scene(
                "A",
                "viewController",
                "customClass=\"CityController\" \(module)",
                inside: """
                    <view key="view" id="V"><subviews>
                    <button id="B"><connections>
                    <action selector="tap:" destination="A" eventType="touchUpInside" id="tap"/>
                    <action selector="shareWith:" destination="A" eventType="touchUpInside" id="share"/>
                    <action selector="anything:" destination="F" eventType="touchUpInside" id="first"/>
                    <segue destination="C" kind="show" destinationCreationSelector="makeMap:" id="segue"/>
                    <segue destination="X" kind="unwind" unwindAction="unwindToCity:" id="unwind"/>
                    </connections></button>
                    </subviews></view>
                    """,
                connections: """
                    <outlet property="map" destination="V" id="map"/>
                    <outlet property="header" destination="V" id="header"/>
                    <outlet property="view" destination="V" id="view"/>
                    """,
                beside: """
                    <placeholder placeholderIdentifier="IBFirstResponder" id="F" customClass="UIResponder"/>
                    <exit id="X"/>
                    """
            ),
            XML.scene("C", "viewController", "customClass=\"BaseController\" \(module)")
        )
    }

    private func problems(_ text: String, _ sources: SourceIndex) throws -> [String] {
        StoryboardLint(sources: sources).problems(in: [try XML.file(text)]).map {
            "\($0.line):\($0.column) \($0.rule.rawValue): \($0.message)"
        }
    }

    @Test(arguments: Language.allCases)
    func correctProjectHasNoProblem(language: Language) throws {
        #expect(try problems(file(language), sources(language)) == [])
    }

    @Test(arguments: Language.allCases)
    func undeclaredClassIsReported(language: Language) throws {
        let text = file(language).replacing("\"CityController\"", with: "\"CityControler\"")
        #expect(
            try problems(text, sources(language)) == [
                "5:1 undeclared-class: <viewController> \"A\" has the class \"CityControler\", which no source file declares. "
                    + "To fix: Declare it, or choose a class that is declared, such as \"CityController\"."
            ]
        )
    }

    @Test(arguments: Language.allCases)
    func undeclaredOutletIsReported(language: Language) throws {
        let text = file(language).replacing("\"map\" destination", with: "\"maps\" destination")
        #expect(
            try problems(text, sources(language)) == [
                "15:14 undeclared-outlet: The outlet \"maps\" of <viewController> \"A\" is not declared in its class "
                    + "\"CityController\". To fix: Declare it as an @IBOutlet, connect one that is declared, such as \"map\", or "
                    + "delete the connection."
            ]
        )
    }

    @Test(arguments: Language.allCases)
    func undeclaredActionIsReported(language: Language) throws {
        let text = file(language).replacing("\"tap:\"", with: "\"tap\"")
            .replacing("\"makeMap:\"", with: "\"makeCity:\"").replacing("\"unwindToCity:\"", with: "\"unwindToMap:\"")
        #expect(
            try problems(text, sources(language)) == [
                "8:1 undeclared-action: The action \"tap\" is sent to <viewController> \"A\", whose class \"CityController\" "
                    + "does not declare it. To fix: Declare the method as an @IBAction, choose one that is declared, such as "
                    + "\"tap:\", or delete it.",
                "11:1 undeclared-action: The segue action \"makeCity:\" is sent to <viewController> \"A\", whose class "
                    + "\"CityController\" does not declare it. To fix: Declare the method as an @IBSegueAction, choose one that "
                    + "is declared, or delete it.",
                "12:1 undeclared-unwind-action: The unwind segue of <button> \"B\" names the unwind action "
                    + "\"unwindToMap:\", which no source declares. To fix: Declare it in the controller to return "
                    + "to, or choose another action.",
            ]
        )
    }

    @Test(arguments: [
        // Another module's superclass may have any outlet and action.
        ("class CityController: BaseController", "class CityController: KitController"),
        // The class accepts anything.
        (
            "class CityController: BaseController {",
            "class CityController: BaseController { override func setValue(_ value: Any?, forUndefinedKey key: String) {}"
        ),
        // Other modules' classes are extended.
        (
            "class BaseController: UIViewController {",
            "extension UIResponder { @objc func fly() {}; @objc var maps: Any? { 1 } }\nclass BaseController: UIViewController {"
        ),
    ])
    func undecidableMemberIsNotReported(part: String, other: String) throws {
        let text = file(.swift).replacing("\"map\" destination", with: "\"maps\" destination")
            .replacing("\"tap:\"", with: "\"fly\"")
        #expect(try problems(text, sources(.swift)).count == 2)
        #expect(try problems(text, index(Self.swift.mapValues { $0.replacing(part, with: other) })) == [])
    }

    @Test(arguments: ["GCEventViewController", "QLPreviewController", "SFSafariViewController"])
    func membersOfSystemControllerAreKnown(superclass: String) throws {
        let text = file(.swift).replacing("\"map\" destination", with: "\"maps\" destination")
        let base = Self.swift.mapValues {
            $0.replacing("BaseController: UIViewController", with: "BaseController: \(superclass)")
        }
        #expect(try problems(text, index(base)).count == 1)
    }

    @Test(arguments: [("iOS.CocoaTouch", 1), ("MacOSX.Cocoa", 0)])
    func actionsOfAppKitAreNotThoseOfUIKit(runtime: String, count: Int) throws {
        for selector in ["add:", "close:", "update"] {
            let text = file(.swift).replacing("\"tap:\"", with: "\"\(selector)\"")
            let other = text.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"\(runtime)\"")
            let reports = try problems(other, sources(.swift)).filter { $0.contains("undeclared-action") }
            #expect(reports.count == count)
        }
    }

    @Test(arguments: ["struct", "enum", "actor", "protocol", "final class"])
    func memberOfUnrelatedTypeIsNotOneOfTheClass(keyword: String) throws {
        let text = file(.swift).replacing("\"map\" destination", with: "\"maps\" destination")
        let other = "\(keyword) Atlas { var maps: [Int] { [] } }\nextension Atlas { func tap() {} }"
        let found = try problems(text, index(Self.swift.merging(["App/Atlas.swift": other]) { $1 }))
        #expect(found.map { $0.contains("The outlet \"maps\"") } == [true])
    }

    @Test(arguments: [
        "customClass=\"KitView\" customModule=\"Kit\"", "customClass=\"MKMapView\"", "customClass=\"App.CityView\"",
        "customClass=\"_TtC3App8CityView\"", "customClass=\"\"", "customClass=\"CityControler\" customModule=\"Kit\"",
        "customClass=\"UIThing\"",
    ])
    func classOfOtherModuleIsNotReported(attributes: String) throws {
        let text = file(.swift).replacing("<view key=\"view\"", with: "<view key=\"view\" \(attributes)")
        #expect(try problems(text, sources(.swift)) == [])
    }

    @Test func typingMistakeInClassWithPrefixOfSystemIsFound() throws {
        let views = ["ARSerifLabel", "ARSerifLabel", "ARSerifLabel", "ARSerifLabl", "ARSCNView"].enumerated().map {
            "<view id=\"v\($0)\" customClass=\"\($1)\"/>"
        }
        let file = try XML.file(XML.text(XML.scene("A", inside: views.joined())))
        let sources = index(["App.swift": "import UIKit\nimport Artsy"])
        let problems = StoryboardLint(rules: [.undeclaredClass], sources: sources).problems(in: [file])
        #expect(problems.map(\.name) == ["ARSerifLabl"])
    }

    @Test func classWithoutModuleNeedsAllSources() throws {
        let text = file(.objectiveC).replacing("<view key=\"view\"", with: "<view key=\"view\" customClass=\"TPView\"")
        var sources = sources(.objectiveC)
        #expect(try problems(text, sources).count == 1)
        sources.add("#import <Pod/Pod.h>", path: "App/Main.m")
        #expect(try problems(text, sources) == [])
    }

    /// Returns the problems of a view's class in a project that imports a library.
    private func problems(ofView attributes: String, _ files: [String: String]) throws -> [String] {
        let text = file(.objectiveC).replacing("<view key=\"view\"", with: "<view key=\"view\" \(attributes)")
        let library = ["App/Main.m": "#import <Pod/Pod.h>\n@interface OTRCell : UIView\n@end"]
        return try problems(text, index(Self.objectiveC.merging(library) { $1 }.merging(files) { $1 }))
    }

    @Test(arguments: ["TPView", "iMapView", "Used", "FormView\" customModule=\"Form"])
    func classThatMayBeALibrarysIsNotReported(name: String) throws {
        #expect(try problems(ofView: "customClass=\"\(name)\"", ["App/A.m": "static Used *used;"]) == [])
    }

    @Test(arguments: ["OTRView", "MView", "XYZ", "MapView", "CityControlle", "KitMap\" customModule=\"Kit"])
    func missingClassIsReportedInSpiteOfLibraries(name: String) throws {
        let kit = ["Sources/Kit/City.swift": "class KitView {}", "App/A.m": "static MapViews *used;"]
        let found = try problems(ofView: "customClass=\"\(name)\"", kit)
        #expect(found.map { $0.prefix { $0 != ":" } } == ["6"] && found[0].contains("undeclared-class"))
    }

    @Test func otherSpellingOfARepeatedClassIsReported() throws {
        let labels = { (names: [String]) in
            let labels = names.enumerated().map { "<label id=\"L\($0)\" customClass=\"\($1)\"/>" }
            return XML.text(XML.scene("A", inside: labels.joined()))
        }
        let sources = index(["App/A.m": "#import <Pod/Pod.h>"])
        let name = "RXSerifLabel"
        #expect(try problems(labels([name, name, name, "RXSerifLabl"]), sources).count == 1)
        #expect(try problems(labels([name, name, "RXSerifLabl"]), sources) == [])
        let module = labels([name, name, name, "RXSerifLabl"]).replacing(
            "customClass",
            with: "customModule=\"Kit\" customClass"
        )
        #expect(try problems(module, sources).count == 1)
        #expect(try problems(labels([name, name, name, "RXSerifLabl", "RXSerifLabl"]), sources) == [])
    }

    @Test func onlyClassOfAModuleIsReported() throws {
        let scene = XML.scene("A", "viewController", "customClass=\"Today\" customModule=\"My_Widget\"")
        let sources = { index(["My Widget/Today.swift": $0]) }
        #expect(try problems(XML.text(scene), sources("class TodayController {}")).count == 1)
        #expect(try problems(XML.text(scene), sources("class Today {}")) == [])
        #expect(try problems(XML.text(scene), sources("")) == [])
    }

    @Test func onlyClassOfARenamedModuleIsReported() throws {
        let module = "customModule=\"Old_Name\" customModuleProvider=\"target\""
        let text = XML.text(XML.scene("A", "viewController", "customClass=\"Today\" \(module)"))
        let lint = StoryboardLint(sources: index(["Screens/Other.swift": "class Other {}"]))
        let problems = { lint.problems(in: [try XML.file(text, path: $0)]).map(\.name) }
        #expect(try problems("Screens/Base.lproj/Main.storyboard") == ["Today"])
        #expect(try problems("Widget/Base.lproj/Main.storyboard") == [])
    }

    @Test func keyValueCodingFindsOtherSpelling() throws {
        let text = file(.swift).replacing("\"map\" destination", with: "\"Map\" destination")
        #expect(try problems(text, sources(.swift)) == [])
        let label = file(.swift).replacing("\"map\" destination", with: "\"notificationAlertLabel\" destination")
        #expect(try problems(label, sources(.swift)) == [])
    }

    @Test func unwindActionMayBeALibrarys() throws {
        let text = file(.swift).replacing("\"unwindToCity:\"", with: "\"comeBackFromTheMap:\"")
        let kit = Self.swift.mapValues {
            $0.replacing("UIViewController {", with: "KitController {")
        }
        #expect(try problems(text, sources(.swift)).count == 1)
        #expect(try problems(text, index(kit)) == [])
        let typo = file(.swift).replacing("\"unwindToCity:\"", with: "\"unwindToCty:\"")
        #expect(try problems(typo, index(kit)).map { $0.hasSuffix("such as \"unwindToCity:\".") } == [true])
    }

    @Test(arguments: [
        ("City.cs", "[Register (\"CityController\")]\npartial class CityController { }"),
        ("City.java", "@CustomClass(\"CityController\") class CityController extends UIViewController {}"),
    ])
    func classOfOtherLanguageIsDeclared(name: String, source: String) throws {
        let text = XML.text(
            XML.scene(
                "A",
                "viewController",
                "customClass=\"CityController\"",
                connections: "<outlet property=\"gone\" destination=\"A\" id=\"o\"/>"
            )
        )
        #expect(try problems(text, index(["App/\(name)": source])) == [])
        #expect(try problems(text, index(["App/\(name)": ""])).count == 1)
        #expect(try problems(text, index(["App/\(name)": "[Export (\"CityController\")]"])).count == 1)
    }

    @Test func selectorsOfSwift2HaveNoFirstLabel() throws {
        let old = """
            class BaseController: UIViewController { @IBOutlet var header: UILabel! }
            class CityController: BaseController {
                @IBOutlet private weak var map: UIView!
                func tap(sender: UIButton) {}
                func shareWith(sender: AnyObject) {}
                func makeMap(coder: NSCoder) {}
                func unwindToCity(segue: UIStoryboardSegue) {}
            """
        let method = "override func viewWillAppear(animated: Bool) {}"
        #expect(try problems(file(.swift), index(["App/City.swift": "\(old)\n}"])).count == 4)
        #expect(try problems(file(.swift), index(["App/City.swift": "\(old)\n\(method)}"])) == [])
    }

    /// Returns the classes of views that are reported.
    private func undeclared(_ classes: [String], _ attributes: String, _ sources: SourceIndex) throws -> [String] {
        let views = classes.map { "<view id=\"\($0)\" customClass=\"\($0)\" \(attributes)/>" }
        let file = try XML.file(XML.text(XML.scene("A", inside: views.joined())))
        return StoryboardLint(rules: [.undeclaredClass], sources: sources).problems(in: [file]).compactMap(\.name)
    }

    @Test func classesOfKnownModulesAreReported() throws {
        let classes = ["Bergen", "Narvik", "Bodø"]
        func reported(_ attributes: String, _ modules: String...) throws -> [String] {
            var sources = index(["App/City.swift": "class City {}"])
            for module in modules { sources.add(module: module) }
            return try undeclared(classes, "customModule=\"Kit\" \(attributes)", sources)
        }
        #expect(try reported("") == [])
        #expect(try reported("", "App") == [])
        #expect(try reported("", "Kit") == classes)
        // The class of a target may be in any module of the project.
        #expect(try reported("customModuleProvider=\"target\"") == [])
        #expect(try reported("customModuleProvider=\"target\"", "App") == classes)
    }

    @Test func sourcesHaveAModuleIfTheyDeclareHalfOfItsClasses() throws {
        let sources = index(["App/City.swift": "class City {}\nclass Oslo {}"])
        func reported(_ classes: String...) throws -> [String] {
            try undeclared(classes, "customModule=\"Kit\"", sources)
        }
        // One class may have its name by chance, unless it is one of the target or the module has a folder.
        #expect(try reported("City", "Bergen") == [])
        let target = "customModule=\"Kit\" customModuleProvider=\"target\""
        #expect(try undeclared(["City", "Bergen"], target, sources) == ["Bergen"])
        let folder = index(["Kit/City.swift": "class City {}"])
        #expect(try undeclared(["City", "Bergen"], "customModule=\"Kit\"", folder) == ["Bergen"])
        #expect(try reported("City", "Oslo", "Bergen") == ["Bergen"])
        #expect(try reported("City", "Oslo", "Bergen", "Narvik", "Hamar") == [])
    }

    @Test func targetWithoutModuleMayHaveOtherSources() throws {
        let sources = index(["App/City.swift": "class City {}"])
        #expect(try undeclared(["Gone"], "customModuleProvider=\"target\"", sources) == [])
    }

    @Test func moduleWithMissingSourcesIsNotReported() throws {
        let text = file(.swift).replacing("\"BaseController\"", with: "\"A\"").replacing(
            "<button ",
            with: "<button customClass=\"B\" customModule=\"App\" "
        )
        #expect(try problems(text, sources(.swift)) == [])
    }

    @Test func setterIsEnough() throws {
        let source = "class CityController: BaseController { @objc func setMaps(_ maps: Any) {}; @objc var _logo: Any }"
        let text = file(.swift).replacing("\"map\" destination", with: "\"maps\" destination")
            .replacing("\"header\" destination", with: "\"logo\" destination")
        let sources = index(
            Self.swift.merging([
                "App/City.swift":
                    "class BaseController: UIViewController {}\n\(source)\nextension CityController { @IBAction func tap(_ sender: Any) {} }"
            ]) { $1 }
        )
        #expect(try problems(text, sources) == [])
    }
}
