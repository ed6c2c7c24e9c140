#if os(Linux) || os(macOS)
    import Foundation

    /// A page of Markdown.
    struct Page {
        let text: String

        private let parts: [(language: String, code: String)]

        /// Reads a page of the package.
        init(_ path: String) throws {
            text = try Program.text(path)
            // Every second part is the content of a block, and starts with its language.
            parts = text.split(separator: "\n```", omittingEmptySubsequences: false).enumerated().compactMap {
                index,
                part in
                guard index % 2 == 1, let end = part.firstIndex(of: "\n") else { return nil }
                return (String(part[..<end]), String(part[part.index(after: end)...]) + "\n")
            }
        }

        /// Returns the code blocks of a language, in order.
        func blocks(_ language: String) -> [String] {
            parts.filter { $0.language == language }.map(\.code)
        }
    }
#endif
