// Built by `.ci/fuzz` with libFuzzer; not a target of the package.
import Foundation
import StoryboardFiles

/// Reads bytes as a configuration and as a baseline of the linter, and uses the patterns of the configuration.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let folder = ProjectFolder("App", workingDirectory: "/projects")
    if let configuration = try? LintConfiguration(text, path: "lint.json") {
        let lint = StoryboardLint(configuration)
        let problems = lint.problems(in: [.failure(broken)])
        _ = configuration.problems(among: problems, in: folder)
        _ = configuration.excluded.map { $0.matches("a/b/abc/a/b/abc") }
    }
    if let baseline = try? LintBaseline(text, path: "baseline.json", in: folder) {
        guard let written = try? baseline.json(), (try? LintBaseline(written, path: "", in: folder)) != nil else {
            fatalError("a baseline cannot be read again")
        }
    }
    return 0
}

/// The error of a file that is not a storyboard.
private let broken: StoryboardFileError = {
    do throws(StoryboardFileError) {
        _ = try StoryboardFile(Data(), path: "App/Main.storyboard")
        fatalError("an empty file is a storyboard")
    } catch {
        return error
    }
}()
