#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Files of a module that refer to each other in a cycle, by the names of the types that they declare.
    struct FileCycleTests {
        @Test(arguments: ["StoryCodeScreens", "StoryCodeContainer", "StoryCodeFlows"])
        func filesHaveNoLargeCycle(module: String) throws {
            let cycle = try largestCycle(of: module)
            #expect(cycle.count <= 10, "\(cycle.sorted())")
        }

        /// Returns the largest set of files of which each one leads to every other.
        private func largestCycle(of module: String) throws -> Set<String> {
            let names = try files(of: module)
            let texts = try names.map { try code(of: "Sources/\(module)/\($0)") }
            let declaration = /(?m)^(?:[@\w()]+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
            var owners: [Substring: Int] = [:]
            for (file, text) in texts.enumerated() {
                for match in text.matches(of: declaration) { owners[match.1] = file }
            }
            let mentions = texts.enumerated().map { file, text in
                Set(text.matches(of: /\b[A-Z]\w*/).compactMap { owners[$0.output] }).subtracting([file])
            }
            let reachable = texts.indices.map { reachableFiles(from: $0, mentions) }
            let cycles = texts.indices.map { file in reachable[file].filter { reachable[$0].contains(file) } }
            let largest = cycles.max { $0.count < $1.count } ?? []
            return Set(largest.map { names[$0] })
        }

        private func reachableFiles(from file: Int, _ mentions: [Set<Int>]) -> Set<Int> {
            var found: Set<Int> = []
            var queue = Array(mentions[file])
            while let next = queue.popLast() {
                if found.insert(next).inserted { queue += mentions[next] }
            }
            return found
        }

        private func files(of module: String) throws -> [String] {
            let folder = Program.package.appending(path: "Sources/\(module)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return paths.filter { $0.hasSuffix(".swift") }
        }

        /// The text of a file without comments and literals.
        private func code(of path: String) throws -> String {
            try Program.text(path)
                .replacing(/"""(?s:.*?)"""/, with: "").replacing(/\/\/.*/, with: "")
                .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
        }
    }
#endif
