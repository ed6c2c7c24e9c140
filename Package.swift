// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "StoryCode",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "StoryCode", targets: ["StoryCode"]),
        .library(name: "StoryCodeScenes", targets: ["StoryCodeScenes"]),
        .library(name: "StoryCodeFlows", targets: ["StoryCodeFlows"]),
        .library(name: "StoryCodeScreens", targets: ["StoryCodeScreens"]),
        .library(name: "StoryCodeContainer", targets: ["StoryCodeContainer"]),
        .library(name: "StoryCodeStoryboards", targets: ["StoryCodeStoryboards"]),
        .library(name: "StoryCodeUIKit", targets: ["StoryCodeUIKit"]),
        .library(name: "StoryCodeAppKit", targets: ["StoryCodeAppKit"]),
        .library(name: "StoryCodeRuns", targets: ["StoryCodeRuns"]),
        .library(name: "StoryCodeLeaks", targets: ["StoryCodeLeaks"]),
        .library(name: "StoryCodeTesting", targets: ["StoryCodeTesting"]),
        .library(name: "StoryboardFiles", targets: ["StoryboardFiles"]),
        .library(name: "StoryboardLoading", targets: ["StoryboardLoading"]),
        .executable(name: "storyboard", targets: ["StoryCodeTool"]),
        .plugin(name: "StoryboardLintPlugin", targets: ["StoryboardLintPlugin"]),
        .plugin(name: "StoryboardCodePlugin", targets: ["StoryboardCodePlugin"]),
    ],
    targets: [
        // The library: modules, each of which sees only those it names, and one that exports them all.
        .target(name: "StoryCodeScenes", dependencies: ["StoryCodeShims"]),
        .target(name: "StoryCodeShims"),
        .target(name: "StoryCodeLocks", dependencies: ["StoryCodeShims"]),
        .target(name: "StoryCodeFlows", dependencies: ["StoryCodeScenes"]),
        .target(name: "StoryCodeScreens", dependencies: ["StoryCodeScenes", "StoryCodeFlows", "StoryCodeShims"]),
        .target(name: "StoryCodeContainer", dependencies: ["StoryCodeLocks", "StoryCodeShims"]),
        .target(
            name: "StoryCodeInjection",
            dependencies: ["StoryCodeScenes", "StoryCodeContainer", "StoryCodeLocks"]
        ),
        .target(
            name: "StoryCodeStoryboards",
            dependencies: ["StoryCodeScenes", "StoryCodeScreens", "StoryCodeContainer", "StoryCodeInjection"]
        ),
        .target(
            name: "StoryCode",
            dependencies: [
                "StoryCodeScenes", "StoryCodeFlows", "StoryCodeScreens", "StoryCodeContainer", "StoryCodeStoryboards",
            ]
        ),

        // The adapters for Apple's toolkits, which are empty where there is no such toolkit.
        .target(
            name: "StoryCodeUIKit",
            dependencies: ["StoryCodeScenes", "StoryCodeFlows", "StoryCodeContainer", "StoryCodeInjection"]
        ),
        .target(
            name: "StoryCodeAppKit",
            dependencies: ["StoryCodeScenes", "StoryCodeContainer", "StoryCodeInjection"]
        ),

        // Tools: pictures, tests of screens, storyboard files and the command line tool.
        .target(name: "StoryCodeDrawing"),
        .target(name: "StoryCodeRuns", dependencies: ["StoryCode", "StoryCodeDrawing", "StoryCodeLocks"]),
        .target(name: "StoryCodeLeaks", dependencies: ["StoryCodeScenes", "StoryCodeContainer"]),
        .target(
            name: "StoryCodeTesting",
            dependencies: ["StoryCode", "StoryCodeRuns", "StoryCodeLeaks", "StoryCodeLocks"]
        ),
        .target(name: "StoryboardFiles", dependencies: ["StoryCodeDrawing"]),
        .target(name: "StoryboardLoading", dependencies: ["StoryboardFiles", "StoryCode"]),
        .target(name: "StoryboardCommands", dependencies: ["StoryboardFiles"]),
        .executableTarget(
            name: "StoryCodeTool",
            dependencies: ["StoryCode", "StoryCodeRuns", "StoryboardFiles", "StoryboardLoading", "StoryboardCommands"]
        ),
        // The tool of the plugins: without StoryCode, it is built in a fraction of the time.
        .executableTarget(name: "StoryboardFilesTool", dependencies: ["StoryboardCommands"]),
        .plugin(
            name: "StoryboardLintPlugin",
            capability: .command(
                intent: .custom(verb: "storyboard-lint", description: "Finds mistakes in storyboards and XIB files.")
            ),
            dependencies: ["StoryboardFilesTool"],
            path: "Sources/StoryboardLintPlugin"
        ),
        .plugin(
            name: "StoryboardCodePlugin",
            capability: .buildTool(),
            dependencies: ["StoryboardFilesTool"],
            path: "Sources/StoryboardCodePlugin"
        ),

        // The sample programs.
        .executableTarget(
            name: "LifecycleTour",
            dependencies: ["StoryCode", "TourOptions"],
            path: "Samples/LifecycleTour"
        ),
        .executableTarget(name: "FlowTour", dependencies: ["StoryCode", "TourOptions"], path: "Samples/FlowTour"),
        .executableTarget(
            name: "StoryboardTour",
            dependencies: ["StoryCode", "SettingsKit", "TourOptions"],
            path: "Samples/StoryboardTour"
        ),
        .target(
            name: "TourOptions",
            dependencies: ["StoryCode", "StoryCodeLeaks", "StoryCodeRuns"],
            path: "Samples/TourOptions"
        ),
        .target(name: "SettingsKit", dependencies: ["StoryCode"], path: "Samples/SettingsKit"),
        // CityGuide: an app with screens that do not depend on the host that draws them.
        // Its models do not depend on the toolkit either, and are those of CityGuideUIKit too.
        .target(name: "CityGuideBase", dependencies: ["StoryCodeScenes"], path: "Samples/CityGuideBase"),
        .target(
            name: "CityGuideSettings",
            dependencies: ["StoryCodeContainer", "CityGuideBase"],
            path: "Samples/CityGuideSettings"
        ),
        .target(
            name: "CityGuideModels",
            dependencies: [
                "StoryCodeScenes", "StoryCodeFlows", "StoryCodeContainer", "CityGuideBase", "CityGuideSettings",
            ],
            path: "Samples/CityGuideModels"
        ),
        .target(
            name: "CityGuideKit",
            dependencies: ["StoryCode", "StoryCodeRuns", "CityGuideBase", "CityGuideModels", "CityGuideSettings"],
            path: "Samples/CityGuideKit",
            resources: [.embedInCode("Resources/Cities.txt")]
        ),
        .executableTarget(
            name: "CityGuide",
            dependencies: [
                "StoryCode", "CityGuideBase", "CityGuideKit", "CityGuideModels", "TerminalToolkit", "TourOptions",
            ],
            path: "Samples/CityGuide"
        ),
        .target(name: "TerminalToolkit", path: "Samples/TerminalToolkit"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "StoryCode", "StoryCodeRuns", "StoryboardFiles", "AllocationCounter", "PlantedLeaks",
            ],
            path: "Samples/Benchmarks",
            // Built by `compare`, together with other libraries.
            exclude: ["Libraries", "compare"]
        ),
        .target(name: "AllocationCounter", path: "Samples/AllocationCounter"),

        // The tests, one target for each module.
        .target(
            name: "TestSupport",
            dependencies: ["StoryCode", "StoryCodeTesting", "StoryCodeLocks"],
            path: "Tests/TestSupport"
        ),
        .testTarget(
            name: "StoryCodeScenesTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "StoryCodeLocks", "TestSupport"]
        ),
        .testTarget(
            name: "StoryCodeFlowsTests",
            dependencies: ["StoryCode", "StoryCodeLeaks", "StoryCodeTesting", "TestSupport"]
        ),
        .testTarget(
            name: "StoryCodeScreensTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "TestSupport"],
            exclude: ["Scenarios/Scenarios.md"]
        ),
        .testTarget(
            name: "StoryCodeContainerTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "StoryCodeLocks", "TestSupport"]
        ),
        .testTarget(name: "StoryCodeStoryboardsTests", dependencies: ["StoryCode", "StoryCodeTesting", "TestSupport"]),
        // On systems without UIKit and AppKit they run in the package in Tests/UIKitStub.
        .testTarget(
            name: "StoryCodeUIKitTests",
            dependencies: ["StoryCode", "StoryCodeUIKit", "StoryCodeLeaks", "StoryCodeTesting"]
        ),
        .testTarget(name: "StoryCodeAppKitTests", dependencies: ["StoryCodeAppKit", "StoryCodeTesting"]),
        .testTarget(
            name: "StoryCodeRunsTests",
            dependencies: ["StoryCodeRuns", "StoryCodeDrawing", "TestSupport"]
        ),
        // For the benchmarks too, because the tests are not optimised.
        .target(name: "PlantedLeaks", dependencies: ["StoryCode", "StoryCodeLeaks"], path: "Tests/PlantedLeaks"),
        .testTarget(
            name: "StoryCodeLeaksTests",
            dependencies: ["PlantedLeaks", "StoryCodeLeaks", "StoryCodeTesting", "TestSupport"]
        ),
        .testTarget(name: "StoryCodeTestingTests", dependencies: ["StoryCodeTesting", "TestSupport"]),
        .target(name: "StoryboardTestSupport", dependencies: ["StoryboardFiles"], path: "Tests/StoryboardTestSupport"),
        .testTarget(
            name: "StoryboardFilesTests",
            dependencies: [
                "StoryCode", "StoryboardFiles", "StoryboardLoading", "StoryCodeDrawing", "StoryboardTestSupport",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "StoryboardLoadingTests",
            dependencies: ["StoryCode", "StoryboardFiles", "StoryboardLoading", "StoryboardTestSupport", "TestSupport"]
        ),
        .testTarget(
            name: "CityGuideKitTests",
            dependencies: [
                "StoryCode", "StoryCodeLeaks", "StoryCodeRuns", "StoryCodeTesting", "CityGuideBase",
                "CityGuideModels", "CityGuideSettings", "CityGuideKit",
            ]
        ),
        .testTarget(name: "TerminalToolkitTests", dependencies: ["TerminalToolkit"]),
        // Runs the sample programs, which are built along with it; links none of them.
        .testTarget(
            name: "SampleTests",
            dependencies: ["StoryCode", "TestSupport"],
            exclude: [
                "CityGuide.txt", "FlowTour.txt", "StoryboardTour.txt", "Storyboards/GeneratedFlow.swift.txt",
                "Storyboards/Guide.storyboard",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets
where !["AllocationCounter", "StoryCodeShims"].contains(target.name) && target.type != .plugin {
    target.swiftSettings = [
        // SE-0335: `any` is written on existential types.
        .enableUpcomingFeature("ExistentialAny"),
        // SE-0409: an import is internal unless the public interface needs it.
        .enableUpcomingFeature("InternalImportsByDefault"),
        // SE-0444: a member is visible only where its module is imported.
        .enableUpcomingFeature("MemberImportVisibility"),
        // SE-0470: conformances of main-actor types stay on the main actor.
        .enableUpcomingFeature("InferIsolatedConformances"),
        // SE-0461: nonisolated async functions stay on their caller's actor.
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        // SE-0481: weak captures are immutable.
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        // SE-0458: unsafe constructs are marked `unsafe`.
        .strictMemorySafety(),
    ]
    // For `.ci/run`. The limit for an expression does not depend on the speed of the machine.
    if Context.environment["STORYCODE_WARNINGS_AS_ERRORS"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
        target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=50000"]))
    }
    if ["LifecycleTour", "FlowTour", "StoryboardTour", "CityGuide"].contains(target.name) {
        // SE-0466: a program need not write `@MainActor`. Not the benchmarks: it makes every deinitialiser slower.
        target.swiftSettings?.append(.defaultIsolation(MainActor.self))
    }
}
