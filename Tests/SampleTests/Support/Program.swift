// Programs can be run where there are processes.
#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Runs programs that were built together with the tests.
    enum Program {
        /// The result of a run.
        struct Outcome {
            let output: String
            let errors: String
            let status: Int32
        }

        #if os(macOS)
            /// A class in the bundle of the tests.
            private final class Marker {}
        #endif

        /// The folder of the built tests, programs and modules.
        static var folder: URL {
            get throws {
                var urls = [Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
                #if os(macOS)
                    // There, a program outside the folder loads the bundle of the tests.
                    urls.insert(Bundle(for: Marker.self).bundleURL, at: 0)
                #endif
                let folders = urls.compactMap { $0?.deletingLastPathComponent() } + [Bundle.main.bundleURL]
                return try #require(
                    folders.first {
                        FileManager.default.isExecutableFile(atPath: $0.appending(path: "Benchmarks").path)
                    },
                    "no programs in \(folders.map(\.path))"
                )
            }
        }

        /// The folder of the package that was compiled.
        private static let compiled = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

        /// The folder of the package: the one that contains the built programs, so that a clone can be moved, or else the
        /// one that was compiled.
        static let package: URL = {
            guard let built = try? folder else { return compiled }
            let folders = sequence(first: built) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
            let file = "Tests/SampleTests/Support/Program.swift"
            return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: file).path) } ?? compiled
        }()

        /// Runs a program of the package.
        static func run(_ name: String, _ arguments: String...) throws -> Outcome {
            try run(folder.appending(path: name), arguments)
        }

        /// Runs any program.
        static func run(_ program: URL, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
            let process = Process()
            process.currentDirectoryURL = folder
            process.executableURL = program
            process.arguments = arguments
            // Files instead of pipes: a full pipe without a reader stops the program.
            return try withFolder(["output": "", "errors": ""]) { files in
                let (output, errors) = (files.appending(path: "output"), files.appending(path: "errors"))
                process.standardOutput = try FileHandle(forWritingTo: output)
                process.standardError = try FileHandle(forWritingTo: errors)
                process.standardInput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                return try Outcome(
                    output: String(decoding: Data(contentsOf: output), as: UTF8.self),
                    errors: String(decoding: Data(contentsOf: errors), as: UTF8.self),
                    status: process.terminationStatus
                )
            }
        }

        /// What `swift test` adds to the files of a test target.
        static let testRunner = """
            import Testing

            @main struct Runner {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """

        /// The modules of the package as one library, which is linked faster than their many files.
        private static let library = Result {
            let built = try folder
            let modules = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Sources").path)
                .filter { !$0.hasSuffix("Tool") && !$0.hasSuffix("Plugin") }
            let objects = try modules.flatMap { module in
                let folder = built.appending(path: "\(module).build")
                return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    .filter { $0.hasSuffix(".o") }
                    .map { folder.appending(path: $0).path }
            }
            let library = built.appending(path: "SampleTests.library").path
            try compile(["-emit-library", "-o", library] + objects)
            return library
        }

        /// Compiles files into a program that links the built modules.
        ///
        /// - Parameter isInPackage: Whether the program may use declarations with the access level `package`.
        static func compile(_ sources: [String], to program: URL, isInPackage: Bool = false) throws {
            let built = try folder
            let name = try isInPackage ? ["-package-name", packageName(in: built)] : []
            let options = ["-wmo", "-swift-version", "6", "-o", program.path] + searchPaths(in: built) + name
            try compile(options + sources + [library.get()])
        }

        /// Runs the compiler with a low priority, because the tests of the main actor end last.
        static func swiftc(_ arguments: [String]) throws -> Outcome {
            try run(URL(filePath: "/usr/bin/env"), ["nice", "swiftc"] + arguments)
        }

        private static func compile(_ arguments: [String]) throws {
            let compiled = try swiftc(arguments)
            try #require(compiled.status == 0, "\(compiled.errors)\(compiled.output)")
        }

        /// Returns the name of the package that the package manager passes to the compiler.
        ///
        /// It derives the name from that of the clone's folder, so it is read from the plan of the build, which is not there
        /// if the clone was moved.
        private static func packageName(in built: URL) throws -> String {
            let plan = built.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "\(built.lastPathComponent).yaml")
            if let text = try? String(contentsOf: plan, encoding: .utf8),
                let name = text.firstMatch(of: /"-package-name","(\w+)"/)?.1
            {
                return String(name)
            }
            return compiled.lastPathComponent.lowercased().replacing(/[^a-z0-9_]/, with: "_")
        }

        /// The options with which the compiler finds the built modules.
        static func searchPaths(in folder: URL) -> [String] {
            [folder.appending(path: "Modules"), package.appending(path: "Sources/StoryCodeShims/include")]
                .flatMap { ["-I", $0.path] }
        }

        /// Type-checks files that import the built modules, and returns the output of the compiler.
        static func typeCheck(_ files: [String: String], _ options: [String] = []) throws -> Outcome {
            try withFolder(files) { folder in
                try swiftc(
                    ["-typecheck", "-wmo", "-swift-version", "6"] + searchPaths(in: Self.folder) + options
                        + files.keys.sorted().map { folder.appending(path: $0).path }
                )
            }
        }

        /// Returns the text of a file of the package.
        static func text(_ path: String) throws -> String {
            try String(decoding: Data(contentsOf: package.appending(path: path)), as: UTF8.self)
        }

        /// Passes a temporary folder to a closure, with files that are given as texts by their paths.
        static func withFolder<Result>(
            _ files: [String: String] = [:],
            _ body: (URL) throws -> Result
        ) throws -> Result {
            let folder = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, text) in files {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            return try body(folder)
        }
    }
#endif
