// Programs can be run where there are processes.
#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Runs programs that were built beside the tests.
    enum Program {
        /// What a program came to.
        struct Outcome {
            let output: String
            let errors: String
            let status: Int32
        }

        /// The folder in which the tests and the programs were built.
        static var folder: URL {
            get throws {
                let places = [Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
                let folders = places.compactMap { $0?.deletingLastPathComponent() } + [Bundle.main.bundleURL]
                return try #require(
                    folders.first {
                        FileManager.default.isExecutableFile(atPath: $0.appending(path: "Benchmarks").path)
                    },
                    "the programs were not found beside the tests, in \(folders.map(\.path))"
                )
            }
        }

        /// The package's own folder.
        static let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

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
            // Files and not pipes, for a pipe that nobody reads stops the program that fills it.
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

        /// The modules that `import StoryCode` imports.
        private static let library = [
            "StoryCodeScenes", "StoryCodeScreens", "StoryCodeContainer", "StoryCodeStoryboards", "StoryCode",
        ]

        /// Compiles files into a program, with modules that were built beside the tests.
        ///
        /// - Parameters:
        ///   - sources: The files.
        ///   - modules: The modules whose code the program needs.
        ///   - program: Where the program is written.
        ///   - isInPackage: Whether it may use what is the package's own.
        /// - Throws: Whatever hinders it, what the compiler says included.
        static func compile(
            _ sources: [String],
            with modules: [String],
            to program: URL,
            isInPackage: Bool = false
        ) throws {
            let built = try folder
            // The module StoryCode only exports the others.
            let linked = modules.flatMap { $0 == "StoryCode" ? Self.library : [$0] }
            let objects = try linked.flatMap { module in
                try FileManager.default
                    .contentsOfDirectory(atPath: built.appending(path: "\(module).build").path)
                    .filter { $0.hasSuffix(".o") }
                    .map { built.appending(path: "\(module).build/\($0)").path }
            }
            let name =
                isInPackage
                ? ["-package-name", package.lastPathComponent.lowercased().replacing(/[^a-z0-9_]/, with: "_")] : []
            let arguments =
                ["swiftc", "-swift-version", "6", "-I", built.appending(path: "Modules").path] + name + sources
                + objects + ["-o", program.path]
            let compiled = try run(URL(filePath: "/usr/bin/env"), arguments)
            try #require(compiled.status == 0, "\(compiled.errors)\(compiled.output)")
        }

        /// The text of a file of the package.
        static func text(_ path: String) throws -> String {
            try String(decoding: Data(contentsOf: package.appending(path: path)), as: UTF8.self)
        }

        /// Makes a folder, writes files into it, and does something with it, after which it goes.
        ///
        /// - Parameters:
        ///   - files: The texts of the files, by their paths in the folder.
        ///   - body: What is done with the folder.
        /// - Returns: What that returns.
        /// - Throws: What that throws, or what hinders the writing.
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
