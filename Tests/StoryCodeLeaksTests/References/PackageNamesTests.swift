#if os(Linux) || os(macOS)
    import Foundation
    import StoryCode
    import Testing

    @testable import StoryCodeLeaks

    /// The names of this package's modules, types and properties, which change with its sources.
    @MainActor
    struct PackageNamesTests {
        private static let sources = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")

        @Test func modulesAreThoseInTheFolderOfSources() throws {
            let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
            // Programs, plugins and code in C, whose objects are in no other program.
            let others: Set = [
                "StoryCodeShims", "StoryCodeTool", "StoryboardCodePlugin", "StoryboardCommands", "StoryboardFilesTool",
                "StoryboardLintPlugin",
            ]
            #expect(PackageNames.modules == Set(folders.filter { !$0.hasPrefix(".") }).subtracting(others))
        }

        @Test func temporaryTypesExist() throws {
            var declared: Set<String> = []
            for module in ["StoryCodeScenes", "StoryCodeScreens"] {
                let folder = Self.sources.appending(path: module)
                for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                where path.hasSuffix(".swift") {
                    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                    declared.formUnion(text.matches(of: /(?m)^(?:public )?final class (\w+)/).map { String($0.1) })
                }
            }
            #expect(PackageNames.temporaryTypes.subtracting(declared).isEmpty)
        }

        @Test func wordsAreForPropertiesThatExist() {
            for (path, words) in PackageNames.words {
                let types: [Any.Type] = [ViewController.self, TabBarController.self, View.self, Window.self]
                let names = path.split(separator: ".").map(String.init)
                #expect(types.contains { Self.exists(names[...], in: $0) }, "\(words): \(path)")
            }
            #expect(Self.exists(["registry", String(PackageNames.registrations.dropFirst())], in: Container.self))
        }

        /// Returns whether a type has a stored property, whose type has the next one, and so on.
        private static func exists(_ names: ArraySlice<String>, in type: Any.Type) -> Bool {
            guard let name = names.first else { return true }
            let content = (type as? any OptionalType.Type)?.wrapped ?? type
            return TypeLayout(of: content).fields.contains {
                $0.name == name && exists(names.dropFirst(), in: $0.type)
            }
        }
    }

    private protocol OptionalType { static var wrapped: Any.Type { get } }

    extension Optional: OptionalType {
        static var wrapped: Any.Type { Wrapped.self }
    }
#endif
