// swift-tools-version: 6.3

import PackageDescription

let library = ["StoryCodeScenes", "StoryCodeFlows", "StoryCodeContainer"]
    .map { Target.Dependency.product(name: $0, package: "StoryCode") }

// A package of its own, because an app of Xcode uses products, which StoryCode has no reason to offer for a sample.
//
// The folders of the modules are links to those of StoryCode's package.
let package = Package(
    name: "CityGuideModels",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "CityGuideModels", targets: ["CityGuideBase", "CityGuideSettings", "CityGuideModels"])
    ],
    dependencies: [.package(name: "StoryCode", path: "../../..")],
    targets: [
        .target(name: "CityGuideBase", dependencies: library),
        .target(name: "CityGuideSettings", dependencies: library + ["CityGuideBase"]),
        .target(name: "CityGuideModels", dependencies: library + ["CityGuideBase", "CityGuideSettings"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    // The features of the library's own manifest that change what the modules mean.
    target.swiftSettings = ["InternalImportsByDefault", "InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        .map { .enableUpcomingFeature($0) }
}
