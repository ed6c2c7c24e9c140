// Finds undocumented public symbols, types that link to no article, large types without topic groups, and dead links of
// the documentation.
//
//     check graphs <folder of symbol graphs> <catalog>
//     check site <folder of the site>

import Foundation

/// The part of a symbol graph that the check reads.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
            }

            let uri: String
            let position: Position
        }

        struct Comment: Decodable {
            struct Line: Decodable {
                let text: String
            }

            let lines: [Line]
        }

        struct Kind: Decodable {
            let identifier: String
        }

        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
        /// Where the symbol is declared; nil for symbols that the compiler makes.
        let location: Location?

        /// Whether the symbol is a type that is in no other type.
        var isType: Bool {
            let types = ["struct", "class", "enum", "protocol", "typealias"].map { "swift.\($0)" }
            return pathComponents.count == 1 && types.contains(kind.identifier)
        }
    }

    let symbols: [Symbol]
}

/// The part of a rendered page that the check reads.
struct RenderedPage: Decodable {
    struct Reference: Decodable {
        struct Variant: Decodable {
            let url: String
        }

        let url: String?
        let variants: [Variant]?
    }

    let references: [String: Reference]?
}

/// The number of members from which a type needs topic groups.
let largeType = 30

/// Returns all files in a folder with a suffix, as paths in the folder.
func files(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted()
}

/// Returns the mistakes of the symbols of a module.
func problems(inGraphs folder: String, catalog: String) throws -> [String] {
    var found: [String] = []
    var members: [String: Set<String>] = [:]
    for file in try files(in: folder, suffix: ".symbols.json") {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
        for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
            guard let location = symbol.location else { continue }
            let path = symbol.pathComponents
            members[path.dropLast().joined(separator: "."), default: []].insert(path.last ?? "")
            let place = "\(URL(string: location.uri)?.path ?? location.uri):\(location.position.line + 1)"
            if let comment = symbol.docComment {
                guard symbol.isType, !comment.lines.contains(where: { $0.text.contains("<doc:") }) else { continue }
                found.append("\(place): the comment of \(path[0]) links to no article. Add: See <doc:Its-article>.")
            } else {
                found.append("\(place): \(path.joined(separator: ".")) has no documentation comment.")
            }
        }
    }
    let extensions = try Set(files(in: catalog, suffix: ".md").map { ($0 as NSString).lastPathComponent })
    for (type, names) in members.sorted(by: { $0.key < $1.key }) where !type.isEmpty && names.count >= largeType {
        guard !extensions.contains("\(type).md") else { continue }
        found.append("\(type) has \(names.count) members: group them in \(catalog)/Extensions/\(type).md.")
    }
    return found
}

/// Returns the links and images of a site that lead nowhere.
func problems(inSite site: String) throws -> [String] {
    let data = try Set(files(in: "\(site)/data", suffix: ".json").map { "/" + $0.dropLast(5).lowercased() })
    let images = try Set(files(in: "\(site)/images", suffix: "").map { "/images/\($0)" })
    var found: Set<String> = []
    for file in try files(in: "\(site)/data", suffix: ".json") {
        let page = try JSONDecoder().decode(
            RenderedPage.self,
            from: Data(contentsOf: URL(filePath: "\(site)/data/\(file)"))
        )
        for reference in (page.references ?? [:]).values {
            for url in [reference.url].compactMap(\.self) + (reference.variants ?? []).map(\.url) {
                let path = url.split(separator: "#").first.map { $0.lowercased() } ?? ""
                let isDead =
                    path.hasPrefix("/images/") ? !images.contains(url) : path.hasPrefix("/doc") && !data.contains(path)
                if isDead { found.insert("\(file): \(url) leads nowhere.") }
            }
        }
    }
    let landing = try String(contentsOf: URL(filePath: "\(site)/index.html"), encoding: .utf8)
    for match in landing.matches(of: #/(?:href|src)="([^":#]+)"/#) {
        let exists = FileManager.default.fileExists(atPath: "\(site)/\(match.1)")
        if !exists { found.insert("index.html: \(match.1) leads nowhere.") }
    }
    return found.sorted()
}

let arguments = CommandLine.arguments.dropFirst()
let found: [String]
switch (arguments.first, arguments.count) {
case ("graphs", 3): found = try problems(inGraphs: arguments[2], catalog: arguments[3])
case ("site", 2): found = try problems(inSite: arguments[2])
default:
    print("usage: check graphs <folder> <catalog> | check site <folder>")
    exit(EX_USAGE)
}
for problem in found { print(problem) }
exit(found.isEmpty ? EX_OK : EX_DATAERR)
