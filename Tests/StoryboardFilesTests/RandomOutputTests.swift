import StoryboardTestSupport
import TestSupport
import Testing

@testable import StoryboardFiles

/// The same random files have the same output.
struct RandomOutputTests {
    private static let seeds: Range<UInt64> = 0..<32

    private func file(_ seed: UInt64, name: String = "Main") throws -> StoryboardFile {
        try XML.file(RandomInterface.text(seed: seed), path: "\(name).storyboard")
    }

    @Test func graphs() throws {
        let texts = try Self.seeds.prefix(16).map { seed in
            let file = try file(seed)
            let others = try (1...2).map { try self.file(seed + $0, name: "Other\($0)") }
            let (graph, several) = (file.graph, StoryboardGraph([file] + others))
            return graph.svg + graph.dot + graph.mermaid + several.svg + several.mermaid
        }
        expectFingerprint("af2f6099c7bb53fc", of: texts.joined(), "random graphs.txt")
    }

    @Test func problems() throws {
        var sources = SourceIndex()
        let swift = """
            import UIKit
            class CityController: UIViewController {
                @IBOutlet var map: UIView!
                @IBOutlet var lost: UIView?
                @IBAction func tap(_ sender: UIButton) { performSegue(withIdentifier: "pin", sender: nil) }
                @IBAction func back(_ segue: UIStoryboardSegue) { show("nowhere") }
            }
            class PinView: UIView { let image = UIImage(named: "buoy") }
            """
        sources.add(swift, path: "App/City.swift")
        sources.add("@interface MapController : UIViewController\n- (IBAction)close;\n@end\n", path: "App/Map.h")
        sources.add(asset: "App/Assets.xcassets/pin.imageset")
        sources.add(module: "App")
        var lint = StoryboardLint(rules: Set(LintRule.allCases), sources: sources)
        lint.baseClasses = ["viewController": ["BaseController"]]
        lint.fonts = ["Avenir"]
        let reports = try Self.seeds.map { seed in
            let report = lint.report(on: [.success(try file(seed))])
            return report.text + (report.coverage.remark ?? "") + (try report.sarif())
        }
        expectFingerprint("d28735741d32db7d", of: reports.joined(), "random problems.txt")
    }

    @Test func summaries() throws {
        let texts = try Self.seeds.map { try file($0).summary() }
        expectFingerprint("9ce17c08ad5187b7", of: texts.joined(separator: "\n"), "random summaries.txt")
    }

    @Test func declarations() {
        let texts = (0..<300).map(RandomSource.declarations)
        expectFingerprint("320e30dcf4e699d4", of: texts.joined(separator: "\n"), "random declarations.txt")
    }

    @Test func code() throws {
        let texts = try Self.seeds.map { seed in
            let file = try file(seed)
            let source = StoryboardSource(file)
            let uikit = StoryboardSource.uikitSources(of: [file]).map(\.text)
            return source.text + source.omissions.map { "\($0)\n" }.joined() + uikit.joined()
        }
        expectFingerprint("ecbeb86559290240", of: texts.joined(), "random code.txt")
    }

    @Test func comparisons() throws {
        let texts = try Self.seeds.map { seed in
            let changed = RandomInterface.changed(RandomInterface.text(seed: seed), seed: seed)
            let comparison = StoryboardComparison(old: try file(seed), new: try XML.file(changed))
            return comparison.text + comparison.markdown + (try comparison.json()) + comparison.graph.svg
        }
        expectFingerprint("eaed2f1c79939c1c", of: texts.joined(), "random comparisons.txt")
    }
}
