#if os(Linux) || os(macOS)
    import Testing

    /// The app of the tutorial, as its pages build it.
    ///
    /// The first line of a block is the path of the file that it replaces. A block without a path is a line of the file
    /// before it, and replaces the line that assigns the same property.
    struct Tutorial {
        /// The app at a point of the tutorial.
        struct State: CustomTestStringConvertible {
            let step: String
            let files: [String: String]
            /// Whether the tests of the app are run, instead of the app.
            let runsTests: Bool
            /// The output of the app or a failure of its tests, or nil if all tests pass.
            let text: String?

            var testDescription: String { step }
        }

        private(set) var states: [State] = []
        private var files: [String: String] = [:]
        private var path: String?
        private var step = ""
        private var isChanged = false

        /// Reads the pages in their order.
        init(_ pages: [String]) throws {
            for page in pages {
                for block in try Page("Sources/StoryCode/StoryCode.docc/\(page).md").blocks { try add(block) }
                endStep()
            }
        }

        private mutating func add(_ block: Page.Block) throws {
            if block.section != step { endStep() }
            step = block.section
            if block.language == "swift", !block.code.contains("import UIKit\n") {
                try change(block.code)
            } else if block.language == "text" {
                addState(block.code, runsTests: path?.hasPrefix("Tests/") ?? false)
            }
        }

        private mutating func change(_ code: String) throws {
            isChanged = true
            if let file = code.firstMatch(of: #/// ((Sources|Tests)/.*\.swift|Package\.swift)\n/#) {
                path = String(file.1)
                files[String(file.1)] = code
                return
            }
            let assigned = try #require(code.firstMatch(of: #/^ *[\w.]+ = /#)?.0)
            let file = try #require(files.first { $0.value.contains("\n\(assigned)") }?.key)
            files[file] = files[file]?.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix(assigned) ? code.dropLast() : $0 }.joined(separator: "\n")
        }

        private mutating func addState(_ text: String?, runsTests: Bool) {
            states.append(State(step: step, files: files, runsTests: runsTests, text: text))
            isChanged = false
        }

        private mutating func endStep() {
            if isChanged { addState(nil, runsTests: true) }
        }
    }
#endif
