import Foundation
import PackagePlugin

/// Checks the storyboards and XIB files of a package: `swift package storyboard-lint`.
///
/// The arguments are those of `storyboard lint`. Without arguments, the configuration of the package selects the files;
/// without a configuration, all files are checked against all sources.
@main
struct LintStoryboards: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = context.package.directoryURL
        let configuration = folder.appending(path: ".storyboard-lint.json")
        let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
        let process = Process()
        process.executableURL = try context.tool(named: "StoryboardFilesTool").url
        process.currentDirectoryURL = folder
        process.arguments = ["lint"] + (arguments.isEmpty && !isConfigured ? ["--sources", ".", "."] : arguments)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("storyboard lint ended with the status \(process.terminationStatus)")
        }
    }
}
