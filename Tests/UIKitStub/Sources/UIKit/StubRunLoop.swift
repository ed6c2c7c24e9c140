/// The turns of the run loop, which a test performs itself.
@MainActor
public enum StubRunLoop {
    private static var work: [@MainActor () -> Void] = []

    static func later(_ action: @escaping @MainActor () -> Void) { work.append(action) }

    /// Performs everything that waits for a turn or for the end of an animation.
    public static func settle() {
        while !work.isEmpty { work.removeFirst()() }
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
