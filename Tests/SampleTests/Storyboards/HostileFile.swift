#if os(Linux) || os(macOS)
    import Foundation

    /// Valid storyboard files that Interface Builder would not write.
    enum HostileFile {
        /// Names with a meaning in Swift or in generated code, and invalid names.
        private static let names = [
            "class", "self", "Self", "Type", "init", "_", "__", "$0", "1abc", "😀", "...", "a\"b", "a\\b", "a&#10;b",
            "\\(x)", "String", "Scene", "Any", "any", "some", "Protocol", "name", "register", "define", "scenes",
            "SceneIdentifier", "StoryboardScenes", "Container", "StoryCode", "NamesStoryboard", "Foo Bar", "Foo-Bar",
            "fooBar", "FooBar", "foo.bar", "ViewController", "controller", "nil", "ünï", "城市", "e\u{301}", "\u{e9}",
        ].map { $0.replacing("\"", with: "&quot;") }

        /// Calls a closure with all files, in a folder that is deleted afterwards.
        static func withAll(_ body: ([URL]) throws -> Void) throws {
            try Program.withFolder { folder in
                try body(
                    texts.map { name, text in
                        let file = folder.appending(path: "\(name).storyboard")
                        try Data(text.utf8).write(to: file)
                        return file
                    }
                )
            }
        }

        private static var texts: [(name: String, text: String)] {
            let named = names.indices.map { index in
                let name = names[index]
                let next = "N\((index + 1) % names.count)"
                return scene(
                    "N\(index)",
                    "customClass=\"\(name)\" storyboardIdentifier=\"\(name)\" title=\"\(name)\"",
                    segue("g\(index)", "show", next, name) + segue("h\(index)", "presentation", next, name)
                )
            }
            let both = [
                "<scene sceneID=\"none\"><objects/></scene>",
                scene(
                    "A",
                    "customClass=\"Both\"",
                    "<segue id=\"r\" kind=\"relationship\" relationship=\"rootViewController\" destination=\"B\"/>",
                    element: "navigationController"
                ),
                scene(
                    "B",
                    "customClass=\"Both\" storyboardIdentifier=\"C\"",
                    segue("f", "presentation", "C", "fade\" customClass=\"Fade")
                        + segue("k", "custom", "C", "wipe\" customClass=\"Fade")
                        + segue("g", "show", "gone", "gone") + segue("w", "odd&#10;kind", "C", "odd")
                ),
                scene("C", "", "", inside: shade),
            ]
            let cycle = [scene("A", "", segue("e", "embed", "B", "in")), scene("B", "", segue("f", "embed", "A", ""))]
            let other = "storyboardName=\"Empty\""
            return [
                ("Names", file(named, initial: "N0")), ("Both", file(both, initial: "A")), ("Empty", file([])),
                ("Dangling", file(both, initial: "gone")), ("Cycle", file(cycle, initial: "A")),
                ("1 odd-näme\n\"x", file(both, initial: "B")), ("1 odd näme x", file(both, initial: "B")),
                ("Reference", file([scene("A", other, "", element: "viewControllerPlaceholder")], initial: "A")),
            ]
        }

        private static let shade = """
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/></userDefinedRuntimeAttributes>
            """

        private static func file(_ scenes: [String], initial: String? = nil) -> String {
            let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="22505" targetRuntime="iOS.CocoaTouch"\(initial)>
                <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
                """
        }

        private static func scene(
            _ id: String,
            _ attributes: String,
            _ segues: String,
            inside: String = "",
            element: String = "viewController"
        ) -> String {
            """
            <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController" \(attributes)>
            \(inside)<connections>\(segues)</connections></\(element)></objects></scene>
            """
        }

        private static func segue(_ id: String, _ kind: String, _ destination: String, _ identifier: String) -> String {
            "<segue id=\"\(id)\" kind=\"\(kind)\" destination=\"\(destination)\" identifier=\"\(identifier)\"/>"
        }
    }
#endif
