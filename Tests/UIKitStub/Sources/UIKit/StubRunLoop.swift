import Foundation

/// The form of the stub.
public enum StubForm {
    /// Whether the stub is at least as strict as UIKit: transitions begin at the commit of the transaction, a transition of
    /// a stack ends at once when another one begins, views are laid out several times, and a tapped tab is animated.
    ///
    /// Lists of events then have no turns and no layout.
    public static let isStrict = ProcessInfo.processInfo.environment["STORYCODE_STRICT_STUB"] != nil
}

/// The turns of the run loop, which a test performs itself.
@MainActor
public enum StubRunLoop {
    private static var commits: [@MainActor () -> Void] = []
    private static var work: [@MainActor () -> Void] = []

    static func later(_ action: @escaping @MainActor () -> Void) { work.append(action) }

    /// Performs an action when the transaction is committed, which is after the call in progress, or at once in the form
    /// that is not strict.
    static func atCommit(_ action: @escaping @MainActor () -> Void) {
        if StubForm.isStrict { commits.append(action) } else { action() }
    }

    /// Performs everything that waits for the commit of the transaction, during animations.
    public static func commit() {
        while !commits.isEmpty { commits.removeFirst()() }
    }

    /// Performs everything that waits for a turn or for the end of an animation.
    public static func settle() {
        commit()
        while !work.isEmpty {
            work.removeFirst()()
            commit()
        }
    }
}

/// The changes of views that a container controller makes itself, and for which it notifies its children itself.
@MainActor
enum StubTransition {
    private static var depth = 0

    static var isManaging: Bool { depth > 0 }

    static func managing(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }
}
