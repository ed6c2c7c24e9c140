// swift-tools-version: 6.3

import PackageDescription

// A package that uses both plugins: its code is generated from a storyboard, and `swift package storyboard-lint` checks
// the storyboard.
let package = Package(
    name: "StoryboardPlugins",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "StoryCode", path: "../..")],
    targets: [
        .executableTarget(
            name: "Flow",
            dependencies: [.product(name: "StoryCode", package: "StoryCode")],
            swiftSettings: [.defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "StoryboardCodePlugin", package: "StoryCode")]
        )
    ],
    swiftLanguageModes: [.v6]
)
