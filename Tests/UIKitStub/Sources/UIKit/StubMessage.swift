import Synchronization

/// The messages that UIKit sends to a controller and that a class made at run time can override.
public enum StubMessage {
    case loadView
    case viewDidLoad
    case viewWillAppear(Bool)
    case viewIsAppearing(Bool)
    case viewDidAppear(Bool)
    case viewWillDisappear(Bool)
    case viewDidDisappear(Bool)
    case updateProperties
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case setView(UIView?)
    case prepare(UIStoryboardSegue, sender: Any?)
    case willMove(UIViewController?)
    case didMove(UIViewController?)
    case didReceiveMemoryWarning
}

extension UIViewController {
    private nonisolated static let loadObservers = Mutex<[ObjectIdentifier: @MainActor (UIViewController) -> Void]>([:])

    /// Replaces `viewDidLoad()` of a class, as an exchange of its implementation does.
    public nonisolated static func stubObserveLoading(
        of type: UIViewController.Type,
        _ observe: @escaping @MainActor (UIViewController) -> Void
    ) {
        loadObservers.withLock { $0[ObjectIdentifier(type)] = observe }
    }

    private func stubObserveLoad() {
        var level: AnyClass? = type(of: self)
        while let type = level {
            Self.loadObservers.withLock { $0[ObjectIdentifier(type)] }?(self)
            level = _getSuperclass(type)
        }
    }

    /// Sends a message as the Objective-C runtime does: first to the class made at run time, if there is one.
    public final func stubSend(_ message: StubMessage) {
        stubSend(message) { [self] in stubPerform(message) }
    }

    final func stubSend(_ message: StubMessage, _ original: @escaping @MainActor () -> Void) {
        if let stubOverride { stubOverride(self, message, original) } else { original() }
    }

    private func stubPerform(_ message: StubMessage) {
        switch message {
        case .loadView: loadView()
        case .viewDidLoad:
            stubObserveLoad()
            viewDidLoad()
        case .viewWillAppear(let animated): viewWillAppear(animated)
        case .viewIsAppearing(let animated): viewIsAppearing(animated)
        case .viewDidAppear(let animated): viewDidAppear(animated)
        case .viewWillDisappear(let animated): viewWillDisappear(animated)
        case .viewDidDisappear(let animated): viewDidDisappear(animated)
        case .updateProperties: updateProperties()
        case .viewWillLayoutSubviews: viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: viewDidLayoutSubviews()
        case .setView(let view): self.view = view
        case .prepare(let segue, let sender): prepare(for: segue, sender: sender)
        case .willMove(let parent): willMove(toParent: parent)
        case .didMove(let parent): didMove(toParent: parent)
        case .didReceiveMemoryWarning: didReceiveMemoryWarning()
        }
    }
}
