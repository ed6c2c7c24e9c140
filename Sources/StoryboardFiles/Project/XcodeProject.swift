public import Foundation

/// The targets of an Xcode project with their files.
///
/// ```swift
/// let path = "App.xcodeproj/project.pbxproj"
/// for target in try XcodeProject(Data(contentsOf: URL(filePath: path)), path: path).targets { print(target.module) }
/// ```
///
/// See <doc:Checking-storyboards-in-CI>.
public struct XcodeProject: Sendable {
    /// The targets, in the order of the project.
    public private(set) var targets: [ProjectTarget] = []

    /// The paths of the headers, which belong to no target.
    public private(set) var headers: [String] = []

    private typealias Object = [String: Any]

    /// Reads the text of a project.
    ///
    /// - Parameter path: The path of the file `project.pbxproj`, to which the paths of the files are relative.
    /// - Throws: ``LintFileError`` if the file is not a project.
    public init(_ data: Data, path: String) throws(LintFileError) {
        func error(_ problem: String, line: Int = 1) -> LintFileError {
            let advice = "Open the project in Xcode, resolve conflicts, and save it."
            return LintFileError(path, TextPosition(line: Int32(line), column: 1), problem, fix: advice)
        }
        // Foundation's parser is recursive.
        if Self.isTooDeep(data) { throw error("The file has more than \(Self.mostLevels) levels") }
        let plist: Any
        do { plist = try unsafe PropertyListSerialization.propertyList(from: data, format: nil) } catch let failure {
            throw error("The file is not a property list", line: Self.line(of: failure) ?? 1)
        }
        guard let root = plist as? Object, let objects = root["objects"] as? [String: Object],
            let project = (root["rootObject"] as? String).flatMap({ objects[$0] })
        else { throw error("The file has no project") }
        var folder = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        if let inner = project["projectDirPath"] as? String { folder = Self.path(inner, in: folder) }
        let paths = Self.paths(objects, mainGroup: project["mainGroup"] as? String ?? "", folder: folder)
        headers = paths.values.filter { $0.hasSuffix(".h") }.sorted()
        let identifiers = project["targets"] as? [String] ?? []
        for identifier in identifiers {
            guard let object = objects[identifier], let name = object["name"] as? String, object["buildPhases"] != nil
            else { continue }
            var target = ProjectTarget(name: name, module: Self.moduleName(of: object, name, objects))
            let phases = Self.objects(object["buildPhases"], objects)
            let built = phases.flatMap { Self.objects($0["files"], objects) }.compactMap { $0["fileRef"] as? String }
            target.files = built.flatMap { file -> [String] in
                // A localized file is a group of files.
                let variants = objects[file]?["isa"] as? String == "PBXVariantGroup" ? objects[file]?["children"] : nil
                return (variants as? [String] ?? [file]).compactMap { paths[$0] }
            }
            target.dependencies = Self.objects(object["dependencies"], objects).compactMap { dependency in
                (dependency["target"] as? String).flatMap { objects[$0]?["name"] as? String }
            }
            let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
            for (group, path) in paths.sorted(by: { $0.value < $1.value })
            where objects[group]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
                let exceptions = Self.objects(objects[group]?["exceptions"], objects)
                    .filter { $0["target"] as? String == identifier }
                    .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
                if own.contains(group) {
                    target.folders.append(.init(path: path, excluded: Set(exceptions)))
                } else {
                    target.files += exceptions.map { Self.path($0, in: path) }
                }
            }
            targets.append(target)
        }
    }

    // MARK: Objects

    /// Returns the objects of a list of identifiers.
    private static func objects(_ identifiers: Any?, _ objects: [String: Object]) -> [Object] {
        (identifiers as? [String] ?? []).compactMap { objects[$0] }
    }

    /// Returns the paths of the files and groups, by their identifiers.
    private static func paths(_ objects: [String: Object], mainGroup: String, folder: String) -> [String: String] {
        var paths = [mainGroup: folder]
        var waiting = [mainGroup]
        while let group = waiting.popLast() {
            for child in objects[group]?["children"] as? [String] ?? [] where paths[child] == nil {
                guard let object = objects[child] else { continue }
                let own = object["path"] as? String ?? ""
                switch object["sourceTree"] as? String {
                case "<group>": paths[child] = path(own, in: paths[group] ?? folder)
                case "SOURCE_ROOT": paths[child] = path(own, in: folder)
                case "<absolute>": paths[child] = own
                default: continue
                }
                waiting.append(child)
            }
        }
        return paths
    }

    private static func path(_ path: String, in folder: String) -> String {
        path.isEmpty ? folder : path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }

    /// Returns the name of a target's module in one of its configurations, or nil if it is that of the target.
    private static func moduleName(of target: Object, _ name: String, _ objects: [String: Object]) -> String? {
        let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
        let settings = Self.objects(list?["buildConfigurations"], objects).compactMap { $0["buildSettings"] as? Object }
        let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.flatMap { key in
            settings.compactMap { $0[key] as? String }
        }
        return names.map {
            $0.replacing("$(TARGET_NAME)", with: name).replacing("$(TARGET_NAME:c99extidentifier)", with: name)
        }
        .first { !$0.contains("$") }
    }

    // MARK: Text

    private static let mostLevels = 50

    /// Whether the property list has more levels than any project, in the format of projects or in XML.
    private static func isTooDeep(_ data: Data) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for byte in data {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
            // The dictionaries and arrays of XML.
            case UInt8(ascii: "d"), UInt8(ascii: "a"): if previous == UInt8(ascii: "<") { depth += 1 }
            case UInt8(ascii: "/"): if previous == UInt8(ascii: "<") { depth -= 1 }
            default: break
            }
            if depth > mostLevels { return true }
            previous = byte
        }
        return false
    }

    /// Returns the line in an error of Foundation's parser, which contains the one of the parser of this format.
    private static func line(of failure: any Error) -> Int? {
        let details = (failure as NSError).userInfo
        // On Linux, the error inside is of a type that is not bridged, and only its description can be read.
        let message = (details["kCFPropertyListOldStyleParsingError"] ?? details["NSDebugDescription"]).map { "\($0)" }
        return message?.firstMatch(of: /at line (\d{1,9})/).flatMap { Int($0.1) }
    }
}
