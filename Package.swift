// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "StoryCode",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "StoryCode", targets: ["StoryCode"]),
        .library(name: "StoryCodeTesting", targets: ["StoryCodeTesting"]),
        .library(name: "StoryboardFiles", targets: ["StoryboardFiles"]),
        .executable(name: "storycode", targets: ["StoryCodeTool"]),
    ],
    targets: [
        // The library, what its users test with, and what reads files, with its tool.
        .target(name: "StoryCode"),
        .target(name: "StoryCodeTesting", dependencies: ["StoryCode"]),
        .target(name: "StoryboardFiles", dependencies: ["StoryCode"]),
        .executableTarget(name: "StoryCodeTool", dependencies: ["StoryCode", "StoryboardFiles"]),

        // The samples, each a program.
        .executableTarget(name: "LifecycleTour", dependencies: ["StoryCode"], path: "Samples/LifecycleTour"),
        .executableTarget(name: "FlowTour", dependencies: ["StoryCode"], path: "Samples/FlowTour"),
        .executableTarget(
            name: "StoryboardTour",
            dependencies: ["StoryCode", "SettingsKit"],
            path: "Samples/StoryboardTour"
        ),
        .target(name: "SettingsKit", dependencies: ["StoryCode"], path: "Samples/SettingsKit"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["StoryCode", "StoryboardFiles", "AllocationCounter"],
            path: "Samples/Benchmarks"
        ),
        .target(name: "AllocationCounter", path: "Samples/AllocationCounter"),

        // The tests.
        .testTarget(
            name: "StoryCodeTests",
            dependencies: ["StoryCode", "StoryCodeTesting"],
            exclude: ["Scenarios/Scenarios.md"]
        ),
        .testTarget(name: "StoryCodeTestingTests", dependencies: ["StoryCodeTesting"]),
        .testTarget(name: "StoryboardFilesTests", dependencies: ["StoryboardFiles"]),
        // Runs the samples as programs, which are built beside it; links none of them.
        .testTarget(
            name: "SampleTests",
            dependencies: ["StoryCode"],
            exclude: [
                "FlowTour.txt", "StoryboardTour.txt", "Storyboards/GeneratedFlow.swift.txt",
                "Storyboards/Guide.storyboard",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AllocationCounter" {
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
    if ["LifecycleTour", "FlowTour", "StoryboardTour"].contains(target.name) {
        // SE-0466: a program need not write `@MainActor`. Not the benchmarks: it makes every deinitialiser slower.
        target.swiftSettings?.append(.defaultIsolation(MainActor.self))
    }
}
