/// One thing that the tool does.
@MainActor
protocol Command {
    /// How it is called.
    static var name: String { get }

    /// What it does, in a few words.
    static var summary: String { get }

    /// How it is used.
    static var help: String { get }

    /// Takes what was said on the command line.
    ///
    /// - Parameter arguments: The words after the name; the command takes what it knows.
    /// - Throws: ``Outcome`` where something is wrong with them.
    init(_ arguments: inout Arguments) throws

    /// Does it.
    func run() throws -> Outcome
}
