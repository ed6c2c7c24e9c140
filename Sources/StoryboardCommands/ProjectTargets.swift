import Foundation
import StoryboardFiles

/// The targets of an Xcode project or of a package, for the linter.
struct ProjectTargets {
    /// The targets with their paths, and without folders.
    private(set) var targets: [ProjectTarget]

    /// The paths of headers, which belong to no target.
    private let headers: [String]

    /// Reads a project.
    ///
    /// - Parameter path: The path of an Xcode project, of the manifest of a package, or of a package's folder.
    /// - Throws: ``Outcome`` if the project cannot be read.
    init(_ path: String) throws {
        let name = (path as NSString).lastPathComponent
        if name == "Package.swift" {
            (targets, headers) = (try Self.package((path as NSString).deletingLastPathComponent), [])
        } else if name.hasSuffix(".xcodeproj") || name == "project.pbxproj" {
            let file = name == "project.pbxproj" ? path : (path as NSString).appendingPathComponent("project.pbxproj")
            let project = try LintProject.read(file) { (data) throws(LintFileError) in
                try XcodeProject(data, path: file)
            }
            (targets, headers) = (project.targets, project.headers)
        } else if FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent("Package.swift")) {
            (targets, headers) = (try Self.package(path), [])
        } else {
            throw Outcome.noInput(["\(path) is neither an Xcode project nor a package"])
        }
        expandFolders()
    }

    /// A package, as the package manager describes it.
    private struct Package: Decodable {
        struct Target: Decodable {
            let name: String
            let c99name: String
            let path: String
            let target_dependencies: [String]?
        }
        let targets: [Target]
    }

    /// Returns the targets of a package.
    private static func package(_ folder: String) throws -> [ProjectTarget] {
        let folder = folder.isEmpty ? "." : folder
        let command = ["swift", "package", "--package-path", folder, "describe", "--type", "json"]
        let (data, status) = try Output.output(of: command)
        guard status == 0, let package = try? JSONDecoder().decode(Package.self, from: data) else {
            throw Outcome.noInput(["the package manager cannot describe the package \(folder)"])
        }
        return package.targets.map { described in
            var target = ProjectTarget(name: described.name, module: described.c99name)
            target.folders = [.init(path: (folder as NSString).appendingPathComponent(described.path))]
            target.dependencies = described.target_dependencies ?? []
            return target
        }
    }

    /// Adds the files in the folders of the targets.
    private mutating func expandFolders() {
        let suffixes =
            LintProject.sourceSuffixes + Folder.assetSuffixes + Folder.stringSuffixes + [".storyboard", ".xib"]
        for index in targets.indices {
            for folder in targets[index].folders {
                let excluded = Set(folder.excluded.map { (folder.path as NSString).appendingPathComponent($0) })
                let found = Folder.contents(of: folder.path, withSuffixes: suffixes) { excluded.contains($0) }
                targets[index].files += found.files
            }
            let catalogs = targets[index].files.filter { $0.hasSuffix(".xcassets") }
            targets[index].files += catalogs.flatMap(Folder.assets)
        }
    }

    /// The paths of the storyboards and XIB files of all targets.
    var files: [String] { targets.flatMap(Self.files) }

    /// Returns those files of the targets that are among some files and in some folders.
    func files(in paths: [String]) -> [String] {
        let selected = paths.map(Self.key)
        return files.filter { file in
            let key = Self.key(file)
            return selected.contains { key == $0 || key.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
        }
    }

    private static func files(of target: ProjectTarget) -> [String] {
        target.files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    }

    /// Checks the files of each target with the sources of the target and of those that it depends on.
    func report(by lint: StoryboardLint, on inputs: Inputs) throws -> LintReport {
        let results = Dictionary(inputs.all.map { (Self.key($0.path), $0) }) { first, _ in first }
        func report(_ lint: StoryboardLint, on targets: [ProjectTarget], _ rules: Set<LintRule>) throws -> LintReport? {
            let files = targets.flatMap(Self.files).compactMap { results[Self.key($0)] }
            if files.isEmpty || rules.isEmpty { return nil }
            var lint = lint
            (lint.rules, lint.sources) = (rules, try index(of: targets))
            return lint.report(on: files)
        }
        // The code of one target may name the scenes of another.
        let codeReport = try report(lint, on: targets, lint.rules.intersection(LintRule.codeRules))
        let reports = try targets.map { try report(lint, on: [$0], lint.rules.subtracting(LintRule.codeRules)) }
        return LintReport((reports + [codeReport]).compactMap(\.self))
    }

    private static func key(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

    /// Returns the declarations of targets and of those that they depend on.
    private func index(of selected: [ProjectTarget]) throws -> SourceIndex {
        let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var index = SourceIndex()
        var (known, waiting) = (Set(selected.map(\.name)), selected.map(\.name))
        var paths = headers
        while let name = waiting.popLast() {
            guard let target = byName[name] else { continue }
            index.add(module: target.module)
            paths += target.files
            for dependency in target.dependencies where known.insert(dependency).inserted { waiting.append(dependency) }
        }
        try Folder.readSources(paths.filter { path in LintProject.sourceSuffixes.contains(where: path.hasSuffix) }) {
            index.add($0, path: $1)
        }
        try LintProject.addAssets(paths, &index)
        return index
    }
}
