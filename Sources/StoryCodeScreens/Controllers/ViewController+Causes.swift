import StoryCodeScenes

// The causes of an appearance or a disappearance. As in the archived View Controller Programming Guide, a cause is true
// only while the controller and its helpers receive one of the four appearance events, and not during loading or layout.
extension ViewController {
    /// Whether the controller appears because it is being presented.
    public var isBeingPresented: Bool { isReceivingAppear && presentation.cause == .presenting }

    /// Whether the controller disappears because it is being dismissed.
    public var isBeingDismissed: Bool { isReceivingDisappear && presentation.cause == .dismissing }

    /// Whether the controller disappears because it, or a container of it, is being dismissed.
    ///
    /// UIKit's documentation is ambiguous. Our decision: ``isBeingDismissed`` is about the presented controller itself.
    public var isBeingDismissedByAncestor: Bool {
        isReceivingDisappear && sequence(first: self, next: \.parent).contains { $0.presentation.cause == .dismissing }
    }

    /// Whether the controller appears because it was added to a container.
    public var isMovingToParent: Bool { isReceivingAppear && containment.isEntering }

    /// Whether the controller disappears because it is leaving its container.
    public var isMovingFromParent: Bool { isReceivingDisappear && containment.isLeaving }

    private var isReceivingAppear: Bool {
        switch dispatch.event {
        case .viewWillAppear?, .viewDidAppear?: true
        default: false
        }
    }

    private var isReceivingDisappear: Bool {
        switch dispatch.event {
        case .viewWillDisappear?, .viewDidDisappear?: true
        default: false
        }
    }
}
