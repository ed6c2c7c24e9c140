import StoryCode
import Testing

@testable import StoryCodeTesting

/// Failures in tasks that belong to no test, and outside a test run.
struct CallSiteTests {
    @Test func failureInADetachedTaskFailsTheTestRun() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached {
                    #expect(Test.current == nil)
                    await LifecycleRecorder().expect(["A.viewDidLoad"])
                }.value
            }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                """
                The recorded lines differ from the expected ones: 1 missing.

                -  1     A.viewDidLoad   missing
                """
            ] && issue.sourceLocation?.fileName == "CallSiteTests.swift"
        }
    }

    @Test func survivorInADetachedTaskFailsTheTestRun() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached { @MainActor in
                    var survivor: ViewController?
                    expectReleased { survivor = ViewController() }
                    withExtendedLifetime(survivor) {}
                }.value
            }
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("ViewController outlived the closure") == true
        }
    }

    @Test func failureOutsideATestRunEndsTheProgram() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CallSite(fileID: "Tour/main.swift", filePath: "/Tour/main.swift", line: 7, column: 3)
                .endProgram("The recorded lines differ.")
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output == "/Tour/main.swift:7:3: error: The recorded lines differ.\n")
    }

    @Test func thisProcessIsATestRun() {
        #expect(TestProcess.current != nil)
    }

    @Test(
        arguments: [
            (["App.xctest", "--testing-library", "swift-testing"], [:], TestProcess.swiftTesting),
            (["/build/App.xctest", "--testing-library=swift-testing"], [:], .swiftTesting),
            (["/usr/libexec/swiftpm-testing-helper", "--test-bundle-path", "/build/App.xctest"], [:], .swiftTesting),
            (["/build/AppTests.xctest", "App.CityTests/testCity"], [:], .xcTest),
            (["/usr/bin/xctest", "/build/AppTests.xctest"], [:], .xcTest),
            (["/usr/bin/xctest"], ["XCTestConfigurationFilePath": "tests.xctestconfiguration"], .both),
            (["/Applications/App"], ["XCTestBundlePath": "AppTests.xctest"], .both),
            (["/Applications/App"], ["XCTestSessionIdentifier": "1"], .both),
            (["/build/debug/Tour", "--testing-library", "other"], [:], nil),
            (["/build/debug/xctests", "swift-testing"], ["PATH": "/usr/bin"], nil),
            ([], [:], nil),
        ] as [([String], [String: String], TestProcess?)]
    )
    func argumentsAndEnvironmentShowTheTestRun(arguments: [String], environment: [String: String], kind: TestProcess?) {
        #expect(TestProcess(arguments: arguments, environment: environment) == kind)
    }
}
