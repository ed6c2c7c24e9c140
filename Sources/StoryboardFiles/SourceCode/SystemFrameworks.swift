/// What is known about Apple's frameworks.
///
/// The lists are not complete: what they omit is undecidable, and is not reported.
enum SystemFrameworks {
    /// The modules of the system and of the Swift toolchain.
    static let names = words(
        """
        AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
        AddressBookUI AppIntents AppKit AppTrackingTransparency ApplicationServices AudioToolbox AudioUnit
        AuthenticationServices BackgroundTasks Builtin CFNetwork CallKit CarPlay Carbon Charts CloudKit Cocoa Combine
        CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation
        CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
        CoreSpotlight CoreTelephony CoreText CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin DeveloperToolsSupport
        DeviceCheck DiskArbitration Dispatch EventKit EventKitUI ExternalAccessory FileProvider FileProviderUI
        Foundation GLKit GameController GameKit GameplayKit HealthKit HomeKit IOBluetooth IOKit IOSurface
        IdentityLookup ImageIO InputMethodKit Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication
        MachO MapKit MediaAccessibility MediaPlayer MessageUI Messages Metal MetalKit MetricKit MobileCoreServices
        MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter ObjectiveC Observation OpenAL
        OpenGL OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit Quartz QuartzCore QuickLook QuickLookUI
        RealityKit ReplayKit SafariServices SceneKit ScreenSaver ScriptingBridge Security ServiceManagement ShazamKit
        Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI SwiftUICore Synchronization
        SystemConfiguration TVMLKit TVServices TVUIKit Testing TipKit Twitter UIKit UniformTypeIdentifiers
        UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit
        XCTest arpa asl assert bsm crt_externs ctype dlfcn dns_sd err errno fcntl float fnmatch getopt grp iAd ifaddrs
        inttypes libgen libkern limits locale mach malloc math memory net netdb netinet objc os poll pthread pwd signal
        simd sqlite3 stdarg stdatomic stdbool stddef stdint stdio stdlib string strings sys sysexits syslog termios time
        unistd utime uuid wchar xpc zlib
        """
    )

    /// Classes of which programs declare subclasses, and whose outlets and actions are in the other lists.
    static let classes = words(
        """
        NSObject UIResponder UIApplication UIWindow UIViewController UITableViewController UICollectionViewController
        UINavigationController UITabBarController UISplitViewController UIPageViewController UISearchController
        UIAlertController UIActivityViewController UIInputViewController UIDocumentBrowserViewController
        UIImagePickerController AVPlayerViewController GLKViewController SLComposeServiceViewController
        UIHostingController MSMessagesAppViewController GCEventViewController QLPreviewController SFSafariViewController
        UIDocumentPickerViewController UIColorPickerViewController
        UIView UIControl UIButton UILabel UIImageView UITextField UITextView UIScrollView UITableView UITableViewCell
        UITableViewHeaderFooterView UICollectionView UICollectionReusableView UICollectionViewCell
        UICollectionViewListCell UICollectionViewLayout UICollectionViewFlowLayout UIStackView UISwitch UISlider
        UIStepper UISegmentedControl UIPageControl UIPickerView UIDatePicker UIProgressView UIActivityIndicatorView
        UISearchBar UINavigationBar UIToolbar UITabBar UIVisualEffectView UIRefreshControl UIInputView UIBarItem
        UIBarButtonItem UITabBarItem UINavigationItem UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer
        UILongPressGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer UIStoryboardSegue
        MKMapView MKAnnotationView WKWebView MTKView GLKView SKView SCNView ARSCNView
        NSResponder NSApplication NSViewController NSWindowController NSSplitViewController NSTabViewController
        NSPageController NSWindow NSPanel NSDocument NSDocumentController NSView NSControl NSButton NSPopUpButton
        NSTextField NSSecureTextField NSSearchField NSTokenField NSComboBox NSTextView NSText NSImageView NSScrollView
        NSClipView NSTableView NSOutlineView NSTableRowView NSTableCellView NSCollectionView NSCollectionViewItem
        NSStackView NSBox NSSplitView NSTabView NSToolbar NSToolbarItem NSMenu NSMenuItem NSCell NSActionCell
        NSTextFieldCell NSButtonCell NSSlider NSSegmentedControl NSSwitch NSVisualEffectView NSProgressIndicator
        NSPopover NSAlert NSArrayController NSObjectController NSTreeController NSController NSFormatter
        NSNumberFormatter NSValueTransformer
        WKInterfaceController WKUserNotificationInterfaceController WKInterfaceObject WKInterfaceGroup
        """
    )

    /// The settable properties of these classes that files use as outlets.
    static let outlets = words(
        """
        accessoryView allowedTouchTypes alternateButton animator attachedMenu backBarButtonItem backgroundView badgeView
        barItem buttonCell cell collectionView collectionViewLayout contentController contentView contentViewController
        customView dataDelegate dataSource defaultButtonCell delegate detailTextLabel detailViewController document
        documentView dockMenu dragDataSource dragDelegate dropDelegate editingAccessoryView firstItem focusGroup
        formatter gestureRecognizers headerView imageView initialFirstResponder initialKeyView inputAccessoryView
        inputView itemPrototype keyEquivalentDelegate leadingBarButtonItem leftBarButtonItem leftBarButtonItems
        leftView mainMenu maskView menu menuFormRepresentation navigationBar navigationController navigationItem
        nextKeyView nextResponder nextPage outlineTableColumn overlayView panelView parentViewController
        placeholderView popover preferredFocusEnvironments preferredFocusedView prefetchDataSource previousKeyView refreshControl representedObject rightBarButtonItem
        rightBarButtonItems rightView rootViewController searchBar searchController searchDisplayController
        searchMenuTemplate searchResultsDataSource searchResultsDelegate searchContentsController selectedBackgroundView
        sectionHeaderView sourceView splitView splitViewController subviews submenu supplementaryView tabBar tabBarItem tabBarObservedScrollView
        tabView tableColumn tableFooterView tableHeaderView tableView target textContainer textField textLabel titleView
        toolbar toolbarItems touchBar undoManager verticalScroller horizontalScroller view viewControllers views window
        arrangedObjects content contentArray contentObject headerToolbar managedObjectContext multipleSelectionBackgroundView
        selectedObjects sharedFormatter sortDescriptors transitioningDelegate uiDelegate UIDelegate navigationDelegate
        frameLoadDelegate policyDelegate resourceLoadDelegate layoutManager layoutDelegate menuDelegate tokenDelegate
        windowController accessibilityElements enclosingScrollView applicationDelegate dragView
        titleLabel notificationAlertLabel currentPageView interactivePopGestureRecognizer keyView
        """
    )

    /// The actions of these classes, and of the responders of the system.
    static let actions = words(
        """
        abortEditing: action: activateContextHelpMode: add: addChild: addTextAlignment: alignCenter: alignJustified:
        alignLeft: alignRight: arrangeInFront: becomeFirstResponder browseDocumentVersions: canRedo: canUndo: cancel:
        cancelOperation: capitalizeWord: centerSelectionInVisibleArea: changeAttributes: changeCaseOfLetter:
        changeColor: changeDocumentBackgroundColor: changeFont: changeLayoutOrientation: changeSpelling: checkSpelling:
        clear: clearRecentDocuments: close close: collapse: commitEditing complete: copy: copyFont: copyRuler: cut:
        decreaseSize: delete: deleteBackward: deleteForward: deleteToBeginningOfLine: deleteToEndOfLine: deminiaturize:
        deselectAll: detachColorList: discardEditing dismiss: dismissController: dismissModalViewController:
        doubleAction: duplicateDocument: endEditing: expand: fetch: finish: flagsChanged: fullScreen: goBack goBack:
        goForward goForward: goToFirstPage: goToLastPage: goToNextPage: goToPreviousPage: hide: hideOtherApplications:
        increaseSize: insert: insertChild: insertNewline: insertTab: insertText: invokeWithSender: loadNewFonts:
        loosenKerning: lowerBaseline: lowercaseWord: makeBaseWritingDirectionLeftToRight:
        makeBaseWritingDirectionNatural: makeBaseWritingDirectionRightToLeft: makeKeyAndOrderFront:
        makeTextStandardVertical: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionNatural:
        makeTextWritingDirectionRightToLeft: mergeAllWindows: miniaturize: miniaturizeAll: modifyFont:
        modifyFontViaPanel: moveDocument: moveDocumentToUbiquityContainer: moveTabToNewWindow: navigateBack:
        navigateForward: newDocument: newWindowForTab: noResponderForSelector: open: openDocument: orderBack:
        orderFront: orderFrontCharacterPalette: orderFrontColorPanel: orderFrontFontOptionsPanel: orderFrontFontPanel:
        orderFrontLinkPanel: orderFrontListPanel: orderFrontSharingServicePicker: orderFrontSpacingPanel:
        orderFrontStandardAboutPanel: orderFrontStandardAboutPanelWithOptions: orderFrontSubstitutionsPanel:
        orderFrontTablePanel: orderOut: orderedIndex outline: pageDown: pageUp: paste: pasteAsPlainText:
        pasteAsRichText: pasteFont: pasteRuler: pause: performClick: performClose: performFindPanelAction:
        performMiniaturize: performTextFinderAction: performZoom: play: pop popToRoot popToRootViewController
        popViewController previous: print: printDocument: quickLookPreviewItems: quickLookWithEvent: raiseBaseline:
        redo: reload reload: reloadData reloadFromOrigin reloadFromOrigin: remove: removeChild: renameDocument:
        resetView: resignFirstResponder revertDocumentToSaved: revertToSaved: rotateLeft: rotateRight: runPageLayout:
        runToolbarCustomizationPalette: save: saveAllDocuments: saveAs: saveDocument: saveDocumentAs:
        saveDocumentTo: saveDocumentToPDF: scrollLineDown: scrollLineUp: scrollPageDown: scrollPageUp:
        scrollToBeginningOfDocument: scrollToEndOfDocument: select: selectAll: selectCell: selectFirstTabViewItem:
        selectItem: selectLastTabViewItem: selectLine: selectNext: selectNextKeyView: selectNextTab:
        selectNextTabViewItem: selectParagraph: selectPrevious: selectPreviousKeyView: selectPreviousTab:
        selectPreviousTabViewItem: selectText: selectToMark: selectWord: sendAction setMark: share: show showContextHelp:
        showContextMenuForSelection: showFindIndicator: showGuessPanel: showHelp: showWindow: sizeToFit start
        startAnimation: startSpeaking: stop stopAnimation: stopLoading stopLoading: stopModal: stopSpeaking: subscript:
        superscript: swapWithMark: takeColorFrom: takeDoubleValueFrom: takeFloatValueFrom: takeIntValueFrom:
        takeIntegerValueFrom: takeObjectValueFrom: takeSelectedTabViewItemFromSender: takeStringURLFrom:
        takeStringValueFrom: takeValueFrom: takePasswordFrom: terminate: tightenKerning: toggle:
        toggleAutomaticDashSubstitution: toggleAutomaticDataDetection: toggleAutomaticLinkDetection:
        toggleAutomaticQuoteSubstitution: toggleAutomaticSpellingCorrection: toggleAutomaticTextCompletion:
        toggleAutomaticTextReplacement: toggleBaseWritingDirection: toggleBoldface: toggleContinuousSpellChecking:
        toggleFullScreen: toggleGrammarChecking: toggleInspector: toggleItalics: toggleMasterVisible:
        togglePlatformInputSystem: toggleQuickLookPreviewPanel: toggleRuler: toggleSidebar: toggleSmartInsertDelete:
        toggleSourceListVisible: toggleTabBar: toggleTabOverview: toggleToolbarShown: toggleTouchBarCustomizationPalette:
        toggleTraditionalCharacterShape: toggleUnderline: transpose: transposeWords: turnOffKerning: turnOffLigatures:
        underline: undo: unhide: unhideAllApplications: unhideWithoutActivation: unmarkText unscript: update
        uppercaseWord: useAllLigatures: useStandardKerning: useStandardLigatures: validateVisibleItems viewLoaded
        yank: zoom: zoomIn: zoomOut: zoomImageToActualSize: zoomImageToFit: addFontTrait: removeFontTrait:
        """
    )

    /// Names of actions that no class of UIKit has, and that programs like to give to their own.
    private static let actionsOfAppKit = words(
        "add: cancel: clear: close close: complete: finish: hide: open: previous: remove: save: share: update"
    )

    /// Whether a class of the system may have an action.
    static func hasAction(_ selector: String, on platform: StoryboardFile.Platform?) -> Bool {
        actions.contains(selector) && !(platform == .iOS && actionsOfAppKit.contains(selector))
    }

    /// The prefixes of the frameworks' classes.
    private static let prefixes = words(
        """
        AB ACAccount AD AM AR ASAuthorization AV CA CI CK CL CN EK GC GK GLK HK HM INUI JS LA LP MCSession MF MK MP MS
        MTK NS PDF PH PK QC QL QTMovie SC SCN SF SK SL TV UI UN VN WK Web IK AU
        """
    )

    /// Returns whether a class may be one of a framework, by its prefix.
    static func mayDeclare(_ className: String) -> Bool {
        (2...15).contains { prefixes.contains(String(className.prefix($0))) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
