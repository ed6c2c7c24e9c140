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
        static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            // Files and not pipes, for a pipe that nobody reads stops the program that fills it.
            let files = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: files) }
            let (output, errors) = (files.appending(path: "output"), files.appending(path: "errors"))
            for file in [output, errors] { try Data().write(to: file) }
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

        /// The text of a file of the package.
        static func text(_ path: String) throws -> String {
            try String(decoding: Data(contentsOf: package.appending(path: path)), as: UTF8.self)
        }
    }
#endif
