import StoryCode

/// The last steps of a run as small records, and those in progress.
///
/// A structure with all that the most frequent steps need, so that a log accesses it once for each of them.
@MainActor
struct RunSteps {
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
        /// The number of the step, or 0 if it is not part of the run.
        let id: Int32
        let turn: Int32
        let clock: Duration
    }

    /// The number of records in a chunk.
    ///
    /// Records are removed chunk by chunk, and a chunk is small enough that its memory is used again.
    private static let chunkSize = 1_000

    /// The chunks before the last one, all of the same size.
    private var chunks: [ContiguousArray<Record>] = []
    private var lastChunk: ContiguousArray<Record> = []

    /// The number of steps before the first chunk.
    private var removed = 0

    private var open: ContiguousArray<OpenStep> = []

    /// The number of steps that were open when the work in progress began, or nil outside such work.
    ///
    /// They are not the parents of the steps of that work.
    var openBeforeWork: Int?

    /// The scene seen last, because most events follow one of the same controller.
    private(set) var scene: RunScene?

    /// The helpers of that scene, and the position of the one that is probably next.
    private var helpers: [RunScene.Helper] = []
    private var nextHelper = 0

    /// Whether the program shows states, which are read outside steps.
    var showsStates = false

    /// The number of records that were removed since ``removedRest()``.
    private(set) var removedRecords = 0

    /// The number of steps that began, of which the last ones are kept.
    private(set) var count = 0

    /// The number of the first step that is kept.
    var first: Int { max(removed, count - LifecycleRun.limit) + 1 }

    /// The records from the first step on.
    var records: ArraySlice<Record> { (chunks.flatMap(\.self) + lastChunk)[(first - 1 - removed)...] }

    var openCount: Int { open.count }

    /// The step in progress, or nil if only steps are that began before the work in progress.
    var parent: OpenStep? { isOutsideSteps ? nil : open[open.count - 1] }

    /// Whether no step is in progress, or only steps are that began before the work in progress.
    var isOutsideSteps: Bool { open.count <= openBeforeWork ?? 0 }

    /// What schedules work that is scheduled now.
    var current: Cause { parent?.id ?? -Cause(count) - 1 }

    /// States that what belongs to removed records was removed.
    mutating func removedRest() { removedRecords = 0 }

    /// Adds a step.
    ///
    /// - Parameter receiver: The object that the step is about until it ends, or nil for a step that ends at once.
    mutating func add(_ record: Record, receiver: ObjectIdentifier?) {
        if lastChunk.count == Self.chunkSize { beginChunk() }
        count += 1
        lastChunk.append(record)
        if let receiver {
            open.append(OpenStep(receiver: receiver, id: Int32(count), turn: record.turn, clock: record.clock))
        } else {
            lastChunk[lastChunk.count - 1].end = Int32(count)
        }
    }

    private mutating func beginChunk() {
        chunks.append(lastChunk)
        lastChunk = []
        if chunks.count * Self.chunkSize >= LifecycleRun.limit + Self.chunkSize {
            lastChunk = chunks.removeFirst()
            lastChunk.removeAll(keepingCapacity: true)
            removed += Self.chunkSize
            removedRecords += Self.chunkSize
        } else {
            lastChunk.reserveCapacity(Self.chunkSize)
        }
    }

    /// Adds the event of a helper inside that of its controller, which has the same turn and the same time.
    ///
    /// Most steps are of this kind.
    ///
    /// - Returns: Whether the helper is known and a step is in progress.
    mutating func addKnownHelper(
        _ event: ViewEvent,
        _ controller: ObjectIdentifier,
        _ observer: any AnyObject & ViewObserver
    ) -> Bool {
        // The controller's own event has come before, so that the address is still that of the same object.
        guard let scene, scene.id == controller, let parent, parent.id > 0, nextHelper < helpers.count,
            helpers[nextHelper].isObserver(observer)
        else { return false }
        let record = Record(
            kind: .view(event),
            controller: scene.index,
            helper: helpers[nextHelper].index,
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

    /// Whether this is the controller of the scene seen last; its first helper is then expected next.
    mutating func beginsEvent(of controller: AnyObject) -> Bool {
        nextHelper = 0
        return scene?.isScene(of: controller) ?? false
    }

    /// Selects a scene, and the helper after the one of the step to be added.
    mutating func select(_ scene: RunScene, nextHelper: Int = 0) {
        self.scene = scene
        self.nextHelper = nextHelper
        helpers = scene.helpers
    }

    /// Forgets the scene, which may have been released.
    mutating func forgetScene() {
        scene = nil
        helpers = []
    }

    /// Adds the beginning of a step that is not part of the run.
    mutating func skip(receiver: ObjectIdentifier?) {
        if let receiver { open.append(OpenStep(receiver: receiver, id: 0, turn: 0, clock: .zero)) }
    }

    /// Ends the step in progress, if it is about this object, and returns whether states are to be read.
    mutating func end(of receiver: ObjectIdentifier) -> Bool {
        endLast(of: receiver)
        return showsStates && isOutsideSteps
    }

    private mutating func endLast(of receiver: ObjectIdentifier) {
        // An event that began before the recorder did is not open here.
        guard !open.isEmpty, open[open.count - 1].receiver == receiver else { return }
        let index = Int(open.removeLast().id) - 1 - removed
        guard index >= 0 else { return }
        let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
        if chunk == chunks.count {
            lastChunk[place].end = Int32(count)
        } else {
            chunks[chunk][place].end = Int32(count)
        }
    }
}
