import Foundation
import StoryCode
import TestSupport
import Testing

@testable import StoryCodeTesting

/// The trait leaves the run of a failed test in a folder, and nothing of one that passes.
struct KeptRunTraitTests {
    private let folder = TemporaryFolder()

    /// Runs a closure as a test with the trait, and returns the comments of its issues, which do not fail this test.
    private func comments(
        of trait: KeptRunTrait? = nil,
        _ body: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let test = try #require(Test.current)
        let trait = trait ?? .keepsRuns(in: folder.path)
        let found = Issues()
        let receiver = IssueHandlingTrait.compactMapIssues { issue in
            _ = found.add(issue.comments.map(\.rawValue).joined(separator: "|"))
            return nil
        }
        do {
            try await receiver.provideScope(for: test, testCase: nil) {
                try await trait.provideScope(for: test, testCase: nil, performing: body)
            }
        } catch {
            _ = found.add("\(type(of: error))")
        }
        return found.all
    }

    @Test func failureSaysWhereTheRunIs() async throws {
        let found = try await comments { @MainActor in
            ViewController().loadViewIfNeeded()
            Issue.record("first")
            Issue.record("second")
        }
        let path = "\(folder.path)/StoryCodeTestingTests.KeptRunTraitTests.failureSaysWhereTheRunIs"
        #expect(found == ["first|The run is in \(path).", "second|The run is in \(path)."])
        #expect(
            folder.files
                == ["page.html", "timeline.svg"].map {
                    "StoryCodeTestingTests.KeptRunTraitTests.failureSaysWhereTheRunIs/\($0)"
                }
        )
    }

    @Test func failureAttachesTheRun() async throws {
        let attached = Issues()
        let receiver: @Sendable (String, String) -> Void = { _ = attached.add("\($0): \($1.contains("viewDidLoad"))") }
        let found = try await RunAttachments.$receiver.withValue(receiver) {
            // Without a folder, nothing is written and no issue says where the run is.
            try await comments(of: KeptRunTrait(parent: nil)) { @MainActor in
                ViewController().loadViewIfNeeded()
                Issue.record("first")
                Issue.record("second")
            }
        }
        let name = "StoryCodeTestingTests.KeptRunTraitTests.failureAttachesTheRun"
        #expect(found == ["first", "second"])
        #expect(attached.all == ["\(name).timeline.svg: true", "\(name).page.html: true"])
        #expect(folder.files == [])
    }

    @Test func thrownErrorAndFolderAttachTheRunToo() async throws {
        let attached = Issues()
        _ = try await RunAttachments.$receiver.withValue({ name, _ in _ = attached.add(name) }) {
            try await comments { throw CancellationError() }
        }
        #expect(attached.all.count == 2 && folder.files.count == 2)
    }

    @Test func passingTestAttachesNothing() async throws {
        let attached = Issues()
        _ = try await RunAttachments.$receiver.withValue({ name, _ in _ = attached.add(name) }) {
            try await comments(of: KeptRunTrait(parent: nil)) { @MainActor in ViewController().loadViewIfNeeded() }
        }
        #expect(attached.all.isEmpty)
    }

    @MainActor
    @Test func failedExpectationAttachesTheRun() {
        let attached = Issues()
        RunAttachments.$receiver.withValue({ name, _ in _ = attached.add(name) }) {
            withKnownIssue { LifecycleRecorder().expect(["ViewController.viewDidLoad"]) }
        }
        let name = "StoryCodeTestingTests.KeptRunTraitTests.failedExpectationAttachesTheRun"
        #expect(attached.all == ["\(name).timeline.svg", "\(name).page.html"])
    }

    @Test func failedExpectationOfATestWithTheTraitIsAttachedOnce() async throws {
        let attached = Issues()
        let found = try await RunAttachments.$receiver.withValue({ name, _ in _ = attached.add(name) }) {
            try await comments { @MainActor in LifecycleRecorder().expect(["A.viewDidLoad"]) }
        }
        let name = "StoryCodeTestingTests.KeptRunTraitTests.failedExpectationOfATestWithTheTraitIsAttachedOnce"
        #expect(attached.all == ["\(name).timeline.svg", "\(name).page.html"])
        #expect(
            found == [
                """
                The recorded lines differ from the expected ones: 1 missing.

                -  1     A.viewDidLoad   missing|The run is in \(folder.path)/\(name).
                """
            ]
        )
    }

    @Test func traitOfASuiteAppliesToEachTest() {
        #expect(KeptRunTrait.keepsRuns(in: "runs").isRecursive)
    }

    @Test func attachmentsAreKeptWithAFolder() {
        #expect(RunAttachments.areKept(by: ["helper", "--attachments-path", "a"], in: .swiftTesting))
        #expect(RunAttachments.areKept(by: ["helper", "--attachments-path=a"], in: .swiftTesting))
        #expect(!RunAttachments.areKept(by: ["helper", "--filter", "a"], in: .swiftTesting))
        #expect(RunAttachments.areKept(by: ["App"], in: .both))
        #expect(!RunAttachments.areKept(by: ["--attachments-path", "a"], in: .xcTest))
        #expect(!RunAttachments.areKept(by: ["--attachments-path", "a"], in: nil))
    }

    @Test func runHasTheNamesAndNotesOfTheTest() async throws {
        _ = try await comments { @MainActor in
            let window = Window()
            let recorder = LifecycleRecorder(of: window)
            let controller = ViewController()
            recorder.name(controller, "Lisbon")
            recorder.note("Launch")
            window.rootViewController = controller
            window.makeKeyAndVisible()
            Issue.record("failed")
            window.isHidden = true
        }
        let timeline = try folder.text(of: #require(folder.files.first))
        for word in ["runHasTheNamesAndNotesOfTheTest()", "Lisbon", "Launch", "viewDidDisappear"] {
            #expect(timeline.contains(word))
        }
    }

    @Test func nothingIsWrittenForPassingTests() async throws {
        let found = try await comments { @MainActor in
            ViewController().loadViewIfNeeded()
            Issue.record("warning", severity: .warning)
            withKnownIssue { Issue.record("known") }
        }
        #expect(found == ["warning", "known"])
        #expect(folder.files == [])
    }

    @Test func thrownErrorLeavesTheRunToo() async throws {
        struct Broken: Error {}
        let found = try await comments { @MainActor in
            ViewController().loadViewIfNeeded()
            throw Broken()
        }
        let path = "\(folder.path)/StoryCodeTestingTests.KeptRunTraitTests.thrownErrorLeavesTheRunToo"
        #expect(found == ["The run is in \(path).", "Broken"])
        #expect(folder.files.count == 2)
    }

    @Test func errorAfterAnIssueSaysNothingMore() async throws {
        let found = try await comments { _ = try #require(nil as Int?) }
        #expect(found.count == 2)
        #expect(found.last == "ExpectationFailedError")
        #expect(folder.files.count == 2)
    }

    @Test func cancelledTestHasNotFailed() async throws {
        let task = Task {
            try await comments {
                // As `Test.cancel` does.
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
                throw CancellationError()
            }
        }
        #expect(try await task.value == ["CancellationError"])
        #expect(folder.files == [])
    }

    @Test func traitOfATestReplacesTheSuites() async throws {
        let test = try #require(Test.current)
        let inner = TemporaryFolder()
        let found = try await comments {
            try await KeptRunTrait.keepsRuns(in: inner.path).provideScope(for: test, testCase: nil) {
                Issue.record("failed")
                throw CancellationError()
            }
        }
        let path = "\(inner.path)/StoryCodeTestingTests.KeptRunTraitTests.traitOfATestReplacesTheSuites"
        #expect(found == ["failed|The run is in \(path).", "CancellationError"])
        #expect(inner.files.count == 2)
        #expect(folder.files == [])
    }

    @Test func withoutAFolderNothingIsKept() async throws {
        let found = try await comments(of: KeptRunTrait(parent: nil)) { Issue.record("failed") }
        #expect(found == ["failed"])
    }

    /// Parallel cases of one test have the same name.
    @Test func parallelTestsHaveFoldersOfTheirOwn() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    try await comments { @MainActor in
                        let recorder = LifecycleRecorder()
                        recorder.note("test \(number)")
                        await Task.yield()
                        ViewController().loadViewIfNeeded()
                        Issue.record("failed")
                    }
                }
            }
            try await group.waitForAll()
        }
        let notes = try folder.files.filter { $0.hasSuffix("timeline.svg") }.map { file in
            let timeline = try folder.text(of: file)
            #expect(timeline.contains("1 controller"))
            return (0..<20).filter { timeline.contains(">test \($0)<") }
        }
        #expect(notes.allSatisfy { $0.count == 1 })
        #expect(notes.flatMap(\.self).sorted() == Array(0..<20))
    }

    @Test func folderThatCannotBeWrittenIsReported() async throws {
        let file = try folder.write("file", "in the way")
        let found = try await comments(of: .keepsRuns(in: file)) { Issue.record("failed") }
        let path = "\(file)/StoryCodeTestingTests.KeptRunTraitTests.folderThatCannotBeWrittenIsReported"
        #expect(found.first == "failed|The run is in \(path).")
        #expect(found.last?.hasPrefix("The run cannot be written to \(path): ") == true)
        #expect(found.last?.hasSuffix(" To fix: Name a folder that the tests can write to.") == true)
    }

    /// What `STORYCODE_RUNS=folder` does, which processes read when they start.
    @Test func expectationLeavesTheRunOfItsRecorder() async throws {
        let path = folder.path
        await withKnownIssue {
            await #expect(processExitsWith: .success) { [path = path as String] in
                _ = unsafe setenv("STORYCODE_RUNS", path, 1)
                let recorder = await LifecycleRecorder()
                await MainActor.run {
                    recorder.note("Launch")
                    recorder.expect(["shown"], function: "cityIsShown()")
                }
            }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                """
                The recorded lines differ from the expected ones: 1 missing, 1 extra.

                -  1     shown    missing
                +     1  Launch   extra

                The run is in \(path)/StoryCodeTestingTests.KeptRunTraitTests.cityIsShown.
                """
            ]
        }
        #expect(
            folder.files
                == ["page.html", "timeline.svg"].map { "StoryCodeTestingTests.KeptRunTraitTests.cityIsShown/\($0)" }
        )
    }
}
