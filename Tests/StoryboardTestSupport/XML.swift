package import Foundation
package import StoryboardFiles

/// Writes small storyboard files.
package enum XML {
    /// Whether the columns of malformed XML are known: the parsers of Linux and of Apple's systems agree on the lines
    /// only.
    package static var hasColumns: Bool {
        #if canImport(FoundationXML)
            true
        #else
            false
        #endif
    }

    /// Returns the text of a file with scenes.
    package static func text(_ scenes: String..., initial: String? = "A", runtime: String = "iOS.CocoaTouch") -> String
    {
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="\(runtime)"\(initial)>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """
    }

    /// Returns a scene with a controller that has the given `id`.
    ///
    /// - Parameters:
    ///   - inside: Elements in the controller.
    ///   - beside: Elements after the controller.
    package static func scene(
        _ id: String,
        _ element: String = "viewController",
        _ attributes: String = "",
        inside: String = "",
        connections: String = "",
        beside: String = ""
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <\(element) id="\(id)" sceneMemberID="viewController" \(attributes)>
        \(inside)
        <connections>\(connections)</connections>
        </\(element)>
        \(beside)
        </objects></scene>
        """
    }

    /// Returns a segue.
    package static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
        "<segue id=\"\(kind)-\(destination)\" kind=\"\(kind)\" destination=\"\(destination)\" \(attributes)/>"
    }

    /// Returns the error of a file, or nil if it can be read.
    package static func error(_ data: Data) -> StoryboardFileError? {
        do throws(StoryboardFileError) {
            _ = try StoryboardFile(data, path: "Main.storyboard")
            return nil
        } catch {
            return error
        }
    }

    /// Returns the error of a file, or nil if it can be read.
    package static func error(_ text: String) -> StoryboardFileError? { error(Data(text.utf8)) }

    package static func file(_ text: String, path: String = "Main.storyboard") throws -> StoryboardFile {
        try StoryboardFile(Data(text.utf8), path: path)
    }
}
