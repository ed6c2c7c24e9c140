#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import Foundation
    import Testing

    extension Bundle {
        /// Calls a closure with a bundle that contains an empty nib file.
        static func withNib(named name: String, _ body: (Bundle) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data().write(to: folder.appending(path: "\(name).nib"))
            try body(#require(Bundle(path: folder.path)))
        }
    }
#endif
