public import Foundation

/// An Interface Builder storyboard as it is written in its file: of any version, for iOS, tvOS, macOS and watchOS.
///
/// ```swift
/// let file = try StoryboardFile(contentsOf: URL(filePath: "Main.storyboard"))
/// for scene in file.scenes { print(scene.identifier ?? scene.id, scene.controller?.name ?? "none") }
/// ```
///
/// What is not understood is kept: every scene, segue and connection names its ``Element``, which has all that the file
/// says of it.
public struct StoryboardFile: Sendable {
    /// The name by which others refer to it: that of the file without its ending.
    public let name: String

    /// The file, as it was named.
    public let path: String

    /// The outermost element.
    public let root: Element

    /// The scenes, in the order of the file.
    public let scenes: [FileScene]

    /// The elements that have an identity, by it; where two have the same, the first.
    let elements: [String: Element]

    /// The identities that more than one element has, in order.
    public let duplicateIDs: [String]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - path: The file, as it is named in errors; without one, by the URL.
    ///   - limits: How much of it is read.
    /// - Throws: ``StoryboardFileError``, or what Foundation throws where the file cannot be opened.
    public init(contentsOf url: URL, path: String? = nil, limits: ReadingLimits = ReadingLimits()) throws {
        // Before its bytes are in memory.
        let size = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey]).fileSize
        if let size, size > limits.bytes {
            throw StoryboardFileError.tooLarge("bytes", limit: limits.bytes, file: path ?? url.relativePath)
        }
        try self.init(Data(contentsOf: url), path: path ?? url.relativePath, limits: limits)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - path: The file, as it is named in errors; the storyboard's name is its last part without the ending.
    ///   - limits: How much is read.
    /// - Throws: ``StoryboardFileError``.
    public init(_ data: Data, path: String, limits: ReadingLimits = ReadingLimits()) throws(StoryboardFileError) {
        let root = try ElementReader.read(data, file: path, limits: limits)
        guard root.name == "document", root["type"]?.contains("Storyboard") != false else {
            let reason = StoryboardFileError.Reason.notAStoryboard(root: root.name, type: root["type"])
            throw StoryboardFileError(reason: reason, file: path, line: root.line, column: root.column)
        }
        self.init(root, path: path)
    }

    private init(_ root: Element, path: String) {
        self.path = path
        self.root = root
        name = Self.name(of: path)
        var elements: [String: Element] = [:]
        elements.reserveCapacity(root.tree.nodes.count / 2)
        var duplicateIDs: [String] = []
        var duplicates: Set<String> = []
        for element in root.everything {
            guard let id = element["id"], !Self.namesNoObject.contains(element.name) else { continue }
            if elements[id] == nil {
                elements[id] = element
            } else if duplicates.insert(id).inserted {
                duplicateIDs.append(id)
            }
        }
        self.elements = elements
        self.duplicateIDs = duplicateIDs
        scenes = root.child("scenes")?.children.filter { $0.name == "scene" }.map { FileScene($0) } ?? []
    }

    /// The name of the storyboard that a file has.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    /// The names by which references find a storyboard: `Main~ipad` is found as `Main`, too.
    static func names(ofStoryboard name: String) -> [String] {
        guard let end = name.lastIndex(of: "~"), end != name.startIndex else { return [name] }
        return [name, String(name[..<end])]
    }

    /// Elements whose `id` is not that of an object.
    static let namesNoObject: Set<String> = ["device", "adaptation"]
}

extension StoryboardFile {
    /// An element by its identity.
    ///
    /// - Parameter id: The identity: the attribute `id`.
    /// - Returns: The element, or nil where there is none.
    public func element(_ id: String) -> Element? { elements[id] }

    /// For which of Apple's systems it was drawn.
    public enum Platform: String, CaseIterable, Sendable {
        case iOS, tvOS, macOS, watchOS
    }

    /// For which of Apple's systems it was drawn, or nil where the file does not say it in a known way.
    public var platform: Platform? {
        let runtime = root["targetRuntime"] ?? ""
        if runtime.hasPrefix("iOS.CocoaTouch") { return .iOS }
        if runtime.hasPrefix("MacOSX") { return .macOS }
        if runtime.hasPrefix("AppleTV") { return .tvOS }
        return runtime.hasPrefix("watchKit") ? .watchOS : nil
    }

    /// The identity of the controller that comes first, if the file names one.
    public var initialControllerID: String? { root.filled("initialViewController") }

    /// The scene that comes first, if there is one.
    public var initialScene: FileScene? {
        initialControllerID.flatMap { id in scenes.first { $0.controller?["id"] == id } }
    }

    /// The scene whose controller an element is.
    func scene(ofController element: Element) -> FileScene? {
        scene(of: element).flatMap { $0.controller == element ? $0 : nil }
    }

    /// The scene in which an element is.
    func scene(of element: Element) -> FileScene? {
        // Scenes are in the order of the file, as the places of elements are; other elements may have their name.
        var (low, high) = (0, scenes.count)
        while low < high {
            let middle = (low + high) / 2
            if scenes[middle].element.place < element.place { low = middle + 1 } else { high = middle }
        }
        return low > 0 && element.place < scenes[low - 1].element.end ? scenes[low - 1] : nil
    }
}
