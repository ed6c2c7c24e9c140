import Foundation
import PackagePlugin

/// Generates the Swift code of a target's storyboards when the target is built.
///
/// The target declares the classes that its storyboards name. Its code uses `MainStoryboard` for `Main.storyboard` and
/// `LaunchScreenStoryboard` for `Launch Screen.storyboard`.
///
/// A file `.storyboard-generate` in the target's folder may contain further options of `storyboard generate`, separated by
/// white space, such as `--uikit`.
@main
struct GenerateStoryboardCode: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles(withSuffix: ".storyboard").map(\.url) ?? []
        if files.isEmpty { return [] }
        let configuration = target.directoryURL.appending(path: ".storyboard-generate")
        let words = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
        let options = words.split(whereSeparator: \.isWhitespace).map(String.init)
        // One file, because the names of the storyboards' types are known only to the tool.
        let output = context.pluginWorkDirectoryURL.appending(path: "Storyboards.swift")
        return [
            .buildCommand(
                displayName: "Generating the code of the storyboards of \(target.name)",
                executable: try context.tool(named: "StoryboardFilesTool").url,
                arguments: ["generate"] + options + ["--no-classes", "--output", output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }
}
