/// The Swift source that does what a storyboard file does.
///
/// It has a constant for each scene, and a function that registers the storyboard with its scenes and segues.
public struct StoryboardSource: Sendable {
    /// The type that has the storyboard's scenes, such as `MainStoryboard`.
    public let typeName: String

    /// The source.
    public let text: String

    /// What the source leaves out, for there is no counterpart.
    public let notes: [LoadProblem]

    /// Writes the source of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - declaresClasses: Whether the classes that the file names are declared, too; without that the program has
    ///     them.
    public init(_ file: StoryboardFile, declaresClasses: Bool = true) {
        let classes = SourceClasses([file])
        var taken = classes.all
        self.init(file, classes, declaresClasses ? taken : [], &taken)
    }

    /// Writes the sources of files that are compiled together.
    ///
    /// A class that several files name is declared once, and what has the same name otherwise gets a number.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - declaresClasses: Whether the classes that the files name are declared, too; without that the program has
    ///     them.
    /// - Returns: The source of each file, in order.
    public static func sources(of files: [StoryboardFile], declaresClasses: Bool = true) -> [StoryboardSource] {
        let classes = SourceClasses(files)
        var taken = classes.all
        var undeclared = declaresClasses ? taken : []
        return files.map { file in
            let own = SourceClasses([file]).all.intersection(undeclared)
            undeclared.subtract(own)
            return StoryboardSource(file, classes, own, &taken)
        }
    }

    private init(
        _ file: StoryboardFile,
        _ classes: SourceClasses,
        _ declared: Set<String>,
        _ taken: inout Set<String>
    ) {
        var writer = SourceWriter(file, classes)
        let words = SwiftName.capitalised(file.name)
        typeName = SwiftName.free("\(words.isEmpty ? "Main" : words)Storyboard", &taken)
        writer.write(typeName, declared)
        text = writer.lines.joined(separator: "\n") + "\n"
        notes = writer.notes
    }
}
