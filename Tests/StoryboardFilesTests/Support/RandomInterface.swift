import StoryboardTestSupport

/// A random file of Interface Builder, with the objects and the mistakes that files of apps have.
///
/// Elements without content are on lines of their own, so that ``changed(_:seed:)`` can remove some.
struct RandomInterface {
    private var dice: Dice
    private var lines: [String] = []
    private var objects: [String] = []
    private let scenes: [String]

    private init(seed: UInt64) {
        dice = Dice(seed: seed)
        scenes = (0...dice.roll(7)).map { "S\($0)" }
    }

    /// Returns the text of a file that depends only on the seed.
    static func text(seed: UInt64) -> String {
        var file = RandomInterface(seed: seed)
        file.document()
        return file.lines.joined(separator: "\n")
    }

    /// Returns a text in which some elements are missing and some names are others.
    static func changed(_ text: String, seed: UInt64) -> String {
        var dice = Dice(seed: seed)
        return text.split(separator: "\n").compactMap { (line) -> String? in
            let isWhole = line.hasPrefix("<") && line.hasSuffix("/>")
            if isWhole, dice.once(in: 12) { return nil }
            guard dice.once(in: 8) else { return String(line) }
            return String(line).replacing("Oslo", with: "Bergen").replacing("show", with: "presentation")
                .replacing("\"1", with: "\"2").replacing("City", with: "Map")
                .replacing("rootViewController", with: "viewControllers").replacing("shade", with: "title")
        }.joined(separator: "\n")
    }

    // MARK: Elements

    /// Writes an element with the content that a closure adds.
    private mutating func element(_ name: String, _ attributes: String, _ content: (inout Self) -> Void = { _ in }) {
        let start = lines.count
        lines.append("<\(name)\(attributes)>")
        content(&self)
        if lines.count == start + 1 { lines[start] = "<\(name)\(attributes)/>" } else { lines.append("</\(name)>") }
    }

    /// Returns an attribute with one of the values, or none.
    private mutating func attribute(_ name: String, _ values: [String], in times: Int = 2) -> String {
        dice.once(in: times) ? " \(name)=\"\(dice.pick(values))\"" : ""
    }

    private mutating func newID(_ prefix: String) -> String {
        let id = dice.once(in: 60) ? "same" : "\(prefix)\(objects.count)"
        objects.append(id)
        return " id=\"\(id)\""
    }

    private mutating func destination() -> String {
        dice.once(in: 12) ? "gone" : dice.pick(dice.once() ? scenes : objects + scenes)
    }

    private static let texts = ["Oslo", "A &amp; &lt;B&gt;", "", "A longer text that does not fit into its place"]
    private static let classes = ["CityController", "MapController", "PinView", "CityCell", "Unknown"]

    private mutating func custom(in times: Int) -> String {
        guard dice.once(in: times) else { return "" }
        return " customClass=\"\(dice.pick(Self.classes))\"" + attribute("customModule", ["App", "Kit"])
            + attribute("customModuleProvider", ["target"])
    }

    // MARK: Documents

    private mutating func document() {
        let runtime = dice.pick(["iOS.CocoaTouch", "iOS.CocoaTouch", "iOS.CocoaTouch", "MacOSX.Cocoa", "AppleTV"])
        let initial = attribute("initialViewController", scenes + ["S0", "S0", "gone"], in: 1)
        let kind = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        element("document", " type=\"\(kind)\" version=\"3.0\" targetRuntime=\"\(runtime)\"\(initial)") { file in
            file.element("scenes", "") { file in
                for index in file.scenes.indices { file.scene(index) }
            }
            file.element("resources", "") { file in
                file.element("image", " name=\"pin\" width=\"20\" height=\"20\"")
                file.element("namedColor", " name=\"sea\"")
            }
        }
    }

    private mutating func scene(_ index: Int) {
        element("scene", " sceneID=\"scene \(index)\"") { file in
            file.element("objects", "") { file in
                file.controller(file.scenes[index])
                file.element("placeholder", " placeholderIdentifier=\"IBFirstResponder\"\(file.newID("R"))")
                if file.dice.once() { file.element("exit", "\(file.newID("X")) sceneMemberID=\"exit\"") }
                if file.dice.once(in: 4) { file.element("customObject", file.newID("O") + file.custom(in: 1)) }
                if file.dice.once(in: 4) { file.element("tapGestureRecognizer", file.newID("G")) }
            }
            let (x, y) = (file.dice.roll(9) * 400 - 1_600, file.dice.roll(5) * 700)
            if !file.dice.once(in: 4) { file.element("point", " key=\"canvasLocation\" x=\"\(x)\" y=\"\(y)\"") }
        }
    }

    private mutating func controller(_ id: String) {
        let kind = dice.pick([
            "viewController", "viewController", "viewController", "tableViewController", "navigationController",
            "tabBarController", "splitViewController", "pageViewController", "collectionViewController",
            "avPlayerViewController", "viewControllerPlaceholder", "windowController", "hostingController",
        ])
        var attributes = " id=\"\(id)\" sceneMemberID=\"viewController\"" + custom(in: 2)
        attributes += attribute("title", Self.texts, in: 3) + attribute("userLabel", Self.texts, in: 6)
        attributes += attribute("storyboardIdentifier", ["City", "Map", "Pin", "city list", id, ""])
        attributes += attribute("modalPresentationStyle", ["fullScreen", "pageSheet", "overFullScreen"], in: 6)
        if kind.hasSuffix("Placeholder") {
            attributes += attribute("storyboardName", ["Main", "Other", ""])
            attributes += attribute("referencedIdentifier", ["City", "Nowhere"])
        }
        element(kind, attributes) { file in
            guard !kind.hasSuffix("Placeholder") else { return }
            if !file.dice.once(in: 6) { file.view(file.dice.pick(["view", "tableView"]), " key=\"view\"", depth: 0) }
            if file.dice.once(in: 3) { file.bars() }
            file.connections(of: file.dice.pick(["show", "relationship", "presentation"]), most: 5)
        }
    }

    private mutating func bars() {
        element("navigationItem", " key=\"navigationItem\"\(attribute("title", Self.texts))\(newID("N"))") { file in
            let image = file.attribute("image", ["pin", "lost"]) + file.attribute("title", Self.texts)
            file.element("barButtonItem", " key=\"rightBarButtonItem\"\(image)\(file.newID("I"))") { file in
                file.connections(of: "show", most: 1)
            }
        }
        if dice.once() { element("tabBarItem", " key=\"tabBarItem\"\(attribute("title", Self.texts))\(newID("T"))") }
    }

    // MARK: Views

    private static let views = [
        "view", "label", "label", "button", "button", "textField", "textView", "imageView", "switch", "slider",
        "stackView", "scrollView", "mapView", "containerView", "segmentedControl", "toolbar", "searchBar", "tableView",
        "tableViewCell", "collectionViewCell", "pageControl",
    ]

    private mutating func view(_ kind: String, _ more: String, depth: Int) {
        var attributes = newID("V") + more + custom(in: 6)
        attributes += attribute("text", Self.texts, in: 3) + attribute("placeholder", Self.texts, in: 6)
        attributes += attribute("image", ["pin", "lost"], in: 4) + attribute("hidden", ["YES", "NO"], in: 10)
        attributes += attribute("textAlignment", ["center", "right"], in: 4) + attribute("tag", ["0", "7"], in: 8)
        attributes += attribute("userLabel", Self.texts, in: 8)
        attributes += attribute("buttonType", ["infoLight", "system"], in: 4)
        if kind.hasSuffix("Cell") { attributes += attribute("reuseIdentifier", ["CityCell", "Pin", ""]) }
        element(kind, attributes) { file in
            let (x, y) = (file.dice.roll(300) - 20, file.dice.roll(500) - 20)
            let (width, height) = (file.dice.roll(380), depth == 0 ? 600 : file.dice.roll(200))
            let frame = " key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
            if !file.dice.once(in: 8) { file.element("rect", frame) }
            file.details()
            if file.dice.once(in: 3) { file.connections(of: "show", most: 2) }
            guard depth < 3, file.dice.once(in: depth + 1) else { return }
            let isTable = kind == "tableView" && file.dice.once()
            file.element(isTable ? "prototypes" : "subviews", "") { file in
                for _ in 0..<file.dice.roll(5) {
                    file.view(isTable ? "tableViewCell" : file.dice.pick(Self.views), "", depth: depth + 1)
                }
            }
        }
    }

    private mutating func details() {
        if dice.once(in: 4) {
            let size = " key=\"fontDescription\" pointSize=\"\(dice.pick([9, 17, 30]))\""
            element("fontDescription", size + attribute("name", ["Avenir", "Optima", ".SFUI"]))
        }
        if dice.once(in: 4) {
            let value = dice.pick(["name=\"sea\"", "name=\"lost\"", "red=\"1\" alpha=\"1\"", "alpha=\"0\""])
            element("color", " key=\"backgroundColor\" \(value)")
        }
        if dice.once(in: 5) { element("state", " key=\"normal\"\(attribute("title", Self.texts))") }
        if dice.once(in: 5) {
            element("accessibility", " key=\"accessibilityConfiguration\"\(attribute("label", Self.texts))") { file in
                let value = file.attribute("value", ["YES", "NO"], in: 1)
                if file.dice.once() { file.element("bool", " key=\"isElement\"\(value)") }
            }
        }
        if dice.once(in: 8) {
            element("userDefinedRuntimeAttributes", "") { file in
                for _ in 0...file.dice.roll(3) { file.runtimeAttribute() }
            }
        }
        if dice.once(in: 5) {
            element("constraints", "") { file in
                let ends = " firstItem=\"\(file.destination())\" secondItem=\"\(file.destination())\""
                let attributes = file.attribute("firstAttribute", ["top", "leadingMargin"], in: 1)
                file.element("constraint", ends + attributes + file.newID("C"))
            }
        }
    }

    private mutating func runtimeAttribute() {
        let key = dice.pick(["shade", "shade", "layer.cornerRadius", "isBig", "place", "title"])
        let type = dice.pick(["string", "boolean", "number", "color", "nil", "point", "size", "rect", "range", "image"])
        let attributes = " type=\"\(type)\" keyPath=\"\(key)\""
        element("userDefinedRuntimeAttribute", attributes + attribute("value", ["YES", "NO", "T3Nsbw", "pin"])) {
            file in
            switch type {
            case "number": file.element("integer", " key=\"value\" value=\"\(file.dice.roll(9) - 2)\"")
            case "point": file.element("point", " key=\"value\" x=\"1\" y=\"-2.5\"")
            case "size": file.element("size", " key=\"value\" width=\"1\" height=\"2\"")
            case "rect": file.element("rect", " key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"")
            case "range": file.element("range", " key=\"value\" location=\"1\" length=\"2\"")
            case "color": file.element("color", " key=\"value\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"")
            case "image": file.element("imageReference", " key=\"value\" image=\"pin\"")
            case "string" where file.dice.once(in: 3):
                file.lines.append("<string key=\"value\" base64-UTF8=\"YES\">T3Nsbw</string>")
            default: break
            }
        }
    }

    // MARK: Connections

    private mutating func connections(of kind: String, most: Int) {
        let count = dice.roll(most + 1)
        guard count > 0 else { return }
        element("connections", "") { file in
            for _ in 0..<count { file.connection(kind) }
        }
    }

    private mutating func connection(_ usual: String) {
        let (end, id) = (" destination=\"\(destination())\"", newID("L"))
        switch dice.roll(8) {
        case 0:
            element("outlet", " property=\"\(dice.pick(["map", "list", "other"]))\"" + end + id)
        case 1:
            element("outletCollection", " property=\"pins\"" + end + id)
        case 2:
            let selector = dice.pick(["tap:", "close", "missing:"])
            element("action", " selector=\"\(selector)\"\(attribute("eventType", ["touchUpInside"]))" + end + id)
        default:
            let kind = dice.pick([usual, usual, "show", "embed", "unwind", "custom", "popoverPresentation", "novel"])
            var attributes = " kind=\"\(kind)\"" + attribute("identifier", ["show City", "pin", "back", ""])
            if kind == "unwind" { attributes += attribute("unwindAction", ["back:", "undo:", ""]) }
            if kind == "relationship" {
                let relationships = [
                    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
                    "supplementaryViewController", "compactViewController", "window.shadowedContentViewController",
                    "tabItems", "novel",
                ]
                attributes += attribute("relationship", relationships, in: 1)
            }
            let styles = ["fullScreen", "formSheet", "overCurrentContext", "popover", "novel"]
            attributes += attribute("modalPresentationStyle", styles, in: 4)
            attributes += attribute("modalTransitionStyle", ["crossDissolve", "novel"], in: 8)
            attributes += attribute("customClass", ["FadeSegue"], in: 6) + attribute("animates", ["NO"], in: 6)
            attributes += attribute("destinationCreationSelector", ["make:"], in: 12)
            element("segue", end + attributes + id)
        }
    }
}
