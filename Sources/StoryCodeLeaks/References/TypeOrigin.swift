import StoryCodeScenes

/// The code that declares a type.
enum TypeOrigin {
    /// This package.
    case library
    /// The toolchain or the system. Other threads may use their objects.
    case toolchain
    /// The program.
    case program

    /// Classifies a type by its module.
    init(of type: Any.Type) {
        let name = _typeName(type, qualified: true)
        // The content of a bag is the program's.
        if name == Self.bag || name.hasPrefix("\(Self.bag).") {
            self = .program
            return
        }
        let module = name.prefix { $0 != "." }
        if PackageNames.modules.contains(String(module)) {
            self = .library
        } else if Self.toolchainModules.contains(String(module)) {
            self = .toolchain
        } else {
            self = .program
        }
    }

    private static let bag = _typeName(ResourceBag.self, qualified: true)

    private static let toolchainModules: Set = [
        "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Combine", "Testing",
        "XCTest",
        "UIKit", "AppKit", "SwiftUI", "__C",
    ]
}
