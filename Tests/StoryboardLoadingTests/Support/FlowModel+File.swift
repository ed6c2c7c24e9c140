import StoryCode
import StoryboardTestSupport

@testable import StoryboardFiles
@testable import StoryboardLoading

extension FlowModel {
    /// Returns the storyboard from a file.
    @MainActor
    func storyboardFromFile() throws -> Storyboard {
        var classes = StoryboardClasses()
        classes.controller("FlowTarget") { FlowTarget() }
        classes.segue("FlowSegue", FlowSegue.self)
        classes.unwindAction("back:", of: FlowTarget.self)
        let texts = scenes.indices.map(text)
        return Storyboard(
            try XML.file(XML.text(texts.joined(), initial: "s0")),
            classes: classes,
            container: Container()
        )
    }

    private func text(of index: Int) -> String {
        let scene = scenes[index]
        var attributes = "title=\"\(index)\""
        if let identifier = scene.identifier, scene.kind != .reference {
            attributes += " storyboardIdentifier=\"\(identifier)\""
        }
        if scene.isTarget { attributes += " customClass=\"FlowTarget\"" }
        if scene.definesContext { attributes += " definesPresentationContext=\"YES\"" }
        if scene.kind == .reference {
            attributes += " referencedIdentifier=\"\(scenes[scene.inside[0]].identifier ?? "")\""
            return XML.scene("s\(index)", scene.element, attributes)
        }
        let embeds = scene.kind == .plain ? scene.inside.map { XML.segue("embed", to: "s\($0)") }.joined() : ""
        let view = """
            <view key="view" id="v\(index)"><subviews><containerView id="c\(index)">
            <connections>\(embeds)</connections></containerView></subviews></view>
            """
        let members = scene.inside.map { XML.segue("relationship", to: "s\($0)", scene.relationship) }
        let segues = scene.segues.indices.map { number -> String in
            let segue = scene.segues[number]
            var text = segue.style?.attributes ?? "kind=\"unwind\" unwindAction=\"back:\""
            if let identifier = segue.identifier { text += " identifier=\"\(identifier)\"" }
            if !segue.animates { text += " animates=\"NO\"" }
            let destination = segue.style == nil ? "e\(index)" : "s\(segue.target)"
            return "<segue id=\"g\(index)-\(number)\" destination=\"\(destination)\" \(text)/>"
        }
        return XML.scene(
            "s\(index)",
            scene.element,
            attributes,
            inside: scene.kind == .plain ? view : "",
            connections: ((scene.kind == .plain ? [] : members) + segues).joined(),
            beside: "<exit id=\"e\(index)\" sceneMemberID=\"exit\"/>"
        )
    }
}

extension FlowModel.Scene {
    fileprivate var element: String {
        switch kind {
        case .plain: "viewController"
        case .stack: "navigationController"
        case .tabs: "tabBarController"
        case .split: "splitViewController"
        case .reference: "viewControllerPlaceholder"
        }
    }

    fileprivate var relationship: String {
        switch kind {
        case .stack: "relationship=\"rootViewController\""
        case .tabs: "relationship=\"viewControllers\""
        default: "relationship=\"masterViewController\""
        }
    }
}

extension FlowModel.SegueStyle {
    fileprivate var attributes: String {
        switch self {
        case .show: "kind=\"show\""
        case .push: "kind=\"push\""
        case .showDetail: "kind=\"showDetail\""
        case .replace: "kind=\"replace\""
        case .presentation: "kind=\"presentation\""
        case .modal: "kind=\"modal\""
        case .fullScreen: "kind=\"presentation\" modalPresentationStyle=\"fullScreen\""
        case .overContext: "kind=\"presentation\" modalPresentationStyle=\"overCurrentContext\""
        case .popover: "kind=\"popoverPresentation\""
        case .custom: "kind=\"custom\" customClass=\"FlowSegue\""
        }
    }
}
