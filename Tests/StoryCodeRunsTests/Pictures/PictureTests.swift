import StoryCode
import StoryCodeRuns
import TestSupport
import Testing

/// Pictures and data of the same run stay the same.
@MainActor
struct PictureTests {
    private let push: LifecycleRun
    private let long: LifecycleRun

    init() {
        (push, long) = Self.atTimeZero { (SampleRuns.push(), SampleRuns.long(steps: 150)) }
    }

    /// Parallel tests advance the clock of the scheduler that they share, which is the time of notes.
    private static func atTimeZero<Value>(_ body: () -> Value) -> Value {
        Schedulers.$current.withValue(ManualClock(), operation: body)
    }

    @Test func timelines() throws {
        expectFingerprint("30b5c1035aadf15", of: push.timeline, "push.svg")
        expectFingerprint("4766c3bbb5f31f7a", of: long.timeline, "long.svg")
        expectFingerprint("3f9dfe89d799f24d", of: Self.atTimeZero(SampleRuns.states).timeline, "states.svg")
        expectFingerprint("b5fdc98082dbdbfe", of: try SampleRuns.shortened(long, by: 50).timeline, "shortened.svg")
    }

    @Test func titlesAfterAFullRow() {
        let run = Self.atTimeZero {
            let recorder = RunRecorder(title: "Full")
            for _ in 0..<25 { ViewController().loadViewIfNeeded() }
            recorder.note("The end")
            recorder.stop()
            return recorder.run
        }
        expectFingerprint("d6a582c03e801201", of: run.timeline, "full.svg")
    }

    @Test func texts() throws {
        expectFingerprint("2b47ee29e9f36726", of: push.mermaid, "push.mmd")
        expectFingerprint("2a242b1a8c92ee5", of: long.mermaid, "long.mmd")
        expectFingerprint("bdd538ff21cdbc60", of: long.text, "long.txt")
        expectFingerprint("fded9ba5d823662c", of: push.traceEvents, "push.json")
    }

    @Test func dataOfPages() throws {
        expectFingerprint("96bd075d0c07dde7", of: try PageReader(long.page).json, "long page.json")
        expectFingerprint(
            "957b8c60e80881aa",
            of: try PageReader(push.page(comparedWith: long)).json,
            "compared page.json"
        )
        expectFingerprint(
            "a264a7c3ee741539",
            of: try PageReader(SampleContainers.cars().graph.page).json,
            "cars page.json"
        )
        let files = LiveFolder.files(of: long).sorted { $0.key < $1.key }
        expectFingerprint("d0f192c39d5b29b3", of: files.map(\.value).joined(), "live.js")
    }

    @Test func diagrams() {
        expectFingerprint("3fbbf040739b3017", of: SampleContainers.cars().graph.svg, "cars.svg")
    }

    @Test func randomRuns() throws {
        let runs = (0..<12).map { RandomRun.make(seed: $0, steps: $0 < 11 ? 24 : 90) }
        expectFingerprint("49c1520022bef4a1", of: runs.map(\.run.timeline).joined(), "random timelines.svg")
        let texts = runs.map { $0.run.text + $0.run.mermaid + $0.run.traceEvents }
        expectFingerprint("66a737129761799b", of: texts.joined(), "random runs.txt")
        let pages = try zip(runs, runs.dropFirst()).map { try PageReader($0.run.page(comparedWith: $1.run)).json }
        expectFingerprint("783b76b2d61c4ef4", of: pages.joined(), "random pages.json")
        let diagrams = runs.map { $0.hierarchy.svg + $0.hierarchy.dot + $0.hierarchy.mermaid }
        expectFingerprint("f8b35e82824fec89", of: diagrams.joined(), "random hierarchies.txt")
    }
}
