// A browser is started where there are processes.
#if os(Linux) || os(macOS)
    import Foundation
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

        private static let pages = WaitingPages()

        /// Opens a page that checks itself with a script of ``PageCheck``.
        ///
        /// - Parameter files: The other files in the folder of the page, by their paths.
        static func check(_ page: String, with script: String, files: [String: String] = [:]) async throws -> Result {
            // At the end of the page's own script, so that the checks do not run if it fails.
            let end = try #require(page.ranges(of: "\n</script>").last).lowerBound
            let page = "\(page[..<end])\n\(PageCheck.common)\n\(script)\(page[end...])"
            return try await pages.check(files.merging(["page.html": page]) { $1 })
        }

        /// One browser at a time, which opens all pages that wait for it.
        private actor WaitingPages {
            private var waiting: [(files: [String: String], continuation: CheckedContinuation<Result, any Error>)] = []
            private var isRunning = false

            func check(_ files: [String: String]) async throws -> Result {
                try await withCheckedThrowingContinuation { continuation in
                    waiting.append((files, continuation))
                    if !isRunning { Task { await run() } }
                    isRunning = true
                }
            }

            private func run() async {
                while !waiting.isEmpty {
                    let pages = waiting
                    waiting = []
                    do {
                        let results = try await open(pages.map(\.files))
                        for (page, result) in zip(pages, results) { page.continuation.resume(returning: result) }
                    } catch {
                        for page in pages { page.continuation.resume(throwing: error) }
                    }
                }
                isRunning = false
            }
        }

        /// Opens pages, each with its files, in frames of one page, to which they send what they found.
        private static func open(_ pages: [[String: String]]) async throws -> [Result] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let frames = pages.indices.map { "<iframe src='\($0)/page.html' width=1280 height=800></iframe>\n" }
            let script = """
                addEventListener("message", ({ source, data }) => {
                  const frames = [...document.querySelectorAll("iframe")];
                  Object.assign(frames.find(frame => frame.contentWindow === source).dataset, data);
                });
                """
            let top = "<!doctype html><script>\(script)</script>\n\(frames.joined())"
            let (file, output) = (folder.appending(path: "pages.html"), folder.appending(path: "output"))
            for (path, text) in pages.enumerated().flatMap({ number, files in files.map { ("\(number)/\($0)", $1) } })
                + [(file.lastPathComponent, top), (output.lastPathComponent, "")]
            {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            let process = Process()
            process.executableURL = try URL(filePath: #require(program))
            // The sandbox needs rights that containers do not have; the pages are the tests' own.
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
            let found = document.split(separator: "<iframe ").dropFirst()
            return try #require(found.count == pages.count ? found : nil, "\(document)").map { frame in
                func attribute(_ name: String) -> String {
                    guard let start = frame.firstRange(of: "\(name)=\"") else { return "" }
                    return String(frame[start.upperBound...].prefix { $0 != "\"" })
                }
                let exported = Data(base64Encoded: attribute("data-exported"))
                return Result(
                    passed: attribute("data-check"),
                    problems: attribute("data-problems"),
                    exported: exported.map { String(decoding: $0, as: UTF8.self) } ?? ""
                )
            }
        }
    }
#endif
