import Foundation
import StoryCode
import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// Real files run: initial scenes appear, and segues are performed or throw.
@Suite(.tags(.slow), .enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
@MainActor
struct LoadingCorpusTests {
    /// Returns one file for each storyboard name of a repository.
    private func storyboards(in files: [URL]) throws -> [StoryboardFile] {
        var names: Set<String> = []
        return try files.compactMap { url in
            guard let file = try? Data(contentsOf: url) else { return nil }
            let name = try Corpus.storyboardName(of: url)
            guard names.insert(name).inserted else { return nil }
            return try? StoryboardFile(file, path: "\(name).storyboard")
        }
    }

    @Test func initialScenesAppear() throws {
        var (shown, missing): (Int, [String]) = (0, [])
        for (_, files) in Dictionary(grouping: Corpus.files, by: { $0.lastPathComponent.split(separator: "__")[1] }) {
            let storyboards = try storyboards(in: files)
            for file in storyboards where file.initialControllerID != nil {
                let container = Container()
                for other in storyboards { container.registerStoryboard(other) }
                do {
                    let storyboard = try container.resolve(main: Storyboard.self, name: file.name)
                    let window = try Window(storyboard: storyboard)
                    window.makeKeyAndVisible()
                    #expect(window.rootViewController?.viewIfLoaded?.window === window)
                    shown += 1
                } catch let error as StoryboardError {
                    missing.append("\(error.reason)")
                }
            }
        }
        #expect(shown > 200)
        // The only reason to fail is a file that is missing.
        #expect(missing.filter { !$0.hasPrefix("unknownStoryboard") && !$0.hasPrefix("unknownScene") } == [])
    }

    @Test func seguesArePerformedOrThrow() throws {
        var performed = 0
        for url in Corpus.files {
            guard let file = try? StoryboardFile(contentsOf: url) else { continue }
            DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
                let storyboard = Storyboard(file, container: Container())
                for scene in file.scenes where scene.reference == nil && scene.controller != nil {
                    for segue in scene.segues where segue.kind != "relationship" && segue.kind != "embed" {
                        do {
                            let source = try storyboard.instantiateViewController(named: file.name(of: scene))
                            let window = Window()
                            window.rootViewController = source
                            window.makeKeyAndVisible()
                            try source.performSegue(withIdentifier: segue.element["id"] ?? "")
                            performed += 1
                        } catch {
                            #expect(error is StoryboardError, "\(url.lastPathComponent): \(error)")
                        }
                    }
                }
            }
        }
        #expect(performed > 250)
    }
}
