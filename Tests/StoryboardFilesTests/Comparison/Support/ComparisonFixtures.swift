import StoryboardTestSupport

@testable import StoryboardFiles

/// Two versions of a small storyboard.
enum ComparisonFixtures {
    /// Returns a file of scenes.
    static func file(_ scenes: String..., initial: String? = "list", name: String = "Main") throws -> StoryboardFile {
        try XML.file(XML.text(scenes.joined(separator: "\n"), initial: initial), path: "\(name).storyboard")
    }

    static func comparison(_ old: [String], _ new: [String]) throws -> StoryboardComparison {
        try StoryboardComparison(
            old: XML.file(XML.text(old.joined(separator: "\n"), initial: nil)),
            new: XML.file(XML.text(new.joined(separator: "\n"), initial: nil))
        )
    }

    /// A list with a book, an old screen and connections.
    static var old: StoryboardFile {
        get throws {
            try file(
                XML.scene(
                    "list",
                    "tableViewController",
                    "storyboardIdentifier=\"Books\" customClass=\"BookList\" customModule=\"App\"",
                    inside: """
                        <view key="view" id="lv"><subviews>
                        <tableViewCell id="cell" reuseIdentifier="Book" customClass="BookCell"/>
                        <button id="add"><state key="normal" title="Add"/>
                        <connections><action selector="add:" destination="list" eventType="touchUpInside" id="a1"/>
                        </connections></button></subviews></view>
                        <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="sorted" value="YES"/>
                        </userDefinedRuntimeAttributes>
                        """,
                    connections: """
                        <segue id="s1" kind="show" destination="book" identifier="open"/>
                        <segue id="s2" kind="presentation" destination="old"/>
                        <outlet id="o1" property="button" destination="add"/>
                        """
                ),
                XML.scene("book", "viewController", "title=\"A Book\""),
                XML.scene("old", "viewController", "customClass=\"OldScreen\"")
            )
        }
    }

    /// The version after many changes.
    static var new: StoryboardFile {
        get throws {
            try file(
                XML.scene(
                    "list",
                    "tableViewController",
                    "storyboardIdentifier=\"Library\" customClass=\"BookTable\" customModule=\"App\"",
                    inside: """
                        <view key="view" id="lv"><subviews>
                        <tableViewCell id="cell" reuseIdentifier="Books" customClass="BookRow"/>
                        <button id="add"><state key="normal" title="New"/>
                        <connections><action selector="insert:" destination="list" eventType="touchUpInside" id="a1"/>
                        </connections></button></subviews></view>
                        <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="sorted" value="NO"/>
                        </userDefinedRuntimeAttributes>
                        """,
                    connections: """
                        <segue id="s1" kind="show" destination="new" identifier="open"/>
                        <outlet id="o1" property="addButton" destination="add"/>
                        """
                ),
                XML.scene("book", "viewController", "title=\"A Book\""),
                XML.scene(
                    "new",
                    "viewController",
                    "storyboardIdentifier=\"Detail\"",
                    connections: "<segue id=\"s3\" kind=\"show\" destination=\"book\"/>"
                ),
                initial: "new"
            )
        }
    }
}
