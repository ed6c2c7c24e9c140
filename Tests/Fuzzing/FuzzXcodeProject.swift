// Built by `.ci/fuzz` with libFuzzer; not a target of the package.
import Foundation
import StoryboardFiles

/// Reads bytes as an Xcode project.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXcodeProject(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: start, count: count)
    do throws(LintFileError) {
        let project = try XcodeProject(data, path: "App.xcodeproj/project.pbxproj")
        _ = (project.headers, project.targets.map(\.module))
    } catch {
        _ = error.description
    }
    return 0
}
