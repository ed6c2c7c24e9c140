/// Swift source code that defines the storyboard of a file.
///
/// It declares a constant for each scene, and a function that registers the storyboard with its scenes and segues.
///
/// See <doc:From-file-to-code>.
public struct StoryboardSource: Sendable {
    /// The name of the type with the storyboard's scenes, such as `MainStoryboard`.
    public let typeName: String

    /// The source code.
    public var text: String { Self.text(of: [self]) }

    /// The source code without its header and its imports.
    private let code: String
    private let imports: [String]
    private let fileName: String
    private let command: [String]

    /// The parts of the file that the source omits because they are unsupported.
    public let omissions: [LoadProblem]

    /// Generates the source of a file, by default with declarations of the classes that the file names.
    public init(_ file: StoryboardFile, declaresClasses: Bool = true, command: [String] = []) {
        self = Self.sources(of: [file], declaresClasses: declaresClasses, command: command)[0]
    }

    /// Generates the sources of files that are compiled together, in their order.
    ///
    /// A class that several files name is declared once. Other equal names are distinguished by a number. References
    /// between the files have the class of the controller to which they lead.
    ///
    /// - Parameters:
    ///   - declaresClasses: Whether the sources declare the classes that the files name and the program does not declare.
    ///   - program: The classes that the program declares.
    ///   - command: The words of a command that generates the sources again, for the comment at their start.
    public static func sources(
        of files: [StoryboardFile],
        declaresClasses: Bool = true,
        program: ProgramClasses = ProgramClasses(),
        command: [String] = []
    ) -> [StoryboardSource] {
        let classes = SourceClasses(files, declaresClasses: declaresClasses, program)
        var taken = UniqueNames(classes.all)
        var undeclared = classes.declared
        return files.map { file in
            let declared = SourceClasses([file], declaresClasses: false).all.intersection(undeclared)
            undeclared.subtract(declared)
            return StoryboardSource(file, Self.typeName(of: file, &taken), classes, declared, command)
        }
    }

    /// Returns the name of the type with a file's scenes.
    static func typeName(of file: StoryboardFile, _ taken: inout UniqueNames) -> String {
        let base = SwiftName.capitalized(file.name)
        return taken.add("\(base.isEmpty ? "Main" : base)Storyboard")
    }

    /// Returns the code of sources that are compiled together as one file.
    public static func text(of sources: [StoryboardSource]) -> String {
        let imports = Set(sources.flatMap(\.imports)).sorted().map { "import \($0)\n" }
        let code = (imports + sources.map(\.code)).joined()
        let names = sources.map(\.fileName).joined(separator: ", ")
        return SourceHeader.file(code, from: names, command: sources.first?.command ?? [])
    }

    /// - Parameters:
    ///   - lines: The code after the imports.
    init(
        _ file: StoryboardFile,
        _ typeName: String,
        importing imports: [String],
        _ lines: [String],
        omissions: [LoadProblem] = [],
        _ command: [String]
    ) {
        (self.typeName, self.imports, self.omissions, self.command) = (typeName, imports, omissions, command)
        (code, fileName) = (lines.joined(separator: "\n"), Self.fileName(of: file))
    }

    /// Returns the last component of a file's path, for comments.
    static func fileName(of file: StoryboardFile) -> String {
        SwiftName.escapedText(file.path.split(separator: "/").last.map(String.init) ?? file.path)
    }

    private init(
        _ file: StoryboardFile,
        _ typeName: String,
        _ classes: SourceClasses,
        _ declared: Set<String>,
        _ command: [String]
    ) {
        let names = SceneNames(file, classes)
        var types = UniqueNames(classes.all.union(SourceClasses.packageNames))
        let actions = UnwindCases(type: types.add("UnwindAction"), names.scenes)
        let scenes = names.scenes.map { named in
            let type = types.add(SwiftName.capitalized(named.constant) + "Segue")
            return SceneWriter(named, segueEnum: type, among: names, classes, actions, of: file)
        }
        var lines: [String] = []
        for name in declared.sorted() { lines += [""] + classes.declaration(of: name) }
        lines += [
            "", "/// The scenes and segues of \(Self.fileName(of: file)).", "enum \(typeName) {",
            "    /// The name by which references in other storyboards find this one.",
        ]
        lines += SourceFormat.assignment("static let name", SwiftName.literal(file.name), indent: 4)
        if !names.scenes.isEmpty { lines.append("") }
        lines +=
            names.scenes.flatMap { named in
                let (type, name) = (classes.packageName("SceneIdentifier"), SwiftName.literal(named.name))
                return SourceFormat.constant(named.constant, type, of: [named.controller.name], "rawValue: \(name)")
            } + scenes.flatMap(\.cases.lines) + actions.lines
        lines += Self.registration(classes.packageName) + scenes.flatMap(\.lines) + ["    }", "}", ""]
        let omissions = scenes.flatMap(\.omissions)
        self.init(file, typeName, importing: ["StoryCode"], lines, omissions: omissions, command)
    }

    /// The function that registers the storyboard, and the start of the one that defines its scenes.
    private static func registration(_ spelling: (String) -> String) -> [String] {
        let scenes = spelling("StoryboardScenes")
        let code = """

                /// Registers the storyboard in the dependency container of its scenes.
                static func register(in container: \(spelling("Container"))) { register(in: container) { _ in } }

                /// Registers the storyboard in the dependency container of its scenes, with the program's part.
                ///
                /// - Parameter extend: Adds unwind actions, preparations of segues and other parts to the scenes:
                ///   `try scenes.definition(of: …).prepare(…)`.
                static func register(
                    in container: \(spelling("Container")),
                    extend: (\(scenes)) throws -> Void
                ) rethrows {
                    try container.registerStoryboard(name: name) { scenes in
                        define(scenes)
                        try extend(scenes)
                    }
                }

                /// Defines the scenes.
                static func define(_ scenes: \(scenes)) {
            """
        return code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
