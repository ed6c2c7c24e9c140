import Foundation
import Testing

/// Reads the data of a page.
struct PageReader {
    /// Returns a page without its data and scripts.
    static func elements(of page: String) -> String { page.replacing(#/<script(?s:.)*?</script>/#, with: "") }

    /// The data of a run's page.
    struct RunData: Decodable {
        struct Comparison: Decodable {
            let title: Int
            let rows: [[Int]]
        }

        let participants: [[Int]]
        let steps: [String: [Int]]
        let turns: [[Int]]
        let places: [[Int]]
        let diagnostics: [[Int]]
        let states: [String]
        let stateChanges: [[Int]]
        let first: Int
        let kinds: [String]
        let texts: [String]
        let comparison: Comparison?
    }

    /// The data of the page of a dependency container.
    struct ContainerData: Decodable {
        struct Node: Decodable {
            let name: String
            let lifetime: String
            let location: String
            let isMissing: Bool
            let services: [Int]
        }

        struct Edge: Decodable {
            let from: Int
            let to: Int
            let service: String
            let moment: String
        }

        struct Explanation: Decodable {
            struct Candidate: Decodable {
                let node: Int
                let text: String
                let isChosen: Bool
                let reason: String
            }

            let service: String
            let candidates: [Candidate]
            let isResolved: Bool
        }

        struct Note: Decodable {
            let text: String
            let advice: String?
            let nodes: [Int]
        }

        let nodes: [Node]
        let edges: [Edge]
        let explanations: [Explanation]
        let problems: [Note]
        let notes: [Note]
    }

    let json: String
    let texts: String

    /// - Throws: If the page has no data.
    init(_ page: String) throws {
        let parts = page.split(separator: "<script type=\"application/json\" id=\"data\">\n", maxSplits: 1)
        try #require(parts.count == 2)
        json = String(parts[1].prefix(upTo: try #require(parts[1].firstRange(of: "\n</script>")).lowerBound))
        let pre = try #require(page.firstRange(of: "<pre>\n"))
        texts = String(page[pre.upperBound..<(try #require(page.firstRange(of: "</pre>"))).lowerBound])
    }

    func data<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }
}
