// Built by `.ci/fuzz` with libFuzzer; not a target of the package.
import Foundation
import StoryCode
import StoryboardFiles
import StoryboardLoading

/// Reads bytes as a storyboard file, and performs all operations of the tool on it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStoryboardFile(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var limits = ReadingLimits()
    limits.bytes = 1 << 20
    limits.elements = 20_000
    let data = Data(bytes: start, count: count)
    guard let file = try? StoryboardFile(data, path: "Fuzzed.storyboard", limits: limits) else { return 0 }
    // libFuzzer calls this function on the main thread.
    MainActor.assumeIsolated {
        _ = try? file.summary()
        _ = (StoryboardSource(file).text, StoryboardSource.uikitSources(of: [file])[0].text)
        _ = (file.graph.mermaid, file.graph.dot, file.graph.svg)
        let comparison = StoryboardComparison(old: previous, new: file)
        _ = (comparison.text, comparison.markdown, try? comparison.json(), comparison.graph.svg)
        previous = file
        let lint = StoryboardLint(rules: Set(LintRule.allCases), sources: sources)
        _ = LintReport(lint.problems(in: [file])).text
        _ = file.problems(with: StoryboardClasses())
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { run(file) }
    }
    return 0
}

/// Declarations with the names in `Guide.storyboard`.
private let sources: SourceIndex = {
    var sources = SourceIndex()
    sources.add("class CityController: UIViewController { @IBOutlet var population: UILabel! }", path: "City.swift")
    return sources
}()

/// The file before, which is compared with the next one.
@MainActor private var previous: StoryboardFile?

@MainActor
private func run(_ file: StoryboardFile) {
    let storyboard = Storyboard(file, container: Container())
    try? storyboard.validate()
    guard let window = try? Window(storyboard: storyboard) else { return }
    window.makeKeyAndVisible()
    for segue in file.initialScene?.segues ?? [] {
        _ = try? window.rootViewController?.performSegue(withIdentifier: segue.identifier ?? segue.element["id"] ?? "")
    }
    window.isHidden = true
}
