// Programs can be run on systems with processes.
#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Runs programs that were built together with the tests.
    enum Program {
        /// The result of a program.
        struct Outcome {
            let output: String
            let errors: String
            let status: Int32
        }

        /// The folder with the built tests and programs.
        static var folder: URL {
            get throws {
                let urls = [Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
                let folders = urls.compactMap { $0?.deletingLastPathComponent() } + [Bundle.main.bundleURL]
                return try #require(
                    folders.first {
                        FileManager.default.isExecutableFile(atPath: $0.appending(path: "Benchmarks").path)
                    },
                    "the programs were not found next to the tests, in \(folders.map(\.path))"
                )
            }
        }

        /// The folder of the package.
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
            // Files and not pipes, because a program blocks when it fills a pipe that is not read.
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

        /// Compiles files into a program, with modules that were built together with the tests.
        ///
        /// - Parameter isInPackage: Whether the program can use the package's `package` symbols.
        static func compile(
            _ sources: [String],
            with modules: [String],
            to program: URL,
            isInPackage: Bool = false
        ) throws {
            let built = try folder
            let objects = try modules.flatMap { module in
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

        /// Returns the text of a file of the package.
        static func text(_ path: String) throws -> String {
            try String(decoding: Data(contentsOf: package.appending(path: path)), as: UTF8.self)
        }

        /// Runs a closure with a temporary folder that contains files, given as texts by path.
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
