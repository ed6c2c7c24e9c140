public import StoryCodeScenes

/// Reports the screens of a running program that stay in memory after they were popped, dismissed or replaced.
///
/// ```swift
/// let watch = LeakWatch()
/// ```
///
/// A screen is reported if its controller has been shown in a window and exists five seconds after it has left. A helper
/// and a view are reported if they exist five seconds after the controller has left and was released. Not reported are
/// helpers that a scene with a living controller has too, and what the program passes to ``allow(_:)``.
///
/// A report shows what retains the objects, as that of `expectReleased` does. Reports with the same signature are one
/// report with a count.
///
/// The watch observes all scenes, those of portable controllers and those of `UIViewController` with StoryCodeUIKit. It
/// looks for them when a screen has disappeared, and each time it reads what the found objects refer to. In release
/// builds it does nothing, unless the program turns it on.
///
/// See <doc:/StoryCodeTesting/Finding-what-retains-a-scene>.
@MainActor
public final class LeakWatch {
    /// Whether this is a debug build.
    public nonisolated static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// The reports, one for each signature, in the order in which they were found.
    public private(set) var reports: [LeakReport] = []

    private let delay: Duration
    private let scheduler: any LifecycleScheduler
    private let known: Set<String>
    private let receive: @MainActor (LeakReport) -> Void

    /// The mark of the tasks to watch, or nil for all; tests set it.
    package var scope: TraceScope?

    private var isOn: Bool
    private var allowed: [Weak<AnyObject>] = []
    private var scenes = SceneLog()
    private var isScheduled = false

    /// Starts watching, until the watch is released or stopped.
    ///
    /// - Parameters:
    ///   - delay: The time after which a screen that has left should be released.
    ///   - scheduler: Measures this time.
    ///   - known: The signatures of reports that the program expects.
    ///   - isOn: Whether the watch does anything; by default only in debug builds.
    ///   - receive: Called for each screen that is found, with the report and its count; by default, it prints reports
    ///     that are new.
    public init(
        after delay: Duration = .seconds(5),
        scheduler: any LifecycleScheduler = TaskScheduler.shared,
        known: Set<String> = [],
        isOn: Bool = isDebugBuild,
        onReport receive: @escaping @MainActor (LeakReport) -> Void = {
            if $0.isNew { print("StoryCode: \($0)") }
        }
    ) {
        (self.delay, self.scheduler, self.known, self.receive) = (
            max(delay, .zero), scheduler, known, receive
        )
        self.isOn = isOn
        if isOn { LifecycleTrace.add(self) }
    }

    /// Stops watching.
    public func stop() {
        isOn = false
        LifecycleTrace.remove(self)
    }

    /// Watches a controller without a helper, or one that was made before the watch.
    public func observe(_ controller: some SceneController) {
        guard isOn else { return }
        // The first access to the scene events of a controller of UIKit begins to observe it.
        _ = controller.sceneEvents
        let entry = scenes.add(controller)
        if (controller as? any PlacedController)?.hasPlace ?? false { entry.wasShown = true }
    }

    /// Does not report an object, such as a screen that the program keeps for later.
    public func allow(_ object: AnyObject) {
        allowed.removeAll { $0.object == nil }
        allowed.append(Weak(object: object))
    }
}

// MARK: - Leaving

extension LeakWatch: LifecycleTracer {
    package func trace(_ entry: TraceEntry) {
        guard scope?.isCurrent ?? true else { return }
        // A controller that was made earlier is known from its first event on.
        if let controller = entry.subject as? any SceneController { scenes.add(controller) }
        scenes.record(entry)
        guard let scene = entry.subject.flatMap({ scenes[$0] }) else { return }
        switch entry.event {
        case .received(.viewDidAppear), .placed(.some): scene.wasShown = true
        case .received(.viewDidDisappear), .placed(nil):
            scene.left = scheduler.now
            scheduleSearch(after: delay)
        default: break
        }
    }

    private func scheduleSearch(after delay: Duration) {
        guard !isScheduled else { return }
        isScheduled = true
        scheduler.schedule(after: delay) { [weak self] in self?.search() }
    }

    /// Reports the scenes that are due, and looks at the others again when they are.
    private func search() {
        isScheduled = false
        guard isOn else { return }
        let now = scheduler.now
        for scene in scenes.entries { update(scene, at: now) }
        let overdue = scenes.entries.filter { scene in
            !scene.isReported && scene.left.map { now - $0 >= delay } ?? false
        }
        // Once for all, because there can be many scenes.
        let exceptions = overdue.isEmpty ? [] : exceptions
        for scene in overdue { report(scene, except: exceptions) }
        scenes.removeReleased()
        let next = scenes.entries.lazy.filter { !$0.isReported }.compactMap(\.left).min()
        if let next { scheduleSearch(after: max(next + delay - now, .zero)) }
    }

    /// Finds out whether a controller has a place, because not each change of it is an event.
    private func update(_ scene: SceneLog.Entry, at now: Duration) {
        guard let controller = scene.controller else {
            scene.left = scene.left ?? now
            return
        }
        // A screen inside of another one that has left is part of that one.
        let placed = controller as? any PlacedController
        let owner = placed?.placeOwner
        if placed == nil || placed?.hasPlace == true || owner.flatMap({ scenes[$0] }) != nil
            || !scene.wasShown
        {
            scene.left = nil
        } else {
            scene.left = scene.left ?? now
        }
    }

    private func report(_ scene: SceneLog.Entry, except exceptions: [AnyObject]) {
        scene.isReported = true
        let scope = "the screen by \(delay.formatted)"
        guard let found = scenes.report(of: [scene], except: exceptions, outliving: scope) else { return }
        let index = reports.firstIndex { $0.signature == found.signature } ?? reports.endIndex
        if index == reports.endIndex {
            reports.append(
                .init(
                    signature: found.signature,
                    message: found.message,
                    isKnown: known.contains(found.signature)
                )
            )
        } else {
            reports[index].count += 1
        }
        receive(reports[index])
    }

    /// The objects that may exist: those that are allowed with their scenes, and those of scenes that have not left.
    private var exceptions: [AnyObject] {
        let allowed = allowed.compactMap(\.object)
        let others = scenes.entries.filter { $0.controller != nil && $0.left == nil }
        return allowed + (allowed.compactMap { scenes[$0] } + others).flatMap(scenes.objects)
    }
}

extension Duration {
    /// The number of seconds, with its unit.
    fileprivate var formatted: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}
