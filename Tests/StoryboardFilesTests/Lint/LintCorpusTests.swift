import Foundation
import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles

/// Real files break no rule, except for known mistakes.
@Suite(.tags(.slow), .enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
struct LintCorpusTests {
    /// The files in groups that refer to each other: those of a repository's last commit, and each older file alone.
    private func groups() throws -> [[Result<StoryboardFile, StoryboardFileError>]] {
        let folder = try #require(Corpus.folder)
        let manifest = try String(contentsOf: folder.appending(path: "manifest.tsv"), encoding: .utf8)
        var groups: [String: [(file: String, path: String)]] = [:]
        for line in manifest.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count > 11)
            let group = columns[9] == "HEAD" ? columns[1] : columns[0]
            groups[group, default: []].append((columns[0], columns[11]))
        }
        try #require(groups.values.map(\.count).reduce(0, +) == Corpus.files.count)
        return try groups.sorted { $0.key < $1.key }.map { name, files in
            try files.sorted { $0.file < $1.file }.map { file, path in
                // With their names in the repository, which references use.
                let data = try Data(contentsOf: folder.appending(path: "files").appending(path: file))
                do throws(StoryboardFileError) {
                    return .success(try StoryboardFile(data, path: "\(name)/\(path)"))
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    private func found(by lint: StoryboardLint) throws -> [String] {
        try groups().flatMap(lint.problems(in:)).map { problem in
            // The position in a malformed file depends on the parser.
            let position = problem.rule == .unreadableFile ? "" : ":\(problem.line):\(problem.column)"
            return "\(problem.rule.rawValue) \(problem.file)\(position)"
        }
    }

    @Test func onlyKnownMistakesAreFound() throws {
        let found = try found(by: StoryboardLint())
        #expect(Set(found).subtracting(Self.known) == [])
        #expect(Self.known.subtracting(found) == [])
        #expect(found.count == Self.known.count)
    }

    @Test func optionalRulesFindFewProblems() throws {
        let rules: Set<LintRule> = [.emptyIdentifier, .unknownStoryboard]
        let found = try found(by: StoryboardLint(rules: rules)).compactMap { $0.split(separator: " ").first }
        #expect(found.count { $0 == "empty-identifier" } == 2)
        #expect(found.count { $0 == "unknown-storyboard" } == 6)
    }

    private static let known: Set<String> = [
        "dangling-outlet duckduckgo__iOS__Tab@b7bb36b.storyboard/DuckDuckGo/Tab.storyboard:105:25",
        "dangling-segue ello__ello-ios__Main@ecbda27.storyboard/Resources/Main.storyboard:635:25",
        "duplicate-id ello__ello-ios__Main@ecbda27.storyboard/Resources/Main.storyboard:670:21",
        "duplicate-storyboard-identifier SwiftGen/SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-iOS/AdditionalImport.storyboard:58:17",
        "duplicate-storyboard-identifier SwiftGen/SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-iOS/AdditionalImport.storyboard:76:17",
        "duplicate-storyboard-identifier ello__ello-ios__Main@ecbda27.storyboard/Resources/Main.storyboard:669:17",
        "merge-conflict artsy__eidolon__Fulfillment@25d1b94.storyboard/Kiosk/Storyboards/Fulfillment.storyboard:1433:1",
        "merge-conflict artsy__eidolon__Fulfillment@8c3836b.storyboard/Kiosk/Storyboards/Fulfillment.storyboard:228:1",
        "merge-conflict duckduckgo__iOS__Settings@6611668.storyboard/DuckDuckGo/Base.lproj/Settings.storyboard:112:1",
        "merge-conflict dwarvesf__hidden__Main@bed855f.storyboard/hidden/Base.lproj/Main.storyboard:1275:1",
        "merge-conflict dwarvesf__hidden__Main@ee71b6e.storyboard/hidden/Base.lproj/Main.storyboard:1275:1",
        "missing-initial-scene IBDecodable/IBGraph/Tests/First.storyboard:44:17",
        "missing-referenced-scene AudioKit/AudioKitSynthOne/AudioKitSynthOne/Base.lproj/Main.storyboard:1668:17",
        "unreachable-scene Adorkable/seguecode/Example/iOS/Base.lproj/Main_iPhone.storyboard:137:17",
        "unreachable-scene IBDecodable/IBDecodable/Tests/Resources/StoryboardConnections.storyboard:160:17",
        "unreachable-scene IBDecodable/IBDecodable/Tests/Resources/StoryboardReferences.storyboard:34:17",
        "unreachable-scene IBDecodable/IBDecodable/Tests/Resources/StoryboardUserDefinedAttributes.storyboard:135:17",
        "unreachable-scene IBDecodable/IBGraph/Tests/Second.storyboard:16:17",
        "unreachable-scene SwiftGen/SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-iOS/Message.storyboard:102:17",
        "unreachable-scene SwiftGen/SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-macOS/Anonymous.storyboard:11:17",
        "unreachable-scene SwiftGen/SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-macOS/Message.storyboard:122:17",
        "unreachable-scene dasdom/Storyboard2CodeApp/Example/LoginDemo/LoginDemo/Base.lproj/Main.storyboard:66:17",
        "unreachable-scene dasdom/Storyboard2CodeApp/Storyboard2CodeTests/Elements/XMLs/DynamicCellsTableViewTests.storyboard:15:17",
        "unreachable-scene dasdom/Storyboard2CodeApp/Storyboard2CodeTests/Elements/XMLs/DynamicCellsTableViewTests.storyboard:33:17",
        "unreachable-scene dasdom/Storyboard2CodeApp/Storyboard2CodeTests/Elements/XMLs/TableViewCellTests.storyboard:14:17",
        "unreachable-scene duckduckgo/iOS/DuckDuckGo/Base.lproj/DaxOnboarding.storyboard:202:17",
        "unreachable-scene googlemaps/maps-sdk-for-ios-samples/snippets/PlacesSnippets/PlacesSnippets/Base.lproj/Main.storyboard:28:17",
        "unreachable-scene jfahrenkrug/StoryboardLint/spec/fixtures/StoryboardLintTest/StoryboardLintTest/Base.lproj/Main_iPhone.storyboard:10:17",
        "unreachable-scene kostiakoval/WatchKit-Apps/8- Pages/Pages WatchKit App/Base.lproj/Interface.storyboard:28:17",
        "unreachable-scene mac-cain13/R.swift/Examples/ResourceApp/ResourceApp/Base.lproj/Secondary.storyboard:157:17",
        "unreachable-scene mac-cain13/R.swift/Examples/ResourceApp/ResourceApp/TabBarItem.storyboard:16:17",
        "unreadable-file AudioKit__AudioKitSynthOne__About@3963149.storyboard/AudioKitSynthOne/About/Base.lproj/About.storyboard",
        "unreadable-file Esri__data-collection-ios__MapViewController@4b3051a.storyboard/data-collection/data-collection/View Controllers/Map View Controller/MapViewController.storyboard",
        "unreadable-file duckduckgo__iOS__Feedback@64381ff.storyboard/DuckDuckGo/Base.lproj/Feedback.storyboard",
        "unwind-to-foreign-exit QuickBlox/quickblox-ios-sdk/sample-custom_objects/sample-custom_objects/Base.lproj/Main.storyboard:279:33",
    ]
}
