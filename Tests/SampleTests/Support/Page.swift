#if os(Linux) || os(macOS)
    import Foundation

    /// A page of Markdown.
    struct Page {
        /// A block of code or of output.
        struct Block {
            /// The title of the section that contains the block.
            let section: String
            let language: String
            let code: String
        }

        let text: String

        /// The blocks in their order.
        let blocks: [Block]

        /// Reads a page of the package.
        init(_ path: String) throws {
            text = try Program.text(path)
            // Every second part is the content of a block, and starts with its language.
            var blocks: [Block] = []
            var section = ""
            for (index, part) in text.split(separator: "\n```", omittingEmptySubsequences: false).enumerated() {
                if index % 2 == 0 {
                    let title = part.split(separator: "\n").last { $0.hasPrefix("### ") }
                    section = title.map { String($0.dropFirst(4)) } ?? section
                } else if let end = part.firstIndex(of: "\n") {
                    let code = part[part.index(after: end)...] + "\n"
                    blocks.append(Block(section: section, language: String(part[..<end]), code: String(code)))
                }
            }
            self.blocks = blocks
        }

        /// Returns the code blocks of a language, in order.
        func blocks(_ language: String) -> [String] {
            blocks.filter { $0.language == language }.map(\.code)
        }
    }
#endif
