import StoryCode
import StoryCodeRuns
import TestSupport
import Testing

/// Pictures and data of the same run stay the same.
@MainActor
struct PictureTests {
    private let push = SampleRuns.push()
    private let long = SampleRuns.long(steps: 150)

    @Test func timelines() throws {
        expectFingerprint("30b5c1035aadf15", of: push.timeline, "push.svg")
        expectFingerprint("4766c3bbb5f31f7a", of: long.timeline, "long.svg")
        expectFingerprint("3f9dfe89d799f24d", of: SampleRuns.states().timeline, "states.svg")
        expectFingerprint("b5fdc98082dbdbfe", of: try SampleRuns.shortened(long, by: 50).timeline, "shortened.svg")
    }

    @Test func titlesAfterAFullRow() {
        let recorder = RunRecorder(title: "Full")
        for _ in 0..<25 { ViewController().loadViewIfNeeded() }
        recorder.note("The end")
        recorder.stop()
        expectFingerprint("d6a582c03e801201", of: recorder.run.timeline, "full.svg")
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
}
