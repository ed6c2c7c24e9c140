import StoryCodeScenes

// True only while the controller and its helpers are told of an appearance, or of a disappearance, that has the
// cause: as the archived guide to view controllers has it, not while the view loads or lays out.
extension ViewController {
    /// Whether the controller appears because it is being presented.
    public var isBeingPresented: Bool { isToldToAppear && presentationIfMade?.cause == .presenting }

    /// Whether the controller disappears because it is being dismissed.
    public var isBeingDismissed: Bool { isToldToDisappear && presentationIfMade?.cause == .dismissing }

    /// Whether the controller disappears because it, or a container of it, is being dismissed.
    ///
    /// UIKit's documentation can be read both ways; ``isBeingDismissed`` is about the presented controller itself.
    public var isBeingDismissedByAncestor: Bool {
        isToldToDisappear
            && sequence(first: self, next: \.parent).contains { $0.presentationIfMade?.cause == .dismissing }
    }

    /// Whether the controller appears because it has been added to a container.
    public var isMovingToParent: Bool { isToldToAppear && (movement == .entering || movement == .entered) }

    /// Whether the controller disappears because it is leaving its container.
    public var isMovingFromParent: Bool { isToldToDisappear && movement == .leaving }

    private var isToldToAppear: Bool {
        switch eventWithCause {
        case .viewWillAppear, .viewDidAppear: true
        default: false
        }
    }

    private var isToldToDisappear: Bool {
        switch eventWithCause {
        case .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }
}
