import StoryCode

/// The last steps of a run as small records, and those in progress.
///
/// It has all that the most frequent steps need.
@MainActor
final class RunSteps {
    /// A step; 0 stands for no step and no turn, and -1 for no participant.
    struct Record {
        let kind: Kind
        let controller: Int32
        let helper: Int32
        let parent: Int32
        let turn: Int32
        let cause: Cause
        /// Why this step was scheduled, or nil if it was not.
        let reason: LifecycleRun.Step.Cause.Reason?
        let clock: Duration
        /// The number of the last step before this one ended, or 0 while it is in progress.
        fileprivate(set) var end: Int32 = 0
    }

    /// What scheduled a step: a positive number is that of a step.
    ///
    /// A negative one stands for the program outside all steps: -1 before the first step, -2 after it, and so on. Zero
    /// stands for something that is not part of the run.
    typealias Cause = Int32

    /// What happens in a step.
    enum Kind {
        case loadView
        case view(ViewEvent)
        case willMove(toParent: Int32)
        case didMove(toParent: Int32)
        case memoryWarning
        case request(TraceRequest, Int32)
        /// A diagnostic or a note, which the log has.
        case text
    }

    /// A step in progress.
    struct OpenStep {
        /// The controller or the observer that it is about.
        fileprivate let receiver: ObjectIdentifier
        /// The number of the step.
        let id: Int32
        let turn: Int32
        let clock: Duration
    }

    /// The last records.
    private let kept = RecentList<Record>()

    /// The steps in progress.
    private let open = InPlaceList<OpenStep>()

    /// The number of steps that were open when the work in progress began, or nil outside such work.
    ///
    /// They are not the parents of the steps of that work.
    var openBeforeWork: Int?

    /// The scene seen last, because most events follow one of the same controller.
    private(set) var scene: RunScene?

    /// The position of the helper of that scene that is probably next.
    private var nextHelper = 0

    /// Whether the program shows states, which are read outside steps.
    var showsStates = false

    /// The number of steps that began, of which the last ones are kept.
    var count: Int { kept.count }

    /// The number of steps in progress.
    var openCount: Int { open.count }

    /// The number of the first step that is kept.
    var first: Int { kept.first + 1 }

    /// The records from the first step on.
    var records: [Record] { (kept.first..<count).map { kept[$0] } }

    /// The step in progress, or nil if only steps are that began before the work in progress.
    var parent: OpenStep? { isOutsideSteps ? nil : open.last }

    /// Whether no step is in progress, or only steps are that began before the work in progress.
    var isOutsideSteps: Bool { open.count <= openBeforeWork ?? 0 }

    /// What schedules work that is scheduled now.
    var current: Cause { parent?.id ?? -Cause(count) - 1 }

    /// Adds a step.
    ///
    /// - Parameter receiver: The object that the step is about until it ends, or nil for a step that ends at once.
    @inline(__always)
    func add(_ record: Record, receiver: ObjectIdentifier?) {
        var record = record
        if let receiver {
            open.append(OpenStep(receiver: receiver, id: Int32(count + 1), turn: record.turn, clock: record.clock))
        } else {
            record.end = Int32(count + 1)
        }
        kept.append(record)
    }

    /// Adds the event of a helper inside that of its controller, which has the same turn and the same time.
    ///
    /// Most steps are of this kind.
    ///
    /// - Returns: Whether the helper is known and a step is in progress.
    func addKnownHelper(
        _ event: ViewEvent,
        _ controller: ObjectIdentifier,
        _ observer: any AnyObject & ViewObserver
    ) -> Bool {
        // The controller's own event has come before, so that the address is still that of the same object.
        guard scene?.id == controller, let parent,
            let helper = scene?.indexOfHelper(observer, at: nextHelper), let index = scene?.index
        else { return false }
        let record = Record(
            kind: .view(event),
            controller: index,
            helper: helper,
            parent: parent.id,
            turn: parent.turn,
            cause: 0,
            reason: nil,
            clock: parent.clock
        )
        nextHelper += 1
        add(record, receiver: ObjectIdentifier(observer))
        return true
    }

    /// Returns the scene seen last if this is its controller; its first helper is then expected next.
    func sceneBeginningEvent(of controller: AnyObject) -> RunScene? {
        guard let scene, scene.isScene(of: controller) else { return nil }
        nextHelper = 0
        return scene
    }

    /// Selects a scene, and the helper after the one of the step to be added.
    func select(_ scene: RunScene, nextHelper: Int = 0) {
        self.scene = scene
        self.nextHelper = nextHelper
    }

    /// Forgets the scene, which may have been released.
    func forgetScene() { scene = nil }

    /// Ends the step in progress, if it is about this object, and returns whether states are to be read.
    func end(of receiver: ObjectIdentifier) -> Bool {
        // An event that began before the recorder did is not open here.
        if let last = open.last, last.receiver == receiver {
            open.removeLast()
            if last.id >= first { kept[Int(last.id) - 1].end = Int32(count) }
        }
        return showsStates && isOutsideSteps
    }
}
