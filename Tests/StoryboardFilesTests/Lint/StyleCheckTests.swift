import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Labels, base classes, colors, fonts and margins, which rules check that are off by default.
struct StyleCheckTests {
    private func report(_ parts: String, _ code: String?, _ lint: StoryboardLint) throws -> LintReport {
        var lint = lint
        if let code {
            var sources = SourceIndex()
            sources.add(code, path: "App/City.swift")
            lint.sources = sources
        }
        let connections = "<outlet property=\"p\" destination=\"O\" id=\"o\"/>"
        let scene = XML.scene("A", "viewController", "customClass=\"City\"", inside: parts, connections: connections)
        return lint.report(on: [.success(try XML.file(XML.text(scene)))])
    }

    // MARK: Accessibility

    @Test(arguments: [
        ("<button id=\"B\"/>", 1), ("<button id=\"B\" hidden=\"YES\"/>", 0), ("<button id=\"O\"/>", 0),
        ("<button id=\"B\" customClass=\"CloseButton\"/>", 0), ("<button id=\"B\" tag=\"1\"/>", 0),
        ("<button id=\"B\" buttonType=\"infoDark\"/>", 0),
        ("<button id=\"B\"><state key=\"normal\" title=\"Close\"/></button>", 0),
        ("<button id=\"B\"><state key=\"normal\" image=\"close\"/></button>", 1),
        ("<button id=\"B\"><state key=\"normal\" image=\"xmark\" catalog=\"system\"/></button>", 0),
        ("<button id=\"B\"><state key=\"normal\"><attributedString key=\"attributedTitle\"/></state></button>", 0),
        ("<button id=\"B\"><accessibility key=\"accessibilityConfiguration\" label=\"Close\"/></button>", 0),
        ("<button id=\"B\"><accessibility key=\"accessibilityConfiguration\" hint=\"Closes.\"/></button>", 1),
        ("<button id=\"B\"><accessibility><bool key=\"isElement\" value=\"NO\"/></accessibility></button>", 0),
        ("<button id=\"B\"><userDefinedRuntimeAttributes/></button>", 0),
        ("<view><accessibility><bool key=\"isElement\" value=\"YES\"/></accessibility><button id=\"B\"/></view>", 0),
        ("<imageView id=\"I\" image=\"sea\"/>", 0),
        ("<imageView id=\"I\"><accessibility><bool key=\"isElement\" value=\"YES\"/></accessibility></imageView>", 1),
        ("<barButtonItem key=\"backBarButtonItem\" image=\"back\" id=\"I\"/>", 1),
        ("<barButtonItem key=\"leftBarButtonItem\" image=\"back\" id=\"I\"/>", 0),
        ("<leftBarButtonItems><barButtonItem image=\"back\" id=\"I\"/></leftBarButtonItems>", 0),
        ("<barButtonItem key=\"backBarButtonItem\" systemItem=\"add\" id=\"I\"/>", 0),
        ("<array key=\"leftBarButtonItems\"><barButtonItem image=\"back\" id=\"I\"/></array>", 0),
        ("<view id=\"V\" hidden=\"YES\"><button id=\"B\"/></view>", 0),
        ("<button id=\"B\"><subviews><button id=\"C\" title=\"Close\"/></subviews></button>", 1),
    ])
    func labelsAreNeeded(part: String, count: Int) throws {
        let code = "navigationItem.leftBarButtonItems[0].accessibilityLabel = name"
        #expect(try report(part, code, StoryboardLint(rules: [.missingAccessibilityLabel])).problems.count == count)
    }

    @Test func controlsThatCodeMayLabelAreCounted() throws {
        let parts =
            "<button id=\"O\"/><barButtonItem key=\"backBarButtonItem\" image=\"back\" id=\"I\"/><button id=\"B\"/>"
        let report = try report(parts, nil, StoryboardLint(rules: [.missingAccessibilityLabel]))
        #expect(report.problems.map(\.object) == ["B"])
        // The class and the outlet of the controller are the others.
        #expect(report.coverage.remark?.hasPrefix("4 of 5 classes, outlets, actions and other names ") == true)
        let other = try self.report(parts, nil, StoryboardLint(rules: [.unlistedFont]))
        #expect(other.coverage.remark == "2 of 2 classes, outlets and actions could not be checked (no sources)")
    }

    // MARK: Base classes

    @Test(arguments: [
        ("", "has the class \"City\", which does not inherit from \"Base\" or \"Root\""), ("Kit", nil), ("Base", nil),
    ])
    func baseClassIsNeeded(superclass: String, problem: String?) throws {
        let code =
            "class City: \(superclass.isEmpty ? "UIViewController" : superclass) {}\nclass Base: UIViewController {}"
        var lint = StoryboardLint(rules: [.otherBaseClass])
        lint.baseClasses = ["viewController": ["Base", "Root"], "label": ["Body"], "placeholder": ["Body"]]
        // Any object can be the first responder.
        let responder = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"R\" customClass=\"UIResponder\"/>"
        let report = try report("<label id=\"L\"/><label id=\"M\" customClass=\"Body\"/>\(responder)", code, lint)
        let expected =
            (problem.map { ["<viewController> \"A\" \($0)"] } ?? []) + [
                "<label> \"L\" has no class instead of \"Body\""
            ]
        let fix = ". To fix: Choose that class or one of its subclasses."
        #expect(report.problems.map(\.message) == expected.map { $0 + fix })
        #expect(report.problems.map(\.name) == (problem == nil ? [nil] : ["City", nil]))
        // The superclass of a class of a library is unknown, and so are the outlets and the class "Body".
        #expect((report.coverage.unchecked > 0) == (superclass == "Kit"))
    }

    // MARK: Colors, fonts and margins

    @Test(arguments: [
        "<label id=\"L\"><color key=\"textColor\" name=\"Sea\"/></label>",
        "<label id=\"L\"><color key=\"textColor\" systemColor=\"labelColor\"/></label>",
        "<label id=\"L\"><color key=\"textColor\" name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"/></label>",
        "<label id=\"L\"><color key=\"textColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/></label>",
        "<label id=\"L\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>",
        "<label id=\"L\"><fontDescription key=\"fontDescription\" name=\"Avenir-Book\" family=\"Avenir\"/></label>",
        "<label id=\"L\"><font key=\"NSFont\" size=\"15\" name=\".SFUI-Regular\"/></label>",
        "<constraint id=\"C\" firstAttribute=\"leading\" secondAttribute=\"leading\"/>",
    ])
    func namedColorsAllowedFontsAndEdgesAreRight(part: String) throws {
        var lint = StoryboardLint(rules: [.unnamedColor, .unlistedFont, .marginConstraint])
        lint.fonts = ["Avenir"]
        #expect(try report(part, "", lint).problems == [])
    }

    @Test func componentsOfNamedColorsAreAllowed() throws {
        let resources =
            "<resources><namedColor name=\"Sea\"><color red=\"0\" green=\"0\" blue=\"1\"/></namedColor></resources>"
        let file = try XML.file(XML.text(XML.scene("A")).replacing("</document>", with: "\(resources)</document>"))
        #expect(StoryboardLint(rules: [.unnamedColor]).problems(in: [file]) == [])
    }

    @Test func fontOutsideObjectsIsOneOfTheFile() throws {
        let resources = "<resources><font key=\"f\" name=\"Optima\"/></resources>"
        let file = try XML.file(XML.text(XML.scene("A")).replacing("</document>", with: "\(resources)</document>"))
        #expect(
            StoryboardLint(rules: [.unlistedFont]).problems(in: [file]).map(\.message) == [
                "The font \"Optima\" of the file is not among the fonts that the project allows. To fix: Choose one of "
                    + "those or of the system, or add it to \"fonts\" in the configuration."
            ]
        )
    }

    @Test func problemOfPartHasObject() throws {
        let label =
            "<label id=\"L\"><attributedString><font key=\"NSFont\" name=\"Avenir-Book\"/></attributedString></label>"
        let problems = try report(label, "", StoryboardLint(rules: [.unlistedFont])).problems
        #expect(problems.map(\.object) == ["L"] && problems.map(\.name) == ["Avenir-Book"])
    }
}
