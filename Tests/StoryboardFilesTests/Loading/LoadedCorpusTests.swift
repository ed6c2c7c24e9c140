import Foundation
import StoryCode
import Testing

@testable import StoryboardFiles

/// Real files run: their initial scenes appear, and their segues are performed or say why they cannot be.
@Suite(.enabled(if: Corpus.folder != nil, "skipped: STORYBOARD_CORPUS is unset"))
@MainActor
struct LoadedCorpusTests {
    /// The files of one repository, by the names that their storyboards had there, each once.
    private func together(_ files: [URL]) throws -> [StoryboardFile] {
        var names: Set<String> = []
        return try files.compactMap { url in
            guard let file = try? Data(contentsOf: url) else { return nil }
            let source = try Corpus.expected(of: url)["source"]
            guard case .string(let name) = source?["storyboardName"], names.insert(name).inserted else { return nil }
            return try? StoryboardFile(file, path: "\(name).storyboard")
        }
    }

    @Test func everyInitialSceneAppears() throws {
        var (shown, missing): (Int, [String]) = (0, [])
        for (_, files) in Dictionary(grouping: Corpus.files, by: { $0.lastPathComponent.split(separator: "__")[1] }) {
            for file in try together(files) where file.initialControllerID != nil {
                let container = Container()
                for other in try together(files) { container.registerStoryboard(other) }
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
        // Only what is not among the files keeps one from appearing.
        #expect(missing.filter { !$0.hasPrefix("unknownStoryboard") && !$0.hasPrefix("unknownScene") } == [])
    }

    @Test func everySegueIsPerformedOrSaysWhyNot() throws {
        var performed = 0
        for url in Corpus.files {
            guard let file = try? StoryboardFile(contentsOf: url) else { continue }
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { _ in }) {
                let storyboard = Storyboard(file, container: Container())
                for scene in file.scenes where scene.reference == nil && scene.controller != nil {
                    for segue in scene.segues where segue.kind != "relationship" && segue.kind != "embed" {
                        do {
                            let source = try storyboard.instantiateController(named: file.key(of: scene))
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
