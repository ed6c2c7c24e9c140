#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeContainer
    import StoryCodeLocks
    import UIKit

    /// Everything that the adapter stores with a storyboard.
    @MainActor
    final class StoryboardRecord {
        /// The container that injects the controllers of the storyboard.
        var container: Container

        /// Whether the next call of the storyboard is one that injects itself.
        private var isCallExplicit = false

        private init(_ container: Container) { self.container = container }

        /// Returns the record of a storyboard, if it has one.
        static func existing(of storyboard: UIStoryboard) -> StoryboardRecord? {
            PlatformRuntime.object(of: storyboard) as? StoryboardRecord
        }

        /// Returns the record of a storyboard, and creates it with a container if necessary.
        static func of(_ storyboard: UIStoryboard, _ container: Container) -> StoryboardRecord {
            if let record = existing(of: storyboard) { return record }
            let record = StoryboardRecord(container)
            PlatformRuntime.setObject(record, of: storyboard)
            _ = PlatformRuntime.observe(.instantiation, of: storyboard)
            return record
        }

        /// Calls a method of the storyboard whose controller the caller injects, and uses a container meanwhile.
        func calling<Result>(with container: Container, _ method: () -> Result) -> Result {
            let earlier = self.container
            self.container = container
            isCallExplicit = true
            defer {
                self.container = earlier
                isCallExplicit = false
            }
            return method()
        }

        /// Returns whether the caller injects the controller of this call; calls inside it are others.
        func takeExplicitCall() -> Bool {
            defer { isCallExplicit = false }
            return isCallExplicit
        }
    }

    /// The containers in which storyboards are registered, by name and bundle.
    enum RegisteredStoryboards {
        private struct Entry {
            weak var container: Container?
        }

        private static let entries = Mutex<[String: Entry]>([:])

        private static func key(_ name: String, _ bundle: Bundle?) -> String { "\(name) \(bundle?.bundlePath ?? "")" }

        /// Remembers a container, without retaining it.
        static func add(_ name: String, _ bundle: Bundle?, _ container: Container) {
            entries.withLock { entries in
                entries = entries.filter { $0.value.container != nil }
                for key in [key(name, bundle), key(name, nil)] { entries[key] = Entry(container: container) }
            }
        }

        /// Returns the container in which a storyboard of the bundle is registered, or else one of the same name.
        static func container(of name: String, in bundle: Bundle?) -> Container? {
            entries.withLock { ($0[key(name, bundle)] ?? $0[key(name, nil)])?.container }
        }
    }
#endif
