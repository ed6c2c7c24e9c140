import StoryboardFiles
import StoryboardTestSupport
import TestSupport
import Testing

/// Pictures of the same files stay the same.
struct PictureTests {
    @Test func graphs() throws {
        let (library, shop) = (try GraphFixtures.library, try GraphFixtures.shop)
        expectFingerprint("5886fe62054ea2ed", of: library.graph.svg, "library.svg")
        let both = StoryboardGraph([library, shop])
        expectFingerprint("4f8a6dea28c49e56", of: both.svg, "both.svg")
        expectFingerprint("335462da39eba648", of: both.dot + both.mermaid, "both.txt")
    }

    @Test func screensWithEachKindOfView() throws {
        let names = [
            "label", "button", "textField", "textView", "imageView", "switch", "slider", "pageControl",
            "segmentedControl", "toolbar", "tableViewCell", "tableView", "mapView", "containerView",
        ]
        let views = names.enumerated().map { index, name in
            let frame = "<rect key=\"frame\" x=\"\(index * 9)\" y=\"\(index * 40)\" width=\"150\" height=\"36\"/>"
            return "<\(name) id=\"\(name)\" text=\"A \(name)\" title=\"B\">\(frame)</\(name)>"
        }
        .joined()
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"600\"/>"
        let view = "<view key=\"view\" id=\"v\">\(frame)<subviews>\(views)</subviews></view>"
        let file = try XML.file(XML.text(XML.scene("A", inside: view), XML.scene("B")))
        expectFingerprint("c0277405b94662a", of: file.graph.svg, "screens.svg")
    }

    /// A point of these screens is one point in the drawing, and small views have no text, line or picture.
    @Test(arguments: [("iOS.CocoaTouch", "5ee1a4597a090ce2"), ("MacOSX.Cocoa", "485beb5f45d1e8a")])
    func viewsOfManySizes(runtime: String, fingerprint: String) throws {
        let names = [
            "label", "button", "popUpButton", "stepper", "colorWell", "textField", "secureTextField", "searchBar",
            "searchField", "comboBox", "textView", "datePicker", "pickerView", "imageView", "switch", "slider",
            "progressView", "progressIndicator", "pageControl", "segmentedControl", "navigationBar", "toolbar",
            "tabBar",
            "tableViewCell", "collectionViewCell", "tableCellView", "tableView", "mapView", "webView", "wkWebView",
            "wkWebKitWebView", "glkView", "arscnView", "sceneKitView", "skView", "box", "containerView", "outlineView",
        ]
        let sizes = [(10, 5), (11, 6), (14, 8), (15, 9), (17, 30), (18, 31), (60, 100)]
        let texts = [
            "", "text=\"City\"", "text=\"A city with a long name\" textAlignment=\"center\"",
            "text=\"City\" textAlignment=\"right\"",
        ]
        let scenes = names.map { name in
            let views = sizes.enumerated().flatMap { row, size in
                texts.enumerated().map { column, text in
                    let place = "x=\"\(column * 40 - 5)\" y=\"\(row * 25 - 2)\""
                    let frame = "\(place) width=\"\(size.0)\" height=\"\(size.1)\""
                    let font = row == 6 ? "<fontDescription key=\"fontDescription\" pointSize=\"\(column + 2)\"/>" : ""
                    let id = "\(name)\(row)\(column)"
                    return "<\(name) id=\"\(id)\" \(text)><rect key=\"frame\" \(frame)/>\(font)</\(name)>"
                }
            }
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"150\" height=\"168\"/>"
            let bar = "<navigationItem key=\"navigationItem\" title=\"\(name)\" id=\"n\(name)\"/>"
            let view = "<view key=\"view\" id=\"v\(name)\">\(frame)\(views.joined())</view>"
            return XML.scene(name, inside: view + bar)
        }
        let file = try XML.file(XML.text(scenes.joined(separator: "\n"), runtime: runtime))
        expectFingerprint(fingerprint, of: file.graph.svg, "views on \(runtime).svg")
    }
}
