public import Foundation

/// The classes, outlets and actions that the source files of a program declare.
///
/// ```swift
/// var sources = SourceIndex()
/// sources.add("class CityController: UIViewController { @IBOutlet var map: MKMapView! }", path: "City.swift")
/// let problems = StoryboardLint(sources: sources).problems(in: files)
/// ```
///
/// The files are not compiled. All branches of conditional compilation count, and what cannot be decided, such as the
/// members of a class of another module, is not a problem.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct SourceIndex: Sendable {
    private(set) var types: [String: SourceType] = [:]

    /// The selectors of methods and of registered unwind actions, and those that Swift 1 and 2 derive from methods.
    private var allSelectors: (current: Set<String>, old: Set<String>) = ([], [])

    /// Whether the files are written in Swift 1 or 2, in which the first argument of a method has no label.
    private var isOldSwift = false

    /// The hashes of the names in the code, without those of the methods that it declares, and of the literals in it.
    private var mentioned: (names: Set<UInt64>, literals: Set<UInt64>) = ([], [])

    /// The modules and headers that the files import.
    private var imports: Set<String> = []

    /// The names of the headers, and of the folders that contain files.
    private var places: Set<String> = []

    /// The modules of which the files are all sources.
    private(set) var modules: Set<String> = []

    /// The identifiers in the code that files should have.
    private(set) var mentions: [SourceMention] = []

    /// The names of the images and colors in asset catalogs, and of image files.
    private(set) var assets: Set<String> = []

    /// The keys in strings files and string catalogs.
    private(set) var strings: Set<String> = []

    /// The names of the folders that contain declarations of classes.
    private var foldersOfClasses: Set<String> = []

    /// Creates an empty index.
    public init() {}

    /// Adds the declarations of a file.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: The path. Files that do not end in `.swift`, `.cs`, `.java` or `.kt` are written in Objective-C.
    public mutating func add(_ source: some Sequence<UInt8>, path: String) {
        var folders = path.split(separator: "/").map(String.init)
        let name = folders.popLast() ?? path
        places.formUnion(folders.map(\.moduleName))
        let language: SourceLanguage = name.hasSuffix(".swift") ? .swift : .objectiveC
        let text = SourceText(Array(source), language, path: path)
        let count = types.count
        text.insertHashes(into: &mentioned.names)
        text.addMentions(to: &self)
        if language == .swift {
            SwiftSourceReader.read(text, into: &self)
        } else if [".cs", ".java", ".kt"].contains(where: name.hasSuffix) {
            readRegisteredClasses(text)
        } else {
            places.insert(name)
            ObjectiveCSourceReader.read(text, into: &self)
        }
        if types.count > count { foldersOfClasses.formUnion(folders.map(\.moduleName)) }
    }

    /// Adds an image or a color by the path of its file, or of its folder in an asset catalog.
    public mutating func add(asset path: String) { assets.insert(path.assetName) }

    /// Adds the keys of localized strings.
    ///
    /// - Parameters:
    ///   - strings: The contents of the file.
    ///   - path: The path, which ends in `.strings`, `.stringsdict` or `.xcstrings`.
    public mutating func add(strings: Data, path: String) {
        self.strings.formUnion(StringTable.keys(in: strings, path))
    }

    /// Adds a module of which the files are all sources.
    public mutating func add(module name: String) {
        modules.insert(name)
        places.insert(name)
    }

    /// Reads the classes that C#, Java or Kotlin declare for Objective-C, without their members.
    ///
    /// The declarations have the form `[Register ("CityController")]` or `@CustomClass("CityController")`.
    private mutating func readRegisteredClasses(_ text: SourceText) {
        for index in 0..<text.count where text.symbol(index + 1) == "(" {
            guard let keyword = text.keyword(index), ["Register", "CustomClass"].contains(keyword),
                let name = text.string(index + 2)
            else { continue }
            update(name) { ($0.isClass, $0.isInterface) = (true, true) }
        }
    }

    /// Adds the declarations of a file.
    public mutating func add(_ source: String, path: String) { add(source.utf8, path: path) }
}

// MARK: - Adding

extension SourceIndex {
    mutating func update(_ name: String, _ change: (inout SourceType) -> Void) {
        change(&types[name, default: SourceType()])
    }

    mutating func add(member: String, to type: String) { types[type, default: SourceType()].members.insert(member) }

    mutating func add(_ mention: SourceMention) { mentions.append(mention) }

    mutating func add(literal text: String) { mentioned.literals.insert(SourceText.hash(text.utf8)) }

    mutating func add(selector: String) { allSelectors.current.insert(selector) }

    /// Adds the selector that Swift 1 and 2 derive from a method.
    mutating func add(oldSelector selector: String, to type: String?) {
        allSelectors.old.insert(selector)
        if let type { types[type, default: SourceType()].oldSelectors.insert(selector) }
    }

    /// Notes that a file is written in Swift 1 or 2.
    mutating func addOldSwift() { isOldSwift = true }

    /// Adds a module, or a header as its path.
    mutating func add(import name: String) { imports.insert(name) }
}

// MARK: - Searching

extension SourceIndex {
    /// The modules and headers that the files import and that are neither among the files nor in the system's frameworks:
    /// they may declare any class.
    var unknownImports: Set<String> {
        Set(
            imports.compactMap { name in
                let parts = name.split(separator: "/").map(String.init)
                guard let first = parts.first, let last = parts.last else { return nil }
                let isKnown =
                    SystemFrameworks.names.contains(first) || places.contains(last) || last.hasSuffix("-Swift.h")
                return isKnown ? nil : first
            }
        )
    }

    /// The selectors of all methods.
    var selectors: Set<String> { isOldSwift ? allSelectors.current.union(allSelectors.old) : allSelectors.current }

    /// Whether the files contain a name, other than in the declaration of a method.
    func mentions(_ name: String) -> Bool { mentioned.names.contains(SourceText.hash(name.utf8)) }

    /// Whether the files contain a literal, other than as the name of what files should have.
    func mentions(literal text: String) -> Bool { mentioned.literals.contains(SourceText.hash(text.utf8)) }

    /// Whether a folder of the files has the name of a module.
    func hasFolder(ofModule module: String) -> Bool { places.contains(module) }

    /// Whether a folder with the name of a module, or of another folder, contains declarations of classes.
    func declaresClasses(in folder: String) -> Bool { foldersOfClasses.contains(folder.moduleName) }

    func declaresClass(_ name: String) -> Bool { types[name].map { $0.isClass || $0.isImplemented } ?? false }

    /// The names of all classes.
    var classNames: [String] { types.filter { $0.value.isClass || $0.value.isImplemented }.map(\.key) }

    /// Returns whether a class has a member, by itself or by inheritance, or nil if this cannot be decided.
    ///
    /// - Parameter names: The possible names of the member.
    func hasMember(_ names: [String], in className: String) -> Bool? {
        guard declaresClass(className) else { return nil }
        let ancestors = ancestors(of: className)
        if ancestors.contains(where: { !members(of: $0.type).isDisjoint(with: names) }) { return true }
        let isDecided =
            ancestors.count <= Self.mostAncestors
            && ancestors.allSatisfy { name, type in
                (type.isComplete || SystemFrameworks.classes.contains(name)) && !type.isDynamic
            }
        return isDecided ? false : nil
    }

    /// Returns the members of a type and of its aliases.
    private func members(of type: SourceType) -> Set<String> {
        var members = type.members
        for alias in type.aliases { members.formUnion(types[alias]?.members ?? []) }
        return isOldSwift ? members.union(type.oldSelectors) : members
    }

    /// Returns the members of a class and of its superclasses.
    func members(of className: String) -> Set<String> {
        ancestors(of: className).reduce(into: []) { $0.formUnion(members(of: $1.type)) }
    }

    /// Long chains do not occur, and would take long.
    private static let mostAncestors = 100

    /// Returns a type and its superclasses, in the order of inheritance.
    func ancestors(of typeName: String) -> [(name: String, type: SourceType)] {
        var (visited, waiting): (Set<String>, [String]) = ([typeName], [typeName])
        var ancestors: [(name: String, type: SourceType)] = []
        while let path = waiting.popLast(), ancestors.count <= Self.mostAncestors {
            let name = localName(path)
            ancestors.append((name, types[name] ?? SourceType()))
            waiting += ancestors[ancestors.count - 1].type.superclasses.filter { visited.insert($0).inserted }
        }
        return ancestors
    }

    /// Returns the name of a type without its module, unless the module is another one.
    private func localName(_ path: String) -> String {
        let parts = path.split(separator: ".").map(String.init)
        guard let first = parts.first, let last = parts.last else { return path }
        let isElsewhere = imports.contains(first) && !places.contains(first) && !SystemFrameworks.names.contains(first)
        return isElsewhere ? path : last
    }

    /// The members that extensions and categories add to classes of other modules.
    var membersOfOthers: Set<String> {
        types.values.reduce(into: []) { members, type in
            if !type.isClass, !type.isImplemented, !type.isValue, !type.isProtocol { members.formUnion(type.members) }
        }
    }
}

extension String {
    /// The name of an asset without its folders, its extension and its variant, such as `city` for `Icons/city@2x.png`.
    var assetName: String {
        let file = split(separator: "/").last ?? self[...]
        let extensions = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif", "icns"]
        let hasExtension = (extensions + ["imageset", "colorset", "symbolset", "imagestack"]).contains {
            file.hasSuffix(".\($0)")
        }
        let name = hasExtension ? file[..<(file.lastIndex(of: ".") ?? file.endIndex)] : file
        return String(name.prefix { $0 != "@" && $0 != "~" })
    }
}
