// Built by `.ci/fuzz` with libFuzzer; not a target of the package.
import Foundation
import StoryboardFiles

/// A storyboard that names classes, outlets and actions of the source files that are mutated.
private let storyboard = try? StoryboardFile(
    Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="A" customClass="CityView" customModule="App" customModuleProvider="target"><connections>
        <outlet property="map" destination="A"/><action selector="tap:" destination="A"/></connections></view>
        <view id="B" customClass="ListView"/>
        </objects></document>
        """.utf8
    ),
    path: "View.xib"
)

/// Reads bytes as a Swift and as an Objective-C file, and checks a storyboard with each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSourceFile(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Data(bytes: start, count: count)
    for path in ["App/City.swift", "App/City.m"] {
        var sources = SourceIndex()
        sources.add(bytes, path: path)
        guard let storyboard else { fatalError("the storyboard is broken") }
        _ = StoryboardLint(rules: Set(LintRule.allCases), sources: sources).problems(in: [storyboard])
    }
    return 0
}
