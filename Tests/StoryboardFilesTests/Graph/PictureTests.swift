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
}
