import Foundation
import PackagePlugin

/// Generates the Swift code of a target's storyboards when the target is built.
///
/// The target declares the classes that its storyboards name. Its code uses `MainStoryboard` for `Main.storyboard`.
@main
struct GenerateStoryboardCode: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles(withSuffix: ".storyboard").map(\.url) ?? []
        if files.isEmpty { return [] }
        let folder = context.pluginWorkDirectoryURL
        return [
            // One command for all files, because their code must not declare the same names.
            .buildCommand(
                displayName: "Generating the code of the storyboards of \(target.name)",
                executable: try context.tool(named: "StoryCodeTool").url,
                arguments: ["generate", "--no-classes", "--output", folder.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: try files.map { folder.appending(path: try sourceName(of: $0)) }
            )
        ]
    }

    /// Returns the name of the file that the tool generates for a storyboard.
    private func sourceName(of file: URL) throws -> String {
        let name = file.deletingPathExtension().lastPathComponent
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else { throw UnusableName(file: file.path) }
        return "\(name.prefix(1).uppercased())\(name.dropFirst())Storyboard.swift"
    }

    /// The name of a storyboard is not the beginning of a Swift name.
    private struct UnusableName: Error, CustomStringConvertible {
        let file: String

        var description: String {
            "The name of \(file) has characters other than ASCII letters and digits, or begins with a digit. To fix: "
                + "Rename the file, or generate its code with `storyboard generate`."
        }
    }
}
