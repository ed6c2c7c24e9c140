import Foundation
import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles

/// Real files are read as another parser reads them.
@Suite(.tags(.slow), .enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct ReadingCorpusTests {
    /// The keys of expected summaries about the origin of the files.
    private static let ignoredKeys: Set<String> = ["bytes", "file", "source"]

    @Test(arguments: Corpus.files)
    func summaryIsAsExpected(file: URL) throws {
        let expected = try Corpus.expected(of: file)
        if expected["parse"] == "malformed" {
            let error = try #require(throws: StoryboardFileError.self) { try StoryboardFile(contentsOf: file) }
            #expect(JSONValue.string(error.reasonName) == expected["error"]?["reason"])
            return
        }
        guard case .object(let members) = expected else { return }
        let known = JSONValue.object(members.filter { !Self.ignoredKeys.contains($0.key) })
        let summary = try Data(StoryboardFile(contentsOf: file).summary().utf8)
        let differences = try JSONDecoder().decode(JSONValue.self, from: summary).differences(from: known)
        #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    }
}

extension StoryboardFileError {
    /// The reason in expected summaries.
    fileprivate var reasonName: String {
        switch reason {
        case .mergeConflict: "merge-conflict-markers"
        case .notXML: "not-xml"
        default: "bad-xml"
        }
    }
}
