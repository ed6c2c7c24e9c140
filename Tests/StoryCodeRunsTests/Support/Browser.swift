// A browser is started where there are processes.
#if os(Linux) || os(macOS)
    import Foundation
    import StoryCodeLocks
    import Testing

    /// A browser without windows, which opens pages that check themselves.
    enum Browser {
        /// The browser's program: that of the environment variable `STORYCODE_BROWSER`, or an installed one.
        static let program: String? = {
            let environment = ProcessInfo.processInfo.environment
            if let path = environment["STORYCODE_BROWSER"] { return path.isEmpty ? nil : path }
            let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            let folders = (environment["PATH"] ?? "").split(separator: ":")
            let applications = ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
            let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
            return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
        }()

        /// What a page found.
        struct Result: Equatable {
            /// The number of checks that passed, such as `12 of 12`, or an empty text if the page was not checked.
            let passed: String
            let problems: String
            /// What the page exported.
            var exported = ""

            /// Whether there were checks, and all of them passed.
            var isGood: Bool {
                let numbers = passed.split(separator: " ").compactMap { Int($0) }
                return problems.isEmpty && numbers.count == 2 && numbers[0] == numbers[1] && numbers[0] > 0
            }
        }

        /// Lets one browser run at a time, while other tests prepare their pages.
        private static let lock = AsyncLock()

        /// Opens a page that checks itself with a script of ``PageCheck``.
        ///
        /// - Parameter files: The other files in the folder of the page, by their paths.
        static func check(_ page: String, with script: String, files: [String: String] = [:]) async throws -> Result {
            let program = try #require(program)
            try await lock.lock()
            defer { lock.unlock() }
            // At the end of the page's own script, so that the checks do not run if it fails.
            let end = try #require(page.ranges(of: "\n</script>").last).lowerBound
            let page = "\(page[..<end])\n\(PageCheck.common)\n\(script)\(page[end...])"
            let folder = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (file, output) = (folder.appending(path: "page.html"), folder.appending(path: "output"))
            try Data(page.utf8).write(to: file)
            for (path, text) in files {
                let other = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: other.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: other)
            }
            try Data().write(to: output)
            let process = Process()
            process.executableURL = URL(filePath: program)
            // The sandbox needs rights that containers do not have; the page is the tests' own.
            process.arguments = [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(folder.appending(path: "profile").path)", "--window-size=1280,800",
                "--virtual-time-budget=10000", "--dump-dom", file.absoluteString,
            ]
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            // A browser that hangs must not stop the tests.
            let watchdog = DispatchWorkItem { process.terminate() }
            DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watchdog)
            defer { watchdog.cancel() }
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do { try process.run() } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
            let document = try String(decoding: Data(contentsOf: output), as: UTF8.self)
            func attribute(_ name: String) -> String {
                guard let start = document.firstRange(of: "\(name)=\"") else { return "" }
                return String(document[start.upperBound...].prefix { $0 != "\"" })
            }
            let exported = Data(base64Encoded: attribute("data-exported")).map { String(decoding: $0, as: UTF8.self) }
            return Result(
                passed: attribute("data-check"),
                problems: attribute("data-problems"),
                exported: exported ?? ""
            )
        }
    }
#endif
