import StoryCode
import StoryCodeTesting
import XCTest

/// The same tools in XCTest.
final class XCTestTests: XCTestCase {
    @MainActor
    func testRecording() {
        let host = makeScene()
        let recorder = LifecycleRecorder(of: host, as: "A")
        host.controller.loadViewIfNeeded()
        recorder.expect(["A.loadView", "A.viewDidLoad"], helpers: false)
    }

    @MainActor
    func testReleasing() async {
        expectReleased { makeScene().controller.loadViewIfNeeded() }
        await expectReleased {
            await Task.yield()
            makeScene().controller.loadViewIfNeeded()
        }
    }

    // Only the open-source XCTest lets a test receive its own failures.
    #if !canImport(ObjectiveC)
        private var failures: [String]?

        override func recordFailure(
            withDescription description: String,
            inFile filePath: String,
            atLine lineNumber: Int,
            expected: Bool
        ) {
            guard failures != nil else {
                return super.recordFailure(
                    withDescription: description,
                    inFile: filePath,
                    atLine: lineNumber,
                    expected: expected
                )
            }
            failures?.append("\(lineNumber): \(description)")
        }

        @MainActor
        func testFailing() {
            failures = []
            let line = #line + 1
            LifecycleRecorder().expect(["A.loadView"])
            let found = failures
            failures = nil
            let words = """
                \(line): failed - The recorded lines differ from the expected ones: 1 missing.

                -  1     A.loadView   missing
                """
            XCTAssertEqual(found, [words])
        }
    #endif
}
