import StoryCode
import StoryCodeRuns
import Testing

/// A timeline is valid XML with each step once, and no text overlaps another or is cut.
@MainActor
struct TimelineTests {
    @Test(arguments: [1, 60, 500, 3_000])
    func nothingOverlapsOrIsCut(steps: Int) throws {
        let run = SampleRuns.long(steps: steps)
        let reader = try #require(TimelineReader(run.timeline))
        #expect(reader.overlaps == [])
        #expect(reader.cutTexts == [])
        #expect(reader.size.width == 1240)
        #expect(reader.steps.sorted() == Array(1...run.steps.count))
    }

    @Test func tooltipsHaveTheCause() throws {
        let run = SampleRuns.push()
        let reader = try #require(TimelineReader(run.timeline))
        let step = try #require(run.steps.first { run.line($0) == "Lisbon.viewDidAppear(true)" })
        let cause = try #require(step.cause?.step.flatMap(run.step))
        let expected = """
            \(step.id). Lisbon.viewDidAppear(true)
            turn 2, 350 ms
            after an animation, scheduled by \(cause.id). \(run.line(cause))
            """
        #expect(reader.tooltips.contains(expected), "\(reader.tooltips)")
    }

    @Test func emptyRunHasAPicture() throws {
        let reader = try #require(TimelineReader(LifecycleRun().timeline))
        #expect(reader.texts.map(\.description) == ["Run", "0 steps, 0 controllers, 0 helpers, 0 turns"])
    }

    @Test func namesAreEscaped() throws {
        let recorder = RunRecorder(title: "<script>alert('&')</script>\u{7}")
        let controller = ViewController()
        recorder.name(controller, "]]> \"A\" & <B>")
        recorder.note("--> \u{0} <!-- ")
        controller.loadViewIfNeeded()
        recorder.stop()
        let reader = try #require(TimelineReader(recorder.run.timeline))
        let texts = reader.texts.map(\.description)
        #expect(texts.contains("]]> \"A\" & <B>"))
        #expect(texts.contains("--> <!--"))
        #expect(texts.first == "<script>alert('&')</script>")
    }

    @Test func timelineRefersToNothingOutside() {
        let timeline = SampleRuns.push().timeline
        for word in ["href", "url(", "@import", "<script", "<image"] { #expect(!timeline.contains(word)) }
        #expect(timeline.contains("@media screen and (prefers-color-scheme:dark)"))
    }

    @Test func longTitleOfAChapterEndsAtTheMargin() throws {
        let margins = try (0..<5).map { count in
            let recorder = RunRecorder()
            recorder.note(String(repeating: "f", count: count) + String(repeating: "l", count: 400))
            recorder.stop()
            let reader = try #require(TimelineReader(recorder.run.timeline))
            let title = try #require(reader.texts.first { $0.description.hasSuffix("l\u{2026}") })
            return reader.size.width - title.corners[1].x
        }
        // The first letters of some titles leave less space than others.
        #expect(margins.allSatisfy { $0 >= 10 } && margins.contains { $0 < 10.8 }, "\(margins)")
    }

    @Test func longTitleOfTheRunEndsAtTheMargin() throws {
        let widths = try (0..<5).map { count in
            var run = LifecycleRun()
            run.title = String(repeating: "f", count: count) + String(repeating: "l", count: 600)
            let title = try #require(TimelineReader(run.timeline)?.texts.first)
            return title.corners[1].x - title.corners[0].x
        }
        #expect(widths.allSatisfy { $0 <= 1_200 } && widths.contains { $0 > 1_199 }, "\(widths)")
    }

    @Test func longNameOfALaneBeginsAtTheMargin() throws {
        let margins = try (0..<5).map { count in
            let recorder = RunRecorder()
            let controller = ViewController()
            recorder.name(controller, String(repeating: "f", count: count) + String(repeating: "l", count: 200))
            controller.loadViewIfNeeded()
            recorder.stop()
            let reader = try #require(TimelineReader(recorder.run.timeline))
            return try #require(reader.texts.first { $0.description.hasSuffix("l\u{2026}") }).corners[0].x
        }
        #expect(margins.allSatisfy { $0 >= 12 } && margins.contains { $0 < 12.8 }, "\(margins)")
    }

    @Test func longCodeOfADiagnosticIsCut() throws {
        let (start, rest) = (String(repeating: "f", count: 7), String(repeating: "l", count: 22))
        let diagnostic = "{\"code\": \"\(start)\(rest)\(rest)\", \"message\": \"m\", \"advice\": \"a\"}"
        let run = try SampleRuns.decoded(["{\"id\": 1, \"diagnostic\": \(diagnostic), \"clock\": [0, 0]}"])
        let reader = try #require(TimelineReader(run.timeline))
        #expect(reader.texts.map(\.description).contains("! \(start)\(rest)\u{2026}"), "\(reader.texts)")
    }

    @Test func lastThreeChaptersInTheSamePlaceHaveTitles() throws {
        let recorder = RunRecorder()
        for number in 1...5 { recorder.note("Chapter \(number)") }
        ViewController().loadViewIfNeeded()
        recorder.stop()
        let timeline = recorder.run.timeline
        let reader = try #require(TimelineReader(timeline))
        let titles = reader.texts.map(\.description).filter { $0.contains("Chapter") }
        #expect(titles == ["\u{2026} Chapter 3", "Chapter 4", "Chapter 5"])
        // The lines of the others end below all titles.
        let ends = timeline.matches(of: /<path d="M[^"]* V([\d.]+)"\/>/).map { String($0.1) }
        #expect(ends == ["89", "89", "59", "74", "89"])
        #expect(reader.overlaps == [])
    }

    @Test func firstOfFourChaptersInTheSamePlaceHasNoTitle() throws {
        let recorder = RunRecorder()
        for number in 1...4 { recorder.note("Chapter \(number)") }
        recorder.stop()
        let reader = try #require(TimelineReader(recorder.run.timeline))
        let titles = reader.texts.map(\.description).filter { $0.contains("Chapter") }
        #expect(titles == ["\u{2026} Chapter 2", "Chapter 3", "Chapter 4"])
    }

    @Test func stepsOfNoControllerHaveALane() throws {
        let run = try SampleRuns.nested(1)
        let reader = try #require(TimelineReader(run.timeline))
        #expect(reader.texts.map(\.description).contains("no controller"))
    }

    @Test func twoChaptersInTheSamePlaceAreBothShown() throws {
        let recorder = RunRecorder()
        recorder.note("One")
        recorder.note("Two")
        ViewController().loadViewIfNeeded()
        recorder.note("Three")
        recorder.stop()
        let reader = try #require(TimelineReader(recorder.run.timeline))
        #expect(Set(["One", "Two", "Three"]).isSubset(of: reader.texts.map(\.description)))
        #expect(reader.overlaps == [])
        #expect(reader.steps.sorted() == [1, 2, 3, 4, 5])
    }
}
