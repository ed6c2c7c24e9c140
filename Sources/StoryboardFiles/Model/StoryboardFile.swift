public import Foundation

/// The contents of an Interface Builder storyboard or XIB file, of any version and for iOS, tvOS, macOS or watchOS.
///
/// ```swift
/// let file = try StoryboardFile(contentsOf: URL(filePath: "Main.storyboard"))
/// for scene in file.scenes { print(scene.identifier ?? scene.id, scene.controller?.name ?? "none") }
/// ```
///
/// Unknown elements are kept. Every scene, segue and connection has its ``FileElement`` with all its attributes
/// and contents.
///
/// See <doc:Reading-storyboard-files>.
public struct StoryboardFile: Sendable {
    /// The name that references use: the file's name without its extension.
    public let name: String

    /// The path of the file, as it appears in messages.
    public let path: String

    /// The outermost element.
    public let root: FileElement

    /// The scenes, in the order of the file.
    ///
    /// A XIB file has one scene, which contains its top-level objects.
    public let scenes: [FileScene]

    /// The values of `id` that several elements have, in the order of the file.
    public let duplicateIDs: [String]

    /// The elements by their `id`; for a duplicate, the first element.
    private let elements: [String: FileElement]

    /// Reads a file.
    ///
    /// - Parameter path: The path in messages, or nil for the URL's.
    /// - Throws: ``StoryboardFileError``, or Foundation's error if the file cannot be opened.
    public init(contentsOf url: URL, path: String? = nil, limits: ReadingLimits = ReadingLimits()) throws {
        let path = path ?? url.relativePath
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        // A pipe has no size, so the limit is checked while the file is read.
        var data = Data()
        while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
            if data.count > limits.bytes { throw StoryboardFileError.tooLarge("bytes", limit: limits.bytes, path) }
        }
        try self.init(data, path: path, limits: limits)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameter path: The path in messages. Its last component without the extension is the storyboard's name.
    public init(_ data: Data, path: String, limits: ReadingLimits = ReadingLimits()) throws(StoryboardFileError) {
        self.path = path
        name = Self.name(of: path)
        root = try ElementReader.read(data, file: path, limits: limits)
        guard root.name == "document", root["type"].map({ $0.contains("Storyboard") || $0.hasSuffix(".XIB") }) != false
        else { throw Self.notAStoryboard(root, path) }
        var elements: [String: FileElement] = [:]
        elements.reserveCapacity(root.tree.elements.count / 2)
        var duplicateIDs: [String] = []
        var duplicates: Set<String> = []
        for element in root.subtree {
            guard let id = element["id"], element.isIdentified else { continue }
            if elements[id] == nil {
                elements[id] = element
            } else if duplicates.insert(id).inserted {
                duplicateIDs.append(id)
            }
        }
        self.elements = elements
        self.duplicateIDs = duplicateIDs
        let elementsOfScenes = root.firstChild("scenes")?.children.filter { $0.name == "scene" } ?? []
        scenes = Self.isXIB(root) ? [FileScene(root)] : elementsOfScenes.map { FileScene($0) }
    }

    /// Throws the error of a file that is not a storyboard if the file is a XIB file.
    package func requireStoryboard() throws(StoryboardFileError) {
        if isXIB { throw Self.notAStoryboard(root, path) }
    }

    private static func notAStoryboard(_ root: FileElement, _ path: String) -> StoryboardFileError {
        let reason = StoryboardFileError.Reason.notAStoryboard(root: root.name, type: root["type"])
        return StoryboardFileError(reason: reason, file: path, line: root.line, column: root.column)
    }

    /// Whether the file is a XIB file instead of a storyboard.
    public var isXIB: Bool { Self.isXIB(root) }

    /// The type of a storyboard ends with `Storyboard.XIB`.
    private static func isXIB(_ root: FileElement) -> Bool {
        root["type"].map { $0.hasSuffix(".XIB") && !$0.contains("Storyboard") } == true
    }

    /// Returns the name of the storyboard in a file.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    /// Returns the names by which references find a storyboard: `Main~ipad` is also found as `Main`.
    static func names(ofStoryboard name: String) -> [String] {
        guard let end = name.lastIndex(of: "~"), end != name.startIndex else { return [name] }
        return [name, String(name[..<end])]
    }
}

extension StoryboardFile {
    /// Returns the element with an `id`.
    public func element(_ id: String) -> FileElement? { elements[id] }

    /// A platform that storyboards are made for.
    public enum Platform: String, CaseIterable, Sendable {
        /// iPhone and iPad.
        case iOS
        /// Apple TV.
        case tvOS
        /// Mac.
        case macOS
        /// Apple Watch.
        case watchOS
    }

    /// The platform that the storyboard is made for, or nil if the file does not name a known one.
    public var platform: Platform? {
        let runtime = root["targetRuntime"] ?? ""
        if runtime.hasPrefix("iOS.CocoaTouch") { return .iOS }
        if runtime.hasPrefix("MacOSX") { return .macOS }
        if runtime.hasPrefix("AppleTV") { return .tvOS }
        return runtime.hasPrefix("watchKit") ? .watchOS : nil
    }

    /// The `id` of the initial controller.
    public var initialControllerID: String? { root.nonempty("initialViewController") }

    /// The scene of the initial controller.
    public var initialScene: FileScene? {
        initialControllerID.flatMap { id in scenes.first { $0.controller?["id"] == id } }
    }

    /// Returns the scene that has the element as its controller.
    package func scene(ofController element: FileElement) -> FileScene? {
        scene(of: element).flatMap { $0.controller == element ? $0 : nil }
    }

    /// Returns the scene that contains the element.
    func scene(of element: FileElement) -> FileScene? {
        // A binary search, because scenes and elements have the order of the file. A search by name would also find
        // other elements named "scene".
        var (low, high) = (0, scenes.count)
        while low < high {
            let middle = (low + high) / 2
            if scenes[middle].element.index < element.index { low = middle + 1 } else { high = middle }
        }
        return low > 0 && element.index < scenes[low - 1].element.endIndex ? scenes[low - 1] : nil
    }
}

extension FileElement {
    /// Whether the element's `id` identifies an object of the file.
    var isIdentified: Bool { name != "device" && name != "adaptation" }
}
