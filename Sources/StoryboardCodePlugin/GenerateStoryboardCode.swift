import Foundation
import PackagePlugin

/// Generates the Swift code of a target's storyboards when the target is built.
///
/// The target declares the classes that its storyboards name. Its code uses `MainStoryboard` for `Main.storyboard` and
/// `LaunchScreenStoryboard` for `Launch Screen.storyboard`.
@main
struct GenerateStoryboardCode: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles(withSuffix: ".storyboard").map(\.url) ?? []
        if files.isEmpty { return [] }
        // One file, because the names of the storyboards' types are known only to the tool.
        let output = context.pluginWorkDirectoryURL.appending(path: "Storyboards.swift")
        return [
            .buildCommand(
                displayName: "Generating the code of the storyboards of \(target.name)",
                executable: try context.tool(named: "StoryboardFilesTool").url,
                arguments: ["generate", "--no-classes", "--output", output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }
}
