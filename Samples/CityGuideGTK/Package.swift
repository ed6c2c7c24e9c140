// swift-tools-version: 6.3

import PackageDescription

let library = Target.Dependency.product(name: "StoryCode", package: "StoryCode")
let runs = Target.Dependency.product(name: "StoryCodeRuns", package: "StoryCode")
let leaks = Target.Dependency.product(name: "StoryCodeLeaks", package: "StoryCode")

// A package of its own, because nothing else of StoryCode needs a system library.
//
// The folders of CityGuideKit, its modules and TourOptions are links to those of StoryCode's package. Products would offer
// parts of a sample to every client of StoryCode.
let package = Package(
    name: "CityGuideGTK",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "StoryCode", path: "../..")],
    targets: [
        .target(name: "CityGuideBase", dependencies: [library]),
        .target(name: "CityGuideSettings", dependencies: [library, "CityGuideBase"]),
        .target(name: "CityGuideModels", dependencies: [library, "CityGuideBase", "CityGuideSettings"]),
        .target(
            name: "CityGuideKit",
            dependencies: [library, runs, "CityGuideBase", "CityGuideModels", "CityGuideSettings"],
            resources: [.embedInCode("Resources/Cities.txt")]
        ),
        .target(name: "TourOptions", dependencies: [library, runs, leaks]),

        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // What the widgets need of GTK; all unsafe code is here.
        .target(name: "GTKToolkit", dependencies: ["CGTK"]),
        .target(
            name: "GuideWidgets",
            dependencies: [library, "CityGuideBase", "CityGuideKit", "GTKToolkit"],
            resources: [.embedInCode("Interfaces")]
        ),
        .executableTarget(
            name: "CityGuideGTK",
            dependencies: ["CityGuideBase", "CityGuideKit", "CityGuideModels", "GuideWidgets", "TourOptions"]
        ),

        // Uses the program with synthetic events, inside its process, to know where its widgets are.
        .executableTarget(
            name: "WindowDriver",
            dependencies: [library, "CGTK", "CityGuideBase", "CityGuideKit", "GTKToolkit", "GuideWidgets"],
            path: "Tests/WindowDriver"
        ),
        .testTarget(name: "CityGuideGTKTests"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
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
    if ["GTKToolkit", "GuideWidgets", "CityGuideGTK", "WindowDriver"].contains(target.name) {
        // SE-0466: GTK is used on the main thread alone.
        target.swiftSettings?.append(.defaultIsolation(MainActor.self))
    }
}
