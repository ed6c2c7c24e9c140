/// A command of the tool.
@MainActor
package protocol Command {
    /// The name on the command line.
    static var name: String { get }

    /// The purpose, in a few words.
    static var summary: String { get }

    /// The usage, with all options.
    static var help: String { get }

    /// Consumes the arguments after the name.
    ///
    /// - Throws: ``Outcome`` if an argument is wrong.
    init(_ arguments: inout Arguments) throws

    func run() throws -> Outcome
}
