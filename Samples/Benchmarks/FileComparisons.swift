import Foundation
import StoryboardFiles

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The cost of reading a storyboard file, compared with only parsing the same bytes.
@MainActor
func fileComparisons(upTo largest: Int) -> [Comparison] {
    [10, 100, 10_000].filter { $0 <= largest }.map { count in
        Comparison(work: "read a storyboard file of \(count) scenes, per scene", variants: readings(of: count))
    } + [
        Comparison(
            work: "draw scenes at one point",
            isLinear: true,
            variants: [largest / 10, largest / 5].map(drawing)
        )
    ]
}

/// Draws scenes at the same point of the canvas with segues between distant scenes, as files made by programs have them.
@MainActor
private func drawing(of count: Int) -> Comparison.Variant {
    let scenes = (0..<count).map { number in
        """
        <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">
        <connections><segue destination="c\((number * 7 + 3) % count)" kind="show" id="g\(number)"/></connections>
        </viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        """
    }
    let text = "<document><scenes>\(scenes.joined())</scenes></document>"
    return Comparison.Variant(name: "of \(count)", units: count) { times in
        let file = try StoryboardFile(Data(text.utf8), path: "Main.storyboard")
        for _ in 0..<times { escape(Box(file, StoryboardGraph([file]).svg)) }
    }
}

@MainActor
private func readings(of count: Int) -> [Comparison.Variant] {
    let data = Data(drawnStoryboard(of: count).utf8)
    return [
        Comparison.Variant(name: "XMLParser alone", units: count) { times in
            for _ in 0..<times {
                let parser = XMLParser(data: data)
                let delegate = ParserDelegate()
                parser.delegate = delegate
                escape(parser.parse() ? delegate : parser)
            }
        },
        Comparison.Variant(name: "StoryboardFile", units: count) { times in
            for _ in 0..<times { escape(Box(try StoryboardFile(data, path: "Main.storyboard"))) }
        },
    ]
}

/// Counts elements and ignores everything else.
private final class ParserDelegate: NSObject, XMLParserDelegate {
    private var elements = 0

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements += 1
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {}

    func parser(_ parser: XMLParser, foundCharacters string: String) {}
}

private final class Box {
    let file: StoryboardFile
    let text: String

    init(_ file: StoryboardFile, _ text: String = "") { (self.file, self.text) = (file, text) }
}

/// Returns a file as Interface Builder writes it: each scene has a label, and a button with a segue to the next scene.
private func drawnStoryboard(of count: Int) -> String {
    let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        initialViewController="vc0">
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <scenes>
        """
    let scenes = (0..<count).map { number in
        """

                <!--Screen \(number)-->
                <scene sceneID="sc\(number)">
                    <objects>
                        <viewController storyboardIdentifier="Screen\(number)" title="Screen \(number)" id="vc\(number)" \
        customClass="ScreenController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vw\(number)">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" text="Screen" lineBreakMode="tailTruncation" id="lb\(number)">
                                        <rect key="frame" x="16" y="120" width="361" height="21"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="textColor"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" id="bt\(number)">
                                        <rect key="frame" x="16" y="200" width="361" height="35"/>
                                        <state key="normal" title="Next"/>
                                        <connections>
                                            <segue destination="vc\((number + 1) % count)" kind="show" \
        identifier="next" id="sg\(number)"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="label" destination="lb\(number)" id="ol\(number)"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)" \
        sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="\(number * 800)" y="120"/>
                </scene>
        """
    }
    return head + scenes.joined() + "\n    </scenes>\n</document>\n"
}
