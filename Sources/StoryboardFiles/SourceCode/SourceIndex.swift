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

    /// The selectors of all methods and of registered unwind actions.
    private(set) var selectors: Set<String> = []

    /// The modules and headers that the files import.
    private var imports: Set<String> = []

    /// The names of the headers, and of the folders that contain files.
    private var places: Set<String> = []

    /// Creates an empty index.
    public init() {}

    /// Adds the declarations of a file.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: The path, which ends in `.swift` for a Swift file. Other files are written in Objective-C.
    public mutating func add(_ source: some Sequence<UInt8>, path: String) {
        var folders = path.split(separator: "/").map(String.init)
        let name = folders.popLast() ?? path
        places.formUnion(folders)
        if name.hasSuffix(".swift") {
            SwiftSourceReader.read(SourceText(Array(source), .swift), into: &self)
        } else {
            places.insert(name)
            ObjectiveCSourceReader.read(SourceText(Array(source), .objectiveC), into: &self)
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

    mutating func add(selector: String) { selectors.insert(selector) }

    /// Adds a module, or a header as its path.
    mutating func add(import name: String) { imports.insert(name) }
}

// MARK: - Searching

extension SourceIndex {
    /// Whether all imports lead to the files or to the system's frameworks, so that no other class exists.
    var isComplete: Bool {
        imports.allSatisfy { name in
            let parts = name.split(separator: "/").map(String.init)
            guard let first = parts.first, let last = parts.last else { return true }
            return SystemFrameworks.names.contains(first) || places.contains(last)
                || last.hasSuffix("-Swift.h")
        }
    }

    func declaresClass(_ name: String) -> Bool { types[name].map { $0.isClass || $0.isImplemented } ?? false }

    /// The names of all classes.
    var classNames: [String] { types.filter { $0.value.isClass || $0.value.isImplemented }.map(\.key) }

    /// Returns whether a class has a member, by itself or by inheritance, or nil if this cannot be decided.
    ///
    /// - Parameter names: The possible names of the member.
    func hasMember(_ names: [String], in className: String) -> Bool? {
        guard declaresClass(className) else { return nil }
        var isDecided = true
        let isFound: Bool? = inherited(by: className) { type, name, isTooLong in
            let members = [type.members] + type.aliases.compactMap { types[$0]?.members }
            if members.contains(where: { !$0.isDisjoint(with: names) }) { return true }
            let isKnown = type.isComplete || SystemFrameworks.classes.contains(name)
            if !isKnown || type.isDynamic || isTooLong { isDecided = false }
            return nil
        }
        return isFound ?? (isDecided ? false : nil)
    }

    /// Returns the first value that a type or one of its superclasses has.
    ///
    /// - Parameter value: Returns the value of a type with a name, or nil.
    func inherited<Value>(
        by typeName: String,
        _ value: (_ type: SourceType, _ name: String, _ isTooLong: Bool) -> Value?
    ) -> Value? {
        var (visited, waiting): (Set<String>, [String]) = ([typeName], [typeName])
        while let path = waiting.popLast() {
            let name = localName(path)
            let type = types[name] ?? SourceType()
            // Long chains do not occur, and would take long.
            if let value = value(type, name, visited.count > 100) { return value }
            for superclass in type.superclasses where visited.count <= 100 && visited.insert(superclass).inserted {
                waiting.append(superclass)
            }
        }
        return nil
    }

    /// Returns the name of a type without its module, unless the module is another one.
    private func localName(_ path: String) -> String {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return path }
        let isElsewhere = imports.contains(first) && !places.contains(first) && !SystemFrameworks.names.contains(first)
        return isElsewhere ? path : last
    }

    /// The members that extensions and categories add to classes of other modules.
    var membersOfOthers: Set<String> {
        types.values.reduce(into: []) { members, type in
            if !type.isClass, !type.isImplemented { members.formUnion(type.members) }
        }
    }
}
