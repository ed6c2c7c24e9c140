// swift-tools-version: 6.3

import PackageDescription

// Runs the tests of the adapters for Apple's toolkits on systems without Objective-C, where these do not exist, and those
// of the library that sanitizers check.
//
// A target named UIKit makes `canImport(UIKit)` true for every target of its package, so this is a package of its own,
// with the sources of the library as targets. `StubRuntime` takes the place of the Objective-C part
// of the adapter.
let package = Package(
    name: "UIKitStub",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "os"),
        .target(name: "StoryCodeScenes", dependencies: ["StoryCodeShims", "os"], path: "Library/StoryCodeScenes"),
        .target(name: "StoryCodeShims", path: "Library/StoryCodeShims"),
        .target(name: "StoryCodeLocks", dependencies: ["StoryCodeShims"], path: "Library/StoryCodeLocks"),
        .target(name: "StoryCodeFlows", dependencies: ["StoryCodeScenes"], path: "Library/StoryCodeFlows"),
        .target(
            name: "StoryCodeScreens",
            dependencies: ["StoryCodeScenes", "StoryCodeFlows", "StoryCodeShims"],
            path: "Library/StoryCodeScreens"
        ),
        .target(
            name: "StoryCodeContainer",
            dependencies: ["StoryCodeLocks", "StoryCodeShims"],
            path: "Library/StoryCodeContainer"
        ),
        .target(
            name: "StoryCodeInjection",
            dependencies: ["StoryCodeScenes", "StoryCodeContainer", "StoryCodeLocks"],
            path: "Library/StoryCodeInjection"
        ),
        .target(
            name: "StoryCodeStoryboards",
            dependencies: ["StoryCodeScenes", "StoryCodeScreens", "StoryCodeContainer", "StoryCodeInjection"],
            path: "Library/StoryCodeStoryboards"
        ),
        .target(
            name: "StoryCode",
            dependencies: [
                "StoryCodeScenes", "StoryCodeFlows", "StoryCodeScreens", "StoryCodeContainer", "StoryCodeStoryboards",
            ],
            path: "Library/StoryCode"
        ),
        .target(name: "StoryCodeDrawing", path: "Library/StoryCodeDrawing"),
        .target(
            name: "StoryCodeRuns",
            dependencies: ["StoryCode", "StoryCodeDrawing", "StoryCodeLocks"],
            path: "Library/StoryCodeRuns"
        ),
        .target(
            name: "StoryCodeLeaks",
            dependencies: ["StoryCodeScenes", "StoryCodeContainer"],
            path: "Library/StoryCodeLeaks"
        ),
        .target(
            name: "StoryCodeTesting",
            dependencies: ["StoryCode", "StoryCodeRuns", "StoryCodeLeaks", "StoryCodeLocks"],
            path: "Library/StoryCodeTesting"
        ),

        .target(name: "UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(
            name: "StoryCodeUIKit",
            dependencies: [
                "StoryCodeScenes", "StoryCodeFlows", "StoryCodeContainer", "StoryCodeInjection", "UIKit", "SwiftUI",
            ]
        ),
        // The sample, without the app itself, and the models that it has in common with other hosts.
        .target(name: "CityGuideBase", dependencies: ["StoryCodeScenes"]),
        .target(name: "CityGuideSettings", dependencies: ["StoryCodeContainer", "CityGuideBase"]),
        .target(
            name: "CityGuideModels",
            dependencies: [
                "StoryCodeScenes", "StoryCodeFlows", "StoryCodeContainer", "CityGuideBase", "CityGuideSettings",
            ]
        ),
        .target(
            name: "CityGuideUIKit",
            dependencies: [
                "StoryCodeUIKit", "CityGuideBase", "CityGuideModels", "CityGuideSettings", "UIKit", "SwiftUI",
            ],
            exclude: ["App", "Pages/CityView.xib"]
        ),
        .testTarget(
            name: "CityGuideUIKitTests",
            dependencies: [
                "CityGuideUIKit", "CityGuideBase", "CityGuideModels", "CityGuideSettings", "StoryCodeUIKit", "UIKit",
                "SwiftUI",
            ]
        ),
        .target(name: "AppKit"),
        .target(
            name: "StoryCodeAppKit",
            dependencies: ["StoryCodeScenes", "StoryCodeContainer", "StoryCodeInjection", "AppKit"]
        ),
        .testTarget(
            name: "StoryCodeAppKitTests",
            dependencies: ["StoryCodeAppKit", "StoryCodeTesting", "AppKit", "SwiftUI"]
        ),
        .testTarget(
            name: "StoryCodeUIKitTests",
            dependencies: [
                "StoryCode", "StoryCodeUIKit", "StoryCodeLeaks", "StoryCodeTesting", "UIKit", "SwiftUI", "os",
            ]
        ),
        .target(name: "TestSupport", dependencies: ["StoryCodeTesting", "StoryCodeLocks"]),
        .testTarget(
            name: "StoryCodeScreensTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "TestSupport"],
            exclude: ["Scenarios/Scenarios.md"]
        ),
        .testTarget(
            name: "StoryCodeScenesTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "StoryCodeLocks", "TestSupport"]
        ),
        .testTarget(
            name: "StoryCodeContainerTests",
            dependencies: ["StoryCode", "StoryCodeTesting", "StoryCodeLocks", "TestSupport"]
        ),
        .testTarget(name: "StoryCodeTestingTests", dependencies: ["StoryCodeTesting", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "StoryCodeShims" {
    // The features of the library's own manifest, which explains them.
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .strictMemorySafety(),
    ]
    if target.type == .test {
        // Testing has an overlay for UIKit that exists on Apple's systems only.
        target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
}
