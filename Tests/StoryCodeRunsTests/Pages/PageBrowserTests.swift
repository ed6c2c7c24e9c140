#if os(Linux) || os(macOS)
    import StoryCode
    @testable import StoryCodeRuns
    import TestSupport
    import Testing

    /// Pages work in a browser: they click through themselves, and write the result into the document.
    @Suite(
        .tags(.slow),
        .enabled(
            if: Browser.program != nil,
            "No browser was found. To run these tests: Install Chromium, or set STORYCODE_BROWSER to its path."
        )
    )
    struct PageBrowserTests {
        @Test func pageOfAPushWorks() async throws {
            let result = try await Browser.check(SampleRuns.push().page, with: PageCheck.run)
            #expect(result.isGood, "\(result)")
        }

        @Test(arguments: [500, 5_000])
        func pageOfALongRunWorks(steps: Int) async throws {
            let result = try await Browser.check(SampleRuns.long(steps: steps).page, with: PageCheck.run)
            #expect(result.isGood, "\(result)")
        }

        @Test func pageOfAnEmptyRunWorks() async throws {
            let result = try await Browser.check(LifecycleRun().page, with: PageCheck.run)
            #expect(result.isGood, "\(result)")
        }

        @Test func pageOfARunWithStatesWorks() async throws {
            let result = try await Browser.check(SampleRuns.states().page, with: PageCheck.run)
            #expect(result.isGood, "\(result)")
        }

        @Test func pageWithoutItsFirstStepsWorks() async throws {
            let run = try await SampleRuns.shortened(SampleRuns.long(steps: 400), by: 150)
            #expect(run.droppedSteps == 150)
            let result = try await Browser.check(run.page, with: PageCheck.run)
            #expect(result.isGood, "\(result)")
        }

        @Test func pageOfARunningProgramWorks() async throws {
            let run = await SampleRuns.long(steps: 1_300)
            let result = try await Browser.check(
                LiveFolder.page,
                with: PageCheck.whenFollowing(PageCheck.run),
                files: LiveFolder.files(of: run)
            )
            #expect(result.isGood, "\(result)")
        }

        @Test func pageFollowsAProgramAndIsExported() async throws {
            let run = await SampleRuns.long(steps: 1_300)
            var files = LiveFiles(id: "run")
            let early = LiveFolder.texts(files.update(LiveFolder.beginning(of: run, 700)).changed)
            var later = early.merging(LiveFolder.texts(files.update(run).changed)) { $1 }
            later["part-0.js"] = nil
            let other = LiveFolder.files(of: await SampleRuns.push(), id: "other")
            let folders = later.map { ("later/\($0)", $1) } + other.map { ("other/\($0)", $1) }
            let result = try await Browser.check(
                LiveFolder.page,
                with: PageCheck.following,
                files: early.merging(folders) { $1 }
            )
            #expect(result.isGood, "\(result.passed), \(result.problems)")
            // Without the checks of the page from which it was exported.
            let checks = "\(PageCheck.common)\n\(PageCheck.following)"
            let exported = try await Browser.check(result.exported.replacing(checks, with: ""), with: PageCheck.run)
            #expect(exported.isGood, "\(exported)")
        }

        @Test func pageOfTwoRunsWorks() async throws {
            let (run, other) = (await SampleRuns.long(steps: 100), await SampleRuns.push())
            for page in [run.page(comparedWith: other), run.page(comparedWith: run)] {
                let result = try await Browser.check(page, with: PageCheck.run)
                #expect(result.isGood, "\(result)")
            }
        }

        @Test func pageOfAContainerWorks() async throws {
            for container in [SampleContainers.cars(), Container()] {
                let result = try await Browser.check(container.graph.page, with: PageCheck.container)
                #expect(result.isGood, "\(result)")
            }
        }

        @Test func checksFindABrokenPage() async throws {
            let page = await SampleRuns.push().page.replacing(
                "ArrowRight: this.step + 1",
                with: "ArrowRight: this.step + 2"
            )
            let result = try await Browser.check(page, with: PageCheck.run)
            #expect(result.problems.hasPrefix("the right arrow key: found 3, expected 2"), "\(result)")
            #expect(!result.isGood)
        }

        @Test func checksFindAScriptThatFails() async throws {
            let page = await SampleRuns.push().page.replacing("const page = new RunPage();", with: "throw new Error();")
            let result = try await Browser.check(page, with: PageCheck.run)
            #expect(result == Browser.Result(passed: "", problems: ""))
        }
    }
#endif
