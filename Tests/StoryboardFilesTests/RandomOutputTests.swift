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

    /// A file may end anywhere, such as in a list of parameters or in an escape sequence.
    @Test func declarationsOfEachBeginning() {
        let swift = ##"""
            import class Kit.Map
            @objc(CityScreen) class A<T: P>: Kit.Base<T>, P where T: Q {
                @IBOutlet var a, b: [String: Int]?, c = /d\/e/, f = "\(g("h\"")) \\"
                @IBAction func tap(_ sender: @escaping (A) -> Void, with b: [Int] = [1, 2]) {}
            #if os(iOS) // e
                var d: Int { get { 1 } set(e) { e.f() } }, g = -1.5 /* h /* i */ */
            #endif
            }
            typealias T = any A & B
            let x = #"y\#(z)\""#, l = """
                " m \
                """
            performSegue(withIdentifier: "go", sender: nil); UIImage(named: "pin", in: nil)
            """##
        let objectiveC = #"""
            #import <Kit/Kit.h>
            #define X(a) /* b */ \
                @interface Y : Z
            @interface A<T> : B<T> <P> {
                IBOutlet id map;
            }
            @property (getter=isOn, setter=turn:) IBOutlet NSArray<UIView *> *on;
            - (IBAction)tap:(void (^)(int))a with:(nonnull id)b :c;
            @end
            @implementation A (C)
            - (void)go { [self performSegueWithIdentifier:@"go\"" sender:nil]; char a = '\''; }
            @dynamic list;
            [UIImage imageNamed:@"pin" inBundle:kit];
            """#
        for (text, path, fingerprint) in [
            (swift, "A.swift", "8624fbc2109b26eb"), (objectiveC, "A.m", "14205f5cbe1c0caa"),
        ] {
            let beginnings = text.indices.map { RandomSource.summary(of: String(text[...$0]), path: path) }
            expectFingerprint(fingerprint, of: beginnings.joined(separator: "\n"), "beginnings of \(path).txt")
        }
    }

    /// Files that refer to each other, of which some are added, removed or changed.
    @Test(
        arguments: [
            (0, "bc1c9a03d947e51e"), (100, "f2ee108ff8387a9c"), (200, "3d950cee65d4ff67"),
        ] as [(UInt64, String)]
    )
    func severalFiles(seed: UInt64, fingerprint: String) throws {
        let names = ["Main", "Other", "Main~ipad", "Settings", "Shop", "Map"]
        let files = try names.enumerated().map { try file(seed + UInt64($0), name: $1) }
        let versions = try files.enumerated().map { index, file in
            let seed = seed + UInt64(index)
            let changed = RandomInterface.changed(RandomInterface.text(seed: seed), seed: seed)
            let new = index == 0 ? nil : try XML.file(changed, path: file.path)
            return StoryboardComparison.Versions(path: "App/\(file.path)", old: index > 3 ? nil : file, new: new)
        }
        let comparison = StoryboardComparison(versions)
        let (graph, changes) = (StoryboardGraph(files), comparison.graph.changedPart)
        let sources = [StoryboardSource.sources(of: files), StoryboardSource.uikitSources(of: files)]
        let report = StoryboardLint(rules: Set(LintRule.allCases)).report(on: files.map { .success($0) })
        let texts =
            [graph.svg, graph.dot, graph.mermaid, report.text, comparison.text, comparison.markdown]
            + [try comparison.json(), changes.svg, changes.dot] + sources.map { StoryboardSource.text(of: $0) }
        expectFingerprint(fingerprint, of: texts.joined(), "several random files \(seed).txt")
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
