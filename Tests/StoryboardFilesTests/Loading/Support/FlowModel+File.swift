import StoryCode

@testable import StoryboardFiles

extension FlowModel {
    /// The storyboard of a file.
    @MainActor
    func drawn() throws -> Storyboard {
        var classes = StoryboardClasses()
        classes.controller("FlowTarget") { FlowTarget() }
        classes.segue("FlowSegue", FlowSegue.self)
        classes.unwindAction("back:", of: FlowTarget.self)
        let texts = scenes.indices.map(text)
        return Storyboard(
            try Sheet.file(Sheet.text(texts.joined(), initial: "s0")),
            classes: classes,
            container: Container()
        )
    }

    private func text(of place: Int) -> String {
        let scene = scenes[place]
        var attributes = "title=\"\(place)\""
        if let identifier = scene.identifier, scene.kind != .reference {
            attributes += " storyboardIdentifier=\"\(identifier)\""
        }
        if scene.isTarget { attributes += " customClass=\"FlowTarget\"" }
        if scene.definesContext { attributes += " definesPresentationContext=\"YES\"" }
        if scene.kind == .reference {
            attributes += " referencedIdentifier=\"\(scenes[scene.inside[0]].identifier ?? "")\""
            return Sheet.scene("s\(place)", scene.element, attributes)
        }
        let embeds = scene.kind == .plain ? scene.inside.map { Sheet.segue("embed", to: "s\($0)") }.joined() : ""
        let view = """
            <view key="view" id="v\(place)"><subviews><containerView id="c\(place)">
            <connections>\(embeds)</connections></containerView></subviews></view>
            """
        let members = scene.inside.map { Sheet.segue("relationship", to: "s\($0)", scene.relationship) }
        let segues = scene.segues.indices.map { number -> String in
            let segue = scene.segues[number]
            var text = segue.way?.attributes ?? "kind=\"unwind\" unwindAction=\"back:\""
            if let identifier = segue.identifier { text += " identifier=\"\(identifier)\"" }
            if !segue.animates { text += " animates=\"NO\"" }
            let destination = segue.way == nil ? "e\(place)" : "s\(segue.target)"
            return "<segue id=\"g\(place)-\(number)\" destination=\"\(destination)\" \(text)/>"
        }
        return Sheet.scene(
            "s\(place)",
            scene.element,
            attributes,
            inside: scene.kind == .plain ? view : "",
            connections: ((scene.kind == .plain ? [] : members) + segues).joined(),
            beside: "<exit id=\"e\(place)\" sceneMemberID=\"exit\"/>"
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

extension FlowModel.Way {
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
