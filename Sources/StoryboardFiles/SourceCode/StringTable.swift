import Foundation

/// The keys of a strings file, of a file of plural forms, or of a string catalog.
enum StringTable {
    /// A string catalog, without its translations.
    private struct Catalog: Decodable {
        struct Entry: Decodable {}
        let strings: [String: Entry]
    }

    static func keys(in data: Data, _ path: String) -> Set<String> {
        if path.hasSuffix(".xcstrings") {
            return Set((try? JSONDecoder().decode(Catalog.self, from: data))?.strings.keys.map(\.self) ?? [])
        }
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let content = (isUTF16 ? String(data: data, encoding: .utf16) : nil) ?? String(decoding: data, as: UTF8.self)
        // Files of plural forms, and compiled ones, are property lists in XML.
        let elements = content.components(separatedBy: "<key>").dropFirst()
        if !elements.isEmpty { return Set(elements.map { String($0.prefix { $0 != "<" }) }) }
        // Literals, comments and bare words are those of Objective-C.
        let text = SourceText(Array(content.utf8), .objectiveC)
        let keys = (0..<text.count).lazy.filter { text.symbol($0 + 1) == "=" }
        return Set(keys.compactMap { text.string($0) ?? text.identifier($0) })
    }
}
