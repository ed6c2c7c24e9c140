extension LintFixture {
    static let all = [main, settings, window, living, watch]

    /// A mail app for iOS: a list, a letter, an editor, and references to the settings.
    static let main = LintFixture(
        "Mail/Main.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="bar-00-001">
            <device id="bar-00-001" orientation="portrait"/>
            <scenes>
                <!--Bar: <viewController id="bar-00-001"/> is only said here.-->
                <scene sceneID="sce-00-001">
                    <objects>
                        <navigationController id="bar-00-001" sceneMemberID="viewController">
                            <connections>
                                <segue destination="lis-00-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-00-001" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <tableViewController storyboardIdentifier="List" id="lis-00-001" customClass="ListController" customModule="Mail" sceneMemberID="viewController">
                            <tableView key="view" id="tab-00-001">
                                <prototypes>
                                    <tableViewCell id="cel-00-001">
                                        <connections>
                                            <segue destination="let-00-001" kind="show" identifier="read" id="seg-00-002"/>
                                        </connections>
                                    </tableViewCell>
                                </prototypes>
                                <connections>
                                    <outlet property="dataSource" destination="lis-00-001" id="out-00-001"/>
                                </connections>
                            </tableView>
                            <connections>
                                <segue destination="wri-00-001" kind="presentation" identifier="write" id="seg-00-003"/>
                                <segue destination="ref-00-001" kind="show" id="seg-00-004"/>
                                <segue destination="ref-00-002" kind="show" id="seg-00-005"/>
                                <segue destination="ref-00-003" kind="show" id="seg-00-006"/>
                            </connections>
                        </tableViewController>
                    </objects>
                </scene>
                <scene sceneID="sce-00-003">
                    <objects>
                        <viewController id="let-00-001" customClass="LetterController" customModule="Mail" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-004">
                    <objects>
                        <viewController title="Write" id="wri-00-001" sceneMemberID="viewController">
                            <view key="view" id="vie-00-001">
                                <subviews>
                                    <button id="but-00-001"><state key="normal" title="Send"/>
                                        <connections>
                                            <action selector="send:" destination="wri-00-001" eventType="touchUpInside" id="act-00-001"/>
                                            <segue destination="exi-00-001" kind="unwind" unwindAction="unwindToList:" id="seg-00-007"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                        </viewController>
                        <exit id="exi-00-001" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-005">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Settings" id="ref-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-006">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Sound" id="ref-00-002" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-007">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Help" bundleIdentifier="com.example.help" id="ref-00-003" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="seg-00-002"/>
            </inferredMetricsTieBreakers>
        </document>
        """
    )

    static let settings = LintFixture(
        "Mail/Settings.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="set-00-001">
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <viewController id="set-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <viewController storyboardIdentifier="Sound" id="sou-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-003">
                    <objects>
                        <viewControllerPlaceholder referencedIdentifier="Sound" storyboardIdentifier="Sound" id="ref-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    )

    /// An app for macOS: its menu, a window and its contents.
    static let window = LintFixture(
        "Desk/Window.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" initialViewController="win-00-001">
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <application id="app-00-001" sceneMemberID="viewController">
                            <menu key="mainMenu" id="men-00-001">
                                <items>
                                    <menuItem id="ite-00-001">
                                        <connections>
                                            <action selector="open:" target="fir-00-001" id="act-00-001"/>
                                            <segue destination="she-00-001" kind="modal" id="seg-00-001"/>
                                        </connections>
                                    </menuItem>
                                </items>
                            </menu>
                        </application>
                        <customObject id="fir-00-001" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <windowController id="win-00-001" sceneMemberID="viewController">
                            <window key="window" id="win-00-002">
                                <connections>
                                    <outlet property="delegate" destination="win-00-001" id="out-00-001"/>
                                </connections>
                            </window>
                            <connections>
                                <segue destination="spl-00-001" kind="relationship" relationship="window.shadowedContentViewController" id="seg-00-002"/>
                            </connections>
                        </windowController>
                    </objects>
                </scene>
                <scene sceneID="sce-00-003">
                    <objects>
                        <splitViewController id="spl-00-001" sceneMemberID="viewController">
                            <connections>
                                <segue destination="she-00-001" kind="relationship" relationship="splitItems" id="seg-00-003"/>
                                <segue destination="she-00-001" kind="sheet" identifier="ask" id="seg-00-004"/>
                            </connections>
                        </splitViewController>
                    </objects>
                </scene>
                <scene sceneID="sce-00-004">
                    <objects>
                        <viewController id="she-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    )

    /// An app for tvOS with tabs.
    static let living = LintFixture(
        "Living/Living.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" toolsVersion="22505" targetRuntime="AppleTV" initialViewController="tab-00-001">
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <tabBarController id="tab-00-001" sceneMemberID="viewController">
                            <connections>
                                <segue destination="fil-00-001" kind="relationship" relationship="viewControllers" id="seg-00-001"/>
                            </connections>
                        </tabBarController>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <viewController id="fil-00-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    )

    /// An app for watchOS: two pages, and a notification with its dynamic interface.
    static let watch = LintFixture(
        "Wrist/Watch.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="22505" targetRuntime="watchKit" initialViewController="one-00-001">
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <controller id="one-00-001">
                            <connections>
                                <segue destination="two-00-001" kind="relationship" relationship="nextPage" id="seg-00-001"/>
                            </connections>
                        </controller>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <controller id="two-00-001"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-003">
                    <objects>
                        <controller identifier="Third" id="thr-00-001"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-004">
                    <objects>
                        <notificationController id="not-00-001">
                            <notificationCategory key="notificationCategory" id="cat-00-001"/>
                            <connections>
                                <segue destination="dyn-00-001" kind="relationship" relationship="dynamicNotificationInterface" id="seg-00-002"/>
                            </connections>
                        </notificationController>
                    </objects>
                </scene>
                <scene sceneID="sce-00-005">
                    <objects>
                        <notificationController id="dyn-00-001"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    )
}
